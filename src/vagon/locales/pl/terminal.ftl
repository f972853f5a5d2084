# The game in a terminal. What the user types stands between `backticks`.


## Messages

term-welcome = { $map }: { $players }. `pomoc` powie, co można wpisać.
term-stopped =
    { $count ->
        [one] Koniec danych: gra zatrzymuje się po { $count } ruchu.
        [few] Koniec danych: gra zatrzymuje się po { $count } ruchach.
        [many] Koniec danych: gra zatrzymuje się po { $count } ruchach.
       *[other] Koniec danych: gra zatrzymuje się po { $count } ruchu.
    }
term-left =
    { $count ->
        [one] Opuszczasz grę po { $count } ruchu.
        [few] Opuszczasz grę po { $count } ruchach.
        [many] Opuszczasz grę po { $count } ruchach.
       *[other] Opuszczasz grę po { $count } ruchu.
    }
term-last-save = `zapisz PLIK` zachowuje zapis, Enter kończy
term-choices = Do wyboru jest od 1 do { $count }.
term-not-understood = „{ $line }” nie ma wśród możliwości. `pomoc` powie, co można wpisać.
term-guess = Czy chodzi o „{ $action }”? Wpisz `tak` albo coś innego.
term-which = Która możliwość?
term-more = i więcej: { $count }
term-no-route = Nie ma takiego połączenia.
term-save-name = Po `zapisz` podaj nazwę pliku.
term-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
term-not-saved = Nie można zapisać pliku { $file }: { $reason }.
term-saved = Zapisano w pliku { $file }.
term-help =
    Liczba wybiera z listy. Można też wpisać słowa, wystarczą ich początki:
    · `czerwona`, `stos`: wziąć kartę
    · `dobierz bilety`: dobrać bilety
    · `zajmij par zur`, `par zur`: zająć połączenie Paryż – Zurych
    · `dworzec rzym`: zbudować dworzec
    · `1 3`, `wszystkie`: które bilety zatrzymać
    W każdej chwili można zapytać:
    · `bilety`: twoje bilety i najkrótsza droga do każdego
    · `połączenia`, `połączenia paryż`: połączenia, które możesz zająć, albo wszystkie z miasta
    · `mapa`: gdzie leżą miasta
    · `zapisz PLIK`: zachować dotychczasowy zapis gry
    · `koniec`: wyjść

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = pomoc
typed-map = mapa
typed-routes = połączenia trasy
typed-tickets = bilety
typed-save = zapisz
typed-quit = koniec
typed-yes = tak
typed-all = wszystkie wszystko
typed-draw = dobierz weź
typed-card = karta kartę
typed-deck = stos
typed-claim = zajmij utwórz
typed-station = dworzec
typed-build = zbuduj
typed-pay = zapłać
typed-add = dołóż
typed-withdraw = wycofaj
typed-keep = zatrzymaj
typed-passenger = pasażer pasażera
typed-nobody = nikogo nikt
typed-pass = pasuj pas
typed-tunnel = tunel
typed-ferry = prom

## The situation

term-turns =
    { $count ->
        [one] za nami { $count } tura
        [few] za nami { $count } tury
        [many] za nami { $count } tur
       *[other] za nami { $count } tury
    }
term-last-turns =
    { $count ->
        [one] pozostała { $count } ostatnia tura
        [few] pozostały { $count } ostatnie tury
        [many] pozostało { $count } ostatnich tur
       *[other] pozostało { $count } ostatniej tury
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] punkty
        [wagons] wagoniki
        [cards] karty
        [tickets] bilety
        [stations] dworce
        [passengers] pasażerowie
        [row] odkryte
        [hand] ręka
        [offered] do wyboru
        [routes] połączenia
        [longest_trail] najdłuższa
        [most_tickets] premia
        [borrowed] pożyczone
        [tie] remis
       *[total] suma
    }
term-empty = (pusto)
term-stock = stos { $deck }, odrzucone { $discards }
term-no-cards = brak kart
term-any = dowolny
term-done = gotowe
term-open = w toku
term-to-go = brakuje { $count }
term-blocked = już niemożliwe
term-passengers = { $count }× { passenger-name }
term-waiting = pasażerowie, { $place }: { $passengers }
term-nobody = nikt
term-prompt =
    { $phase ->
        [choose_mix] Zapowiedz kombinację biletów
        [choose_tickets] Wybierz bilety, które zatrzymasz
        [second_card] Weź drugą kartę
        [pay_route] Zapłać za połączenie { $route }
        [pay_station] Zapłać za dworzec – { $place }
        [pay_extra] Tunel { $route } odsłania { $cards }: dołóż, ile trzeba, albo się wycofaj
        [keep_tickets] Wybierz bilety, które zatrzymasz
        [take_passenger] Wybierz pasażera – { $place }
       *[turn] Twoja tura
    }
term-decision =
    { $phase ->
        [over] Gra się skończyła.
        [turn] Tura gracza: { $player }.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = dobierz ze stosu
menu-take = weź: { $card }
menu-take-only = weź jako jedyną kartę: { $card }
menu-tickets =
    { $count ->
        [one] dobierz { $count } bilet
        [few] dobierz { $count } bilety
        [many] dobierz { $count } biletów
       *[other] dobierz { $count } biletu
    }
menu-mix = dobierz bilety: krótkie { $short }, długie { $long }
menu-pay = zapłać: { $cards }
menu-add = dołóż: { $cards }
menu-withdraw = wycofaj się
menu-passenger = { passenger-name } pasażer
menu-nobody = nie zabieraj nikogo
menu-station = dworzec: { $city }
menu-pass = pasuj
menu-claim = zajmij
menu-claim-useful = zajmij (* leży na najkrótszej drodze któregoś biletu)
menu-more-routes =
    { $count ->
        [one] i jeszcze { $count } połączenie: pokaże je `połączenia`
        [few] i jeszcze { $count } połączenia: pokaże je `połączenia`
        [many] i jeszcze { $count } połączeń: pokaże je `połączenia`
       *[other] i jeszcze { $count } połączenia: pokaże je `połączenia`
    }
menu-station-hint =
    { $count ->
        [one] `dworzec MIASTO` buduje dworzec za { $count } kartę
        [few] `dworzec MIASTO` buduje dworzec za { $count } karty
        [many] `dworzec MIASTO` buduje dworzec za { $count } kart
       *[other] `dworzec MIASTO` buduje dworzec za { $count } karty
    }
menu-keep-hint =
    { $count ->
        [one] Wpisz numery tych, które zatrzymasz, co najmniej { $count }: `1 2` albo `wszystkie`.
        [few] Wpisz numery tych, które zatrzymasz, co najmniej { $count }: `1 2` albo `wszystkie`.
        [many] Wpisz numery tych, które zatrzymasz, co najmniej { $count }: `1 2` albo `wszystkie`.
       *[other] Wpisz numery tych, które zatrzymasz, co najmniej { $count }: `1 2` albo `wszystkie`.
    }

## The final score

term-score-length = { $points } za długość { $length }
term-score-failed = { $journey }, niezrealizowany
term-score-path = { $journey } przez { $routes }
term-score-loan = { $route }, właściciel { $player }, dzięki dworcowi { $city }
term-score-not-built = niezbudowane: { $count }
term-score-trail =
    { $count ->
        [one] { $count } wagonik przez { $routes }
        [few] { $count } wagoniki przez { $routes }
        [many] { $count } wagoników przez { $routes }
       *[other] { $count } wagonika przez { $routes }
    }
term-score-prize = { $points } za kolor { passenger-name }
term-score-tie =
    { $by ->
        [completed_tickets] wyżej niż { $player }: zrealizowane bilety { $value }:{ $other }
        [fewer_stations] wyżej niż { $player }: mniej dworców { $value }:{ $other }
        [longest_trail] wyżej niż { $player }: najdłuższa trasa { $value }:{ $other }
       *[passengers] wyżej niż { $player }: pasażerowie { $value }:{ $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] Wygrywasz! Masz { $count } punkt.
                [few] Wygrywasz! Masz { $count } punkty.
                [many] Wygrywasz! Masz { $count } punktów.
               *[other] Wygrywasz! Masz { $count } punktu.
            }
        [several]
            { $count ->
                [one] Wspólne zwycięstwo: { $player }, po { $count } punkcie.
                [few] Wspólne zwycięstwo: { $player }, po { $count } punkty.
                [many] Wspólne zwycięstwo: { $player }, po { $count } punktów.
               *[other] Wspólne zwycięstwo: { $player }, po { $count } punktu.
            }
       *[other]
            { $count ->
                [one] Wygrywa { $player } i ma { $count } punkt.
                [few] Wygrywa { $player } i ma { $count } punkty.
                [many] Wygrywa { $player } i ma { $count } punktów.
               *[other] Wygrywa { $player } i ma { $count } punktu.
            }
    }
