# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

language-name = Magyar
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
# The mark on a card and on the spaces of a route, for those who do not go by colours.
card-mark =
    { $colour ->
        [violet] rombusz
        [white] gyűrű
        [blue] háromszög
        [yellow] csillagjel
        [orange] négyzet
        [black] kereszt
        [red] szív
        [green] lóhere
       *[locomotive] csillag
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
pile-name =
    { $pile ->
        [long] hosszú menetjegyek
        [short] rövid menetjegyek
       *[regular] normál menetjegyek
    }
count-cards = { $count } kártya
count-wagons = { $count } vagon
count-points = { $count } pont
count-tickets = { $count } menetjegy
count-stations = { $count } állomás
count-passengers = { $count } utas
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

button-ok = Rendben
button-cancel = Mégse
button-close = Bezárás
button-back = Vissza
button-next = Tovább
button-confirm = Megerősítés
button-undo = Visszavonás
button-retry = Újrapróbálás
button-copy = Másolás
button-save = Mentés
button-help = Súgó
button-settings = Beállítások
