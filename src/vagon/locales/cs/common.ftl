# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

you = Ty
map-name =
    { $map ->
        [europe] Evropa
       *[germany] Německo
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] fialová
        [white] bílá
        [blue] modrá
        [yellow] žlutá
        [orange] oranžová
        [black] černá
        [red] červená
        [green] zelená
       *[locomotive] lokomotiva
    }
# Some cards of one kind; several such are listed with commas. The space does not break.
card-count = { $count }× { card-name }
# A route.
route-colour =
    { $colour ->
        [violet] fialová
        [white] bílá
        [blue] modrá
        [yellow] žlutá
        [orange] oranžová
        [black] černá
        [red] červená
        [green] zelená
       *[grey] libovolná barva
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] fialová
        [white] bílá
        [blue] modrá
        [yellow] žlutá
        [black] černá
        [red] červená
       *[green] zelená
    }
passenger-name =
    { $colour ->
        [white] bílý
        [blue] modrý
        [yellow] žlutý
        [black] černý
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
       *[other] { $count } karet
    }
count-wagons =
    { $count ->
        [one] { $count } vagon
        [few] { $count } vagony
        [many] { $count } vagonu
       *[other] { $count } vagonů
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
count-tickets =
    { $count ->
        [one] { $count } jízdenka
        [few] { $count } jízdenky
        [many] { $count } jízdenky
       *[other] { $count } jízdenek
    }
count-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Nováček
        [level2] Pohodář
        [level3] Znalec
        [level4] Silný soupeř
        [level5] Mistr
       *[simple] Jednoduchý
    }

## Buttons

button-cancel = Zrušit
button-close = Zavřít
button-back = Zpět
button-next = Další
button-copy = Kopírovat
button-help = Nápověda
button-settings = Nastavení
