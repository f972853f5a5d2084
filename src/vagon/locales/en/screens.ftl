# All screens but the game itself.

## On every page

masthead-label = Help and settings
lost-title = Nothing here
lost-text = This address leads nowhere: perhaps the link is incomplete.

## The first page

home-over = Anno 1901
home-tagline = Lay your rails across an old atlas, with friends or against bots.
home-map = Map
home-play = Play now
home-play-how = against two bots
home-starting = The table is being set …
home-invite = Invite friends
home-more = More
home-how = How to play
home-record = Open a record
own-title = Your games
own-your-turn = Your turn
own-turn-of = Turn: { $player }
own-others-turn = Others are thinking
own-waiting = Waiting for players
own-paused = Paused
own-over = Finished
own-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
listed-title = Open tables
listed-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

## A new table

new-title = New table
new-map-about =
    { $map ->
        [europe] Tunnels, ferries and stations, from Lisbon to Moscow.
       *[germany] Passengers, short and long tickets, and the neighbours.
    }
new-seats = Who plays
new-add-seat = Add a seat
seat-who = Who takes seat { $number }
seat-kind =
    { $kind ->
        [bot] Bot
        [friend] Friend, by a link
       *[here] Somebody on this device
    }
seat-level = Strength of the bot on seat { $number }
seat-name = Name for seat { $number }
seat-name-hint = Name, if you like
seat-by-link = gets a link from you
seat-remove = Remove seat { $number }
new-options = More options
new-clock = Time to think
clock-none = No limit
clock-live = { $minutes } min + { $seconds } s a turn
clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
new-listed = List the table publicly
new-listed-note = Anybody on this server may take a free seat.
new-spectators = Let others watch
new-spectators-note = Whoever has the link sees what lies open, and nobody’s cards.
new-chat = Chat
new-join-order = Sit in the order of this list
new-join-order-note = Otherwise seats are drawn by lot.
new-all-tracks = Open all parallel tracks
new-all-tracks-note = With two or three players, usually only one track of each can be claimed.
new-make = Start
new-make-invite = Make the table and invite

## The waiting room

waiting-title = Waiting room
waiting-for =
    { $count ->
        [0] everybody is here
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
waiting-starts = The game begins as soon as every seat is taken.
waiting-close = Give the table up
seat-free = Free seat
seat-here = Play here
seat-to-bot = Let a bot play
seat-to-person = Give it to a person
sit-down = Sit down
invite-seat = Link for seat { $number }
invite-new = New link for seat { $number }
invite-anybody = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-note = Whoever opens it first has the seat.
invite-local = Only this computer can open the link: others cannot reach this server.
qr-label = The link as a QR code
invited-title = You are invited
invited-text = A seat is kept for you at this table.
invited-watch = Only watch
closed-title = Table closed
closed-text = This table has been given up.

## Final scoring

score-title = Final scoring
score-steps = Steps of the scoring
score-skip = To the result
score-again = Show the scoring again
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Winner: { $players }
       *[other] Shared victory: { $players }
    }
score-result = Result
score-place = { $place }.
score-routes = Routes
score-routes-about = These points were won during the game.
score-ticket = Ticket: { $player }
score-ticket-lost = The two ends were never joined: the points are lost.
score-loan = By the station in { $city }, on the route { $route } of { $player }.
score-stations = Spare stations
score-stations-left =
    { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
score-trail = Longest trail
score-trail-about = The longest way over one’s own routes on which no wagon counts twice.
score-most-tickets = Most tickets
score-completed =
    { $count ->
        [one] { $count } completed ticket
       *[other] { $count } completed tickets
    }
score-passengers =
    { $colour ->
        [white] White passengers
        [blue] Blue passengers
        [yellow] Yellow passengers
        [black] Black passengers
        [red] Red passengers
       *[green] Green passengers
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } point
       *[other] { $players }: { $points } points
    }
score-breakdown = All points
score-source =
    { $source ->
        [routes] Routes
        [tickets] Tickets
        [stations] Stations
        [trail] Longest trail
        [most-tickets] Most tickets
        [passengers] Passengers
       *[total] Total
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } before { $other }: more completed tickets ({ $value } to { $otherValue }).
        [fewer_stations] { $player } before { $other }: fewer stations ({ $value } to { $otherValue }).
        [longest_trail] { $player } before { $other }: the longest trail.
       *[passengers] { $player } before { $other }: more passengers ({ $value } to { $otherValue }).
    }
score-rematch = Play again
score-rematch-join = To the next game
score-replay = Watch it again
chart-title = Points over time
chart-label = Points of each player after each move, and the final score
chart-as-table = As a table
chart-moves = moves
chart-move = Move
chart-final = Final score

## Replay

replay-title = Replay
replay-controls = Steps through the game
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-at = { $at } of { $last }
replay-things-of = Cards and tickets: { $player }
replay-no-cards = No cards
replay-offered = to choose from
back-to-game = Back to the game
replay-to-score = To the final score
record-title = Open a record
record-about = A record is a whole game in a file. It is played again move by move, with everybody’s cards.
record-drop = Drop a record here
record-hint = or choose the file:
record-another = Another record
record-download = Save the record
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] This file is too large for a record.
        [not_json] This file is no record: it is not JSON.
        [not_a_record] This file is no record of a game.
        [other_version] This record was made by another version of the program.
       *[malformed] This record has a fault at { $place }.
    }
record-refused = This record cannot be played again: at { $place } it breaks the rules, or does not follow from its key.

## Is the deal fair?

fair-title = Is the deal fair?
fair-about = Before the game the server promised a secret, and every browser added a number of its own. From both together follow all cards and tickets. Your browser has recomputed them here, without asking anybody.
fair-working = Recomputing …
fair-later = The secret is revealed when the game is over. Until then there is the promise.
fair-shown = Promised before the game:
fair-to-table = To the table
fair-yes = Everything follows from what was promised.
fair-no = This deal is not what was promised.
fair-unknown-map = This record is of a map that is not here.
fair-check =
    { $name ->
        [promised] Promise
        [commitment] Secret
        [key] Key
        [map] Map
       *[chance] Cards and tickets
    }
fair-verdict =
    { $verdict ->
        [right] right
        [wrong] wrong
       *[open] open
    }
fair-same-promise = It is the promise that this browser saw before the game was over.
fair-other-promise = This browser was shown another promise before the game was over.
fair-nothing-promised = Nothing was promised before this game.
fair-secret-hidden = The secret is not revealed yet.
fair-promise-kept = The secret is the one that was promised.
fair-promise-broken = The secret is not the one that was promised.
fair-host-alone = The key was made by the host alone.
fair-key-made-together =
    { $players ->
        [one] The key comes from the secret and the number of { $players } player.
       *[other] The key comes from the secret and the numbers of { $players } players.
    }
fair-key-not-theirs = The key does not come from the secret and the numbers of the players.
fair-same-map = It was played on the map that we know.
fair-other-map = It was played on another map than the one we know.
fair-key-hidden = The key is not revealed yet.
fair-all-follow =
    { $outcomes ->
        [one] { $outcomes } outcome of chance follows from the key.
       *[other] All { $outcomes } outcomes of chance follow from the key.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Deal, outcome { $number }: the record says “{ $said }”, the key gives “{ $given }”.
       *[other] Move { $move }, outcome { $number }: the record says “{ $said }”, the key gives “{ $given }”.
    }
fair-impossible-all-seated = Move { $move }, outcome { $number }, “{ $said }”: everybody has a seat already.
fair-impossible-deck-empty = Move { $move }, outcome { $number }, “{ $said }”: the deck is empty.
fair-impossible-deck-not-empty = Move { $move }, outcome { $number }, “{ $said }”: the deck is not empty yet.
fair-impossible-too-many-cards = Move { $move }, outcome { $number }, “{ $said }”: there are not so many cards.
fair-impossible-bag-empty = Move { $move }, outcome { $number }, “{ $said }”: no passenger is left.
fair-impossible-pile-empty = Move { $move }, outcome { $number }, “{ $said }”: no ticket is left in that pile.
fair-impossible-not-drawn = Move { $move }, outcome { $number }, “{ $said }”: nobody has drawn that ticket.
fair-impossible-not-on-map = Move { $move }, outcome { $number }, “{ $said }”: the map has no such ticket.
fair-counts = All cards counted
fair-counts-about =
    { $count ->
        [0] The deck was never shuffled anew.
        [one] The deck was shuffled anew { $count } time.
       *[other] The deck was shuffled anew { $count } times.
    }
fair-card = Card
fair-in-game = In the game
fair-drawn = Left the deck
fair-left = Still in it
fair-how = How it works
fair-how-1 = The server picks a secret and shows its fingerprint, the promise. From then on it cannot take another.
fair-how-2 = Every player’s browser sends a random number.
fair-how-3 = Secret and numbers together make the key, and from the key follows every shuffle.
fair-how-4 = When the game is over the secret is revealed, and anybody can recompute everything.

## Settings

settings-you = You
settings-name = Your name
settings-name-note = Others at your tables see it. You may leave it empty.
settings-look = Look
settings-names = Names of places
settings-names-name =
    { $names ->
        [printed] As printed on the board
       *[own] In my language
    }
settings-contrast = High contrast
settings-playing = Playing
settings-confirm = Confirm the cards that a finger takes
settings-confirm-name =
    { $how ->
        [countdown] With a countdown
        [always] Always
       *[never] Never
    }
settings-odds = Show the odds of tunnels
settings-odds-note = How likely extra cards are, by what you have seen.
settings-keys-note = Turn this off if you speak to your computer.
settings-kept = These settings stay on this device.

## About

about-title = About Vagon

about-what = Vagon lets you play two games about the railways of the early twentieth century, Europe and Germany, with friends or against bots: on your own computer, or on a server of your own.
about-data = There are no accounts. Your name and what you say are kept with the table only, and no address of yours is stored. Nothing is loaded from anywhere but this server.
about-kept =
    { $days ->
        [one] Tables are kept for { $days } day.
       *[other] Tables are kept for { $days } days.
    }
about-version = Version { $version }
about-licence = Vagon is free software under the MIT licence.
about-disclaimer = It is an independent work, not affiliated with or endorsed by the publisher of any board game.
about-notices = Work of others
