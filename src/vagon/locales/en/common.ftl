# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

language-name = English
you = You
map-name =
    { $map ->
        [europe] Europe
       *[germany] Germany
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] violet
        [white] white
        [blue] blue
        [yellow] yellow
        [orange] orange
        [black] black
        [red] red
        [green] green
       *[locomotive] locomotive
    }
# The mark on a card and on the spaces of a route, for those who do not go by colours.
card-mark =
    { $colour ->
        [violet] diamond
        [white] ring
        [blue] triangle
        [yellow] asterisk
        [orange] square
        [black] cross
        [red] heart
        [green] club
       *[locomotive] star
    }
# Some cards of one kind; several such are listed with commas.
card-count =
    { $colour ->
        [locomotive]
            { $count ->
                [one] { $count } locomotive
               *[other] { $count } locomotives
            }
       *[other] { $count } { card-name }
    }
# A route.
route-colour =
    { $colour ->
        [violet] violet
        [white] white
        [blue] blue
        [yellow] yellow
        [orange] orange
        [black] black
        [red] red
        [green] green
       *[grey] any one colour
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] violet
        [white] white
        [blue] blue
        [yellow] yellow
        [black] black
        [red] red
       *[green] green
    }
passenger-name =
    { $colour ->
        [white] white
        [blue] blue
        [yellow] yellow
        [black] black
        [red] red
       *[green] green
    }

## Things on the table

# A route or the journey of a ticket.
between = { $from }–{ $to }
route-kind =
    { $kind ->
        [tunnel] tunnel
        [ferry] ferry
       *[rail] route
    }
pile-name =
    { $pile ->
        [long] long tickets
        [short] short tickets
       *[regular] regular tickets
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-wagons =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
count-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
count-passengers =
    { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Beginner
        [level2] Casual
        [level3] Skilled
        [level4] Strong
        [level5] Expert
       *[simple] Simple
    }

## Buttons

button-ok = OK
button-cancel = Cancel
button-close = Close
button-back = Back
button-next = Next
button-confirm = Confirm
button-undo = Undo
button-retry = Try again
button-copy = Copy
button-save = Save
button-help = Help
button-settings = Settings
