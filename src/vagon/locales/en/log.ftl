# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".

## Moves

log-drew =
    { $who ->
        [you] You draw from the deck.
       *[other] { $player } draws from the deck.
    }
log-drew-card =
    { $who ->
        [you] You draw from the deck: { card-name }.
       *[other] { $player } draws from the deck: { card-name }.
    }
log-took =
    { $who ->
        [you] You take from the row: { card-name }.
       *[other] { $player } takes from the row: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] You announce your mix of tickets.
       *[other] { $player } announces a mix of tickets.
    }
log-mix =
    { $who ->
        [you] You ask for tickets: short { $short }, long { $long }.
       *[other] { $player } asks for tickets: short { $short }, long { $long }.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] You draw { $count } ticket.
               *[other] You draw { $count } tickets.
            }
       *[other]
            { $count ->
                [one] { $player } draws { $count } ticket.
               *[other] { $player } draws { $count } tickets.
            }
    }
log-tickets-mix =
    { $who ->
        [you] You draw tickets: short { $short }, long { $long }.
       *[other] { $player } draws tickets: short { $short }, long { $long }.
    }
log-kept-secret =
    { $who ->
        [you] You choose your tickets.
       *[other] { $player } chooses tickets.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] You keep { $count } ticket.
               *[other] You keep { $count } tickets.
            }
       *[other]
            { $count ->
                [one] { $player } keeps { $count } ticket.
               *[other] { $player } keeps { $count } tickets.
            }
    }
log-kept-tickets =
    { $who ->
        [you] You keep: { $tickets }.
       *[other] { $player } keeps: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] You claim { $route } with { $cards }: { count-points }.
       *[other] { $player } claims { $route } with { $cards }: { count-points }.
    }
log-dug =
    { $who ->
        [you] You dig the tunnel { $route } with { $cards }.
       *[other] { $player } digs the tunnel { $route } with { $cards }.
    }
log-revealed =
    { $count ->
        [0] The tunnel shows { $cards }: no extra card.
        [one] The tunnel shows { $cards }: { $count } extra card.
       *[other] The tunnel shows { $cards }: { $count } extra cards.
    }
log-revealed-nothing = There is no card left for the tunnel to show: no extra card.
log-added =
    { $who ->
        [you] You add { $cards }.
       *[other] { $player } adds { $cards }.
    }
log-dug-through =
    { $who ->
        [you] You own the tunnel { $route }: { count-points }.
       *[other] { $player } owns the tunnel { $route }: { count-points }.
    }
log-withdrew =
    { $who ->
        [you] You withdraw from { $route } and take your cards back.
       *[other] { $player } withdraws from { $route } and takes the cards back.
    }
log-station =
    { $who ->
        [you] You build a station in { $city } with { $cards }.
       *[other] { $player } builds a station in { $city } with { $cards }.
    }
log-passenger =
    { $who ->
        [you] You take the { passenger-name } passenger in { $place }.
       *[other] { $player } takes the { passenger-name } passenger in { $place }.
    }
log-no-passenger =
    { $who ->
        [you] You take nobody in { $place }.
       *[other] { $player } takes nobody in { $place }.
    }
log-passed =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
log-shuffled = The discards are shuffled into a new deck.
log-row-renewed = At least three locomotives lie in the row: all five cards are replaced.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] You have { $count } wagon left: one last turn for everybody.
               *[other] You have { $count } wagons left: one last turn for everybody.
            }
       *[other]
            { $count ->
                [one] { $player } has { $count } wagon left: one last turn for everybody.
               *[other] { $player } has { $count } wagons left: one last turn for everybody.
            }
    }
log-over = The game is over. The points are counted.

## The table

log-created = The table is set up.
log-joined =
    { $who ->
        [you] You sit down at the table.
       *[other] { $player } sits down at the table.
    }
log-took-over =
    { $who ->
        [you] You take over a place.
       *[other] { $player } takes over a place.
    }
log-started = The cards are dealt and the game begins.
log-undone =
    { $who ->
        [you] You take your move back.
       *[other] { $player } takes the move back.
    }
log-left =
    { $who ->
        [you] You leave, and a bot plays on.
       *[other] { $player } leaves, and a bot plays on.
    }
log-timed-out =
    { $who ->
        [you] Your time is up, and a bot plays on.
       *[other] { $player } is out of time, and a bot plays on.
    }
log-removed =
    { $who ->
        [you] The host has given your place to a bot.
       *[other] { $player } is removed by the host, and a bot plays on.
    }
log-away =
    { $who ->
        [you] You were away for too long, and a bot plays on.
       *[other] { $player } is away for too long, and a bot plays on.
    }
log-returned =
    { $who ->
        [you] You are back in the game.
       *[other] { $player } is back in the game.
    }
log-gone =
    { $who ->
        [you] Your connection is lost.
       *[other] { $player } has lost the connection.
    }
log-back =
    { $who ->
        [you] Your connection is back.
       *[other] { $player } is connected again.
    }
log-wants-pause =
    { $who ->
        [you] You would like a break.
       *[other] { $player } would like a break.
    }
log-wants-resume =
    { $who ->
        [you] You would like to go on.
       *[other] { $player } would like to go on.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] The host turns the chat on.
               *[no] The host turns the chat off.
            }
       *[spectators]
            { $on ->
                [yes] The host lets everybody watch.
               *[no] The host lets only the players watch.
            }
    }
log-rematch =
    { $who ->
        [you] You invite everybody to another game.
       *[other] { $player } invites everybody to another game.
    }
log-renamed =
    { $who ->
        [you] You have a new name: { $player }.
       *[other] A player has a new name: { $player }.
    }
log-closed = The table is closed.
