# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

you = Te
map-name =
    { $map ->
        [europe] Európa
       *[germany] Németország
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] lila
        [white] fehér
        [blue] kék
        [yellow] sárga
        [orange] narancs
        [black] fekete
        [red] piros
        [green] zöld
       *[locomotive] mozdony
    }
# Some cards of one kind; several such are listed with commas.
card-count = { $count } { card-name }
# A route.
route-colour =
    { $colour ->
        [violet] lila
        [white] fehér
        [blue] kék
        [yellow] sárga
        [orange] narancs
        [black] fekete
        [red] piros
        [green] zöld
       *[grey] tetszőleges szín
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] lila
        [white] fehér
        [blue] kék
        [yellow] sárga
        [black] fekete
        [red] piros
       *[green] zöld
    }
passenger-name =
    { $colour ->
        [white] fehér
        [blue] kék
        [yellow] sárga
        [black] fekete
        [red] piros
       *[green] zöld
    }

## Things on the table

# A route or the journey of a ticket.
between = { $from }–{ $to }
route-kind =
    { $kind ->
        [tunnel] alagút
        [ferry] komp
       *[rail] útvonal
    }
count-cards = { $count } kártya
count-wagons = { $count } vagon
count-points = { $count } pont
count-tickets = { $count } menetjegy
count-players = { $count } játékos

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Kezdő
        [level2] Laza
        [level3] Ügyes
        [level4] Erős
        [level5] Mester
       *[simple] Egyszerű
    }

## Buttons

button-cancel = Mégse
button-close = Bezárás
button-back = Vissza
button-next = Tovább
button-copy = Másolás
button-help = Súgó
button-settings = Beállítások
