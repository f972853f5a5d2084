# The game as it is played in the browser. Routes, places and players come as names.

load-failed = This page could not be loaded. Check the connection and try again.
go-home = To the start page
connection-lost = The connection is lost. Trying again …
new-version = There is a new version of Vagon.
button-reload = Reload
game-title =
    { $map ->
        [europe] A game of Europe
       *[germany] A game of Germany
    }

## The board

board-of =
    { $map ->
        [europe] The board of Europe
       *[germany] The board of Germany
    }
zoom-in = Enlarge the board
zoom-out = Reduce the board
zoom-whole = Show the whole board
board-walk = Board: arrow keys lead from city to city, Enter chooses
cities = Cities
count-routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
search-routes = Find a route or a city
search-hint =
    { $map ->
        [europe] For example: par zur
       *[germany] For example: ber ham
    }
search-none = No route has such a name.
which-one = Which one do you mean?
build-station-here = Build a station here
route-facts =
    { $kind ->
        [tunnel] tunnel, { $count } × { route-colour }
        [ferry] ferry, { $count } × { route-colour }
       *[rail] { $count } × { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · at least { $count } locomotive
       *[other] · at least { $count } locomotives
    }
route-owner = { $player } ({ $letter })
route-affordable = you can claim it now
route-marked = in your plan
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } point
       *[other] { $route } · { route-facts } · { $points } points
    }

## Cards and tickets

card-face-down = A card face down
cards-and-tickets = Cards and tickets to draw
row = Open cards
row-empty = empty
take-card =
    { $colour ->
        [locomotive] Take the locomotive
       *[other] Take the { card-name } card
    }
deck = Deck
draw-deck = Draw from the deck
tickets = Tickets
draw-tickets = Draw tickets
your-hand = Your cards
hand-empty = No cards in your hand.
your-tickets = Your tickets
tickets-none = No tickets yet.
tickets-offered = Tickets to choose from
ticket-done = done
ticket-lost = out of reach
ticket-failed = not completed
ticket-long = long ticket
ticket-needs =
    { $count ->
        [one] { $count } wagon to go
       *[other] { $count } wagons to go
    }
ticket-show = Show the best way on the board
plan = Your plan
plan-way = Mark this way
plan-clear = Clear
sort-by = Order
sort-state = open first
sort-points = points
sort-name = name

## Players

players = Players
bot-label = { level-name } { $letter }
player-label = Player { $letter }
bot = bot
person = player
bot-plays-on = a bot plays on
is-thinking = to move
is-away = connection lost
your-turn-short = Your turn
last-turn = last turn
stations-left =
    { $count ->
        [one] { $count } station left
       *[other] { $count } stations left
    }
passengers-taken = Passengers
days-left =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-left = Time left: { $time }
final-round =
    { $count ->
        [one] Last turns: { $count } to go
       *[other] Last turns: { $count } to go
    }

## The action bar: what is expected

action-bar = What to do
choices = Choices
sending = Sending …
bar-loading = One moment …
bar-your-turn = Your turn
bar-turn-hint =
    { $targets ->
        [both] Take a card, claim a route, draw tickets or build a station.
        [routes] Take a card, claim a route or draw tickets.
        [stations] Take a card, draw tickets or build a station.
       *[none] Take a card or draw tickets.
    }
bar-last-turn = This is your last turn.
bar-second-card = Take a second card
bar-second-hint = From the deck or from the row, but no locomotive from the row.
bar-other-plays = { $player } is to move
bar-others-choose =
    { $count ->
        [one] { $count } player is still choosing tickets
       *[other] { $count } players are still choosing tickets
    }
bar-watching = You are watching this game.
bar-may-undo = You may still take your move back.
bar-may-prepare = You can already choose your next move.
bar-paused = The game is paused
bar-paused-waiting = It goes on when all players agree.
bar-replaced = A bot plays for you
bar-affordable = You have the cards for it.
bar-choose-payment = Choose how to pay.
bar-aimed = Tap it once more, or press the button.
bar-aimed-countdown = It is taken when the time is up. Tap it again to take it at once.
bar-tunnel = A tunnel: three cards are turned and may raise the price.
bar-city = Passengers wait here. They board when a route from here is claimed.
bar-station = A station in { $city }
bar-keep =
    { $count ->
        [one] Keep at least { $count } ticket
       *[other] Keep at least { $count } tickets
    }
bar-keep-hint = A ticket brings its points if you join its two ends, and costs them if you do not.
bar-mix-opening = Which tickets do you want?
bar-mix = Which tickets do you want?
bar-mix-hint = Long tickets bring more points and are harder to complete.
bar-extra =
    { $count ->
        [one] The tunnel costs { $count } card more
       *[other] The tunnel costs { $count } cards more
    }
bar-extra-hint = Add the cards, or withdraw and take yours back.
bar-extra-none = You do not have the cards. Withdraw and take yours back.
bar-passenger = A passenger in { $place }
bar-passenger-hint = Choose who boards. The most of each colour bring points at the end.

## The action bar: what can be done

claim = Claim
claim-next = Claim next turn
take = Take
mark-route = Mark
unmark-route = Unmark
build-station = Build
build-next = Build next turn
pay = Pay
pass = Pass
go-on = Go on
resume = Go on
take-over = Play yourself again
undo =
    { $what ->
        [claim] Undo the claim
        [station] Undo the station
        [passenger] Undo the passenger
       *[other] Undo
    }
withdraw = Withdraw
take-nobody = Nobody
draw-these = Draw these
mix-label = { $short } short, { $long } long
choose-tickets = Choose tickets
keep-tickets =
    { $count ->
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
add-cards =
    { $count ->
        [one] Add { $count } card
       *[other] Add { $count } cards
    }

## A move that is prepared while others play

next-deck = Next: draw from the deck
next-card =
    { $colour ->
        [locomotive] Next: take the locomotive
       *[other] Next: take the { card-name } card
    }
next-claim = Next: claim { $route } with { $cards }
next-station = Next: build a station in { $city } with { $cards }
# The space after the dot does not break.
next-chip = { $move } · cancel
next-dropped = Your prepared move is dropped. { $why }
next-cancelled = The prepared move is cancelled.

## Tunnels

tunnel = Tunnel
tunnel-turning = Three cards are turned …
tunnel-skip = Turn all cards
tunnel-result =
    { $count ->
        [0] No extra card: the tunnel is yours.
        [one] { $count } extra card.
       *[other] { $count } extra cards.
    }
tunnel-odds = Extra cards: none { $none }, one { $one }, more { $more }.

## Log and chat

log = Log
chat = Chat
log-and-chat = Log and chat
log-filter = What the log shows
log-all = Everything
log-claims = Claims only
log-whole = Show the whole game
chat-empty = Nothing has been said.
your-words = Your words
say = Say
quick-phrases = Quick phrases
mute = Mute { $player }
unmute = Hear { $player } again
phrase =
    { $code ->
        [hello] Hello!
        [good_luck] Good luck!
        [well_played] Well played!
        [thanks] Thank you!
        [oops] Oops!
        [your_turn] It is your turn.
        [one_moment] One moment, please.
        [good_game] Good game!
       *[bye] Goodbye!
    }
recap = While you were away
recap-changes =
    { $count ->
        [one] One thing has changed on the board: it is lit.
       *[other] { $count } things have changed on the board: they are lit.
    }
recap-done = Play on

## A shared device

curtain = Pass the device to { $player }
curtain-hint = Cards and tickets are hidden until then.
curtain-open = I am { $player }

## The connection

online = Online
offline = Offline: waiting for the network
connecting = Connecting …
connection-refused = The table cannot be reached
last-news = last news at { $time }
reconnecting =
    { $seconds ->
        [one] Reconnecting in { $seconds } second
       *[other] Reconnecting in { $seconds } seconds
    }

## Keys and menu

your-things = Your side of the table
tab =
    { $name ->
        [hand] Cards
        [tickets] Tickets
        [players] Players
        [log] Log
       *[chat] Chat
    }
menu = Menu
keys = Keys
key-row = take a card from the row
key-deck = draw from the deck
key-tickets = draw tickets
key-search = find a route or a city
key-confirm = do what the bright button says
key-cancel = cancel, or skip what moves
key-undo = take the move back
key-last = the last move
key-turn = what is expected now
key-chat = chat
key-mark = mark the chosen route for your plan
key-history = back and forth in the game
key-walk = from city to city on the board
key-zoom = enlarge or reduce the board
key-keys = this list
letter-keys = Single letters are keys
language-label = Language
animation = Movement
animation-speed =
    { $speed ->
        [0] none
        [1] calm
       *[2] quick
    }
theme = Light
theme-name =
    { $theme ->
        [day] day
        [night] night
       *[auto] as the device
    }
sounds = Sounds
sound-turn = bell at my turn
sound-claim = wheels at a claim
sound-ticket = chime for a finished ticket
text-mode = Text mode
board-mode = With the board
save-report = Save a report
other-device = Play on another device
other-device-link = Link to your place
other-device-note = Open it on the other device: you can go on playing on both. It works once, so show it to nobody else.
ask-pause = Ask for a break
leave = Leave
leave-question = A bot will play on for you. You can come back as long as the game lasts.
leave-yes = Leave the game
host-menu = As the host
host-spectators = Let others watch
host-replace = Let a bot play for { $player }
host-replace-question = A bot will play on for { $player }, who may come back.
host-replace-yes = Let it play

## Text mode

text-situation = How it stands
text-do = What you can do
text-draw = Take cards
text-claim = Claim a route
text-station = Build a station
text-row = In the row: { $cards }
text-board = All routes
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
