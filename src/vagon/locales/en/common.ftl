# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

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

button-cancel = Cancel
button-close = Close
button-back = Back
button-next = Next
button-copy = Copy
button-help = Help
button-settings = Settings
