# The game as it is played in the browser.

load-failed = This page could not be loaded. Check the connection and try again.
go-home = To the start page
connection-lost = The connection is lost. Trying again …
board-of =
    { $map ->
        [europe] The board of Europe
       *[germany] The board of Germany
    }
zoom-in = Enlarge the board
zoom-out = Reduce the board
zoom-whole = Show the whole board
card-face-down = A card face down
ticket-done = done
ticket-lost = out of reach
ticket-long = long ticket
