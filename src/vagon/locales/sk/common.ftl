# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

you = Ty
map-name =
    { $map ->
        [europe] Európa
       *[germany] Nemecko
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] fialová
        [white] biela
        [blue] modrá
        [yellow] žltá
        [orange] oranžová
        [black] čierna
        [red] červená
        [green] zelená
       *[locomotive] lokomotíva
    }
# Some cards of one kind; several such are listed with commas. The space does not break.
card-count = { $count }× { card-name }
# A route.
route-colour =
    { $colour ->
        [violet] fialová
        [white] biela
        [blue] modrá
        [yellow] žltá
        [orange] oranžová
        [black] čierna
        [red] červená
        [green] zelená
       *[grey] ľubovoľná farba
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] fialová
        [white] biela
        [blue] modrá
        [yellow] žltá
        [black] čierna
        [red] červená
       *[green] zelená
    }
passenger-name =
    { $colour ->
        [white] biely
        [blue] modrý
        [yellow] žltý
        [black] čierny
        [red] červený
       *[green] zelený
    }

## Things on the table

# A route or the journey of a ticket.
between = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] tunel
        [ferry] trajekt
       *[rail] trať
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
count-wagons =
    { $count ->
        [one] { $count } vagón
        [few] { $count } vagóny
        [many] { $count } vagóna
       *[other] { $count } vagónov
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
count-tickets =
    { $count ->
        [one] { $count } lístok
        [few] { $count } lístky
        [many] { $count } lístka
       *[other] { $count } lístkov
    }
count-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráča
       *[other] { $count } hráčov
    }

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Nováčik
        [level2] Pohodár
        [level3] Znalec
        [level4] Silný súper
        [level5] Majster
       *[simple] Jednoduchý
    }

## Buttons

button-cancel = Zrušiť
button-close = Zavrieť
button-back = Späť
button-next = Ďalej
button-copy = Kopírovať
button-help = Pomocník
button-settings = Nastavenia
