# All screens but the game itself.

## On every page

language-label = Language
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
sit-down = Sit down
invite-seat = Link for seat { $number }
invite-new = New link for seat { $number }
invite-anybody = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-note = Whoever opens it first has the seat.
qr-label = The link as a QR code
closed-title = Table closed
closed-text = This table has been given up.
about-title = About Vagon
