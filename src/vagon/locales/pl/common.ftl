# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

you = Ty
map-name =
    { $map ->
        [europe] Europa
       *[germany] Niemcy
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] fioletowa
        [white] biała
        [blue] niebieska
        [yellow] żółta
        [orange] pomarańczowa
        [black] czarna
        [red] czerwona
        [green] zielona
       *[locomotive] lokomotywa
    }
# Some cards of one kind; several such are listed with commas. The space does not break.
card-count = { $count }× { card-name }
# A route.
route-colour =
    { $colour ->
        [violet] fioletowe
        [white] białe
        [blue] niebieskie
        [yellow] żółte
        [orange] pomarańczowe
        [black] czarne
        [red] czerwone
        [green] zielone
       *[grey] dowolny kolor
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] fioletowy
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [black] czarny
        [red] czerwony
       *[green] zielony
    }
passenger-name =
    { $colour ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [black] czarny
        [red] czerwony
       *[green] zielony
    }

## Things on the table

# A route or the journey of a ticket.
between = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] tunel
        [ferry] prom
       *[rail] połączenie
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
count-wagons =
    { $count ->
        [one] { $count } wagonik
        [few] { $count } wagoniki
        [many] { $count } wagoników
       *[other] { $count } wagonika
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }
count-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Nowicjusz
        [level2] Amator
        [level3] Znawca
        [level4] Silny rywal
        [level5] Mistrz
       *[simple] Prosty
    }

## Buttons

button-cancel = Anuluj
button-close = Zamknij
button-back = Wstecz
button-next = Dalej
button-copy = Kopiuj
button-help = Pomoc
button-settings = Ustawienia
