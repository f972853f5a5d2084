# The game in a terminal. What the user types stands between `backticks`.

## Messages

term-welcome = { $map }: { $players }. `help` tells what you can type.
term-stopped =
    { $count ->
        [one] The input ended: the game stops here, after { $count } move.
       *[other] The input ended: the game stops here, after { $count } moves.
    }
term-left =
    { $count ->
        [one] You leave the game after { $count } move.
       *[other] You leave the game after { $count } moves.
    }
term-last-save = `save FILE` keeps the record, Enter leaves
term-choices = There are choices 1 to { $count }.
term-not-understood = “{ $line }” is none of your choices. `help` tells what you can type.
term-guess = Do you mean “{ $action }”? Type `yes`, or something else.
term-which = Which one?
term-more = and { $count } more
term-no-route = There is no such route.
term-save-name = Type the name of a file after `save`.
term-exists = { $file } is there already. Choose another name.
term-not-saved = { $file } cannot be written: { $reason }.
term-saved = Saved to { $file }.
term-help =
    A number chooses from the list. Words do as well, and their beginnings are enough:
    · `red`, `deck`: take a card
    · `draw tickets`: draw tickets
    · `claim par zur`, `par zur`: claim the route Paris–Zurich
    · `station rome`: build a station
    · `1 3`, `all`: which tickets to keep
    These can be asked at any time:
    · `tickets`: your tickets and the shortest way to complete each
    · `routes`, `routes paris`: the routes that you can claim, or all routes of a city
    · `map`: where the cities lie
    · `save FILE`: write the record of the game so far
    · `quit`: leave

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = help
typed-map = map
typed-routes = routes
typed-tickets = tickets
typed-save = save
typed-quit = quit exit
typed-yes = yes
typed-all = all
typed-draw = draw take
typed-card = card
typed-deck = deck
typed-claim = claim
typed-station = station
typed-build = build
typed-pay = pay
typed-add = add
typed-withdraw = withdraw
typed-keep = keep
typed-passenger = passenger
typed-nobody = none nobody
typed-pass = pass
typed-tunnel = tunnel
typed-ferry = ferry

## The situation

term-turns =
    { $count ->
        [one] { $count } turn played
       *[other] { $count } turns played
    }
term-last-turns =
    { $count ->
        [one] { $count } last turn to go
       *[other] { $count } last turns to go
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] points
        [wagons] wagons
        [cards] cards
        [tickets] tickets
        [stations] stations
        [passengers] passengers
        [row] row
        [hand] hand
        [offered] offered
        [routes] routes
        [longest_trail] trail
        [most_tickets] bonus
        [borrowed] borrowed
        [tie] tie
       *[total] total
    }
term-empty = (empty)
term-stock = deck { $deck }, discards { $discards }
term-no-cards = no cards
term-any = any
term-done = done
term-open = open
term-to-go = { $count } to go
term-blocked = blocked
term-passengers = { $count } { passenger-name }
term-waiting = passengers in { $place }: { $passengers }
term-nobody = nobody
term-prompt =
    { $phase ->
        [choose_mix] Announce a mix of tickets
        [choose_tickets] Choose the tickets to keep
        [second_card] Take a second card
        [pay_route] Pay for { $route }
        [pay_station] Pay for the station in { $place }
        [pay_extra] The tunnel { $route } shows { $cards }: add what it asks for, or withdraw
        [keep_tickets] Choose the tickets to keep
        [take_passenger] Choose a passenger in { $place }
       *[turn] Your turn
    }
term-decision =
    { $phase ->
        [over] The game is over.
        [turn] { $player } to move.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = draw from the deck
menu-take = take { $card }
menu-take-only = take { $card } as your only card
menu-tickets =
    { $count ->
        [one] draw { $count } ticket
       *[other] draw { $count } tickets
    }
menu-mix = draw tickets: short { $short }, long { $long }
menu-pay = pay { $cards }
menu-add = add { $cards }
menu-withdraw = withdraw
menu-passenger = take the { passenger-name } passenger
menu-nobody = take nobody
menu-station = station in { $city }
menu-pass = pass
menu-claim = claim
menu-claim-useful = claim (* lies on the shortest way of a ticket)
menu-more-routes =
    { $count ->
        [one] and { $count } more route: `routes` lists it
       *[other] and { $count } more routes: `routes` lists them
    }
menu-station-hint =
    { $count ->
        [one] `station CITY` builds a station for { $count } card
       *[other] `station CITY` builds a station for { $count } cards
    }
menu-keep-hint =
    { $count ->
        [one] Type the numbers of those to keep, at least { $count }: `1 2`, or `all`.
       *[other] Type the numbers of those to keep, at least { $count }: `1 2`, or `all`.
    }

## The final score

term-score-length = { $points } for length { $length }
term-score-failed = { $journey }, not completed
term-score-path = { $journey } over { $routes }
term-score-loan = { $route } from { $player }, by the station in { $city }
term-score-not-built = { $count } not built
term-score-trail =
    { $count ->
        [one] { $count } wagon over { $routes }
       *[other] { $count } wagons over { $routes }
    }
term-score-prize = { $points } for { passenger-name }
term-score-tie =
    { $by ->
        [completed_tickets] before { $player } by more completed tickets: { $value } to { $other }
        [fewer_stations] before { $player } by fewer stations built: { $value } to { $other }
        [longest_trail] before { $player } by the longest trail: { $value } to { $other }
       *[passengers] before { $player } by more passengers: { $value } to { $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] You win with { $count } point.
               *[other] You win with { $count } points.
            }
        [several]
            { $count ->
                [one] { $player } share the victory with { $count } point each.
               *[other] { $player } share the victory with { $count } points each.
            }
       *[other]
            { $count ->
                [one] { $player } wins with { $count } point.
               *[other] { $player } wins with { $count } points.
            }
    }
