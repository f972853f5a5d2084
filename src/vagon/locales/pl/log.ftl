# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".


## Moves

log-drew =
    { $who ->
        [you] Dobierasz ze stosu.
       *[other] { $player } dobiera ze stosu.
    }
log-drew-card =
    { $who ->
        [you] Dobierasz ze stosu: { card-name }.
       *[other] { $player } dobiera ze stosu: { card-name }.
    }
log-took =
    { $who ->
        [you] Bierzesz odkrytą kartę: { card-name }.
       *[other] { $player } bierze odkrytą kartę: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] Zapowiadasz kombinację biletów.
       *[other] { $player } zapowiada kombinację biletów.
    }
log-mix =
    { $who ->
        [you] Prosisz o bilety: krótkie { $short }, długie { $long }.
       *[other] { $player } prosi o bilety: krótkie { $short }, długie { $long }.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] Dobierasz { $count } bilet.
                [few] Dobierasz { $count } bilety.
                [many] Dobierasz { $count } biletów.
               *[other] Dobierasz { $count } biletu.
            }
       *[other]
            { $count ->
                [one] { $player } dobiera { $count } bilet.
                [few] { $player } dobiera { $count } bilety.
                [many] { $player } dobiera { $count } biletów.
               *[other] { $player } dobiera { $count } biletu.
            }
    }
log-tickets-mix =
    { $who ->
        [you] Dobierasz bilety: krótkie { $short }, długie { $long }.
       *[other] { $player } dobiera bilety: krótkie { $short }, długie { $long }.
    }
log-kept-secret =
    { $who ->
        [you] Wybierasz bilety.
       *[other] { $player } wybiera bilety.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] Zatrzymujesz { $count } bilet.
                [few] Zatrzymujesz { $count } bilety.
                [many] Zatrzymujesz { $count } biletów.
               *[other] Zatrzymujesz { $count } biletu.
            }
       *[other]
            { $count ->
                [one] { $player } zatrzymuje { $count } bilet.
                [few] { $player } zatrzymuje { $count } bilety.
                [many] { $player } zatrzymuje { $count } biletów.
               *[other] { $player } zatrzymuje { $count } biletu.
            }
    }
log-kept-tickets =
    { $who ->
        [you] Zatrzymujesz: { $tickets }.
       *[other] { $player } zatrzymuje: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] Zajmujesz połączenie { $route } ({ $cards }): { count-points }.
       *[other] { $player } zajmuje połączenie { $route } ({ $cards }): { count-points }.
    }
log-dug =
    { $who ->
        [you] Kopiesz tunel { $route } ({ $cards }).
       *[other] { $player } kopie tunel { $route } ({ $cards }).
    }
log-revealed =
    { $count ->
        [0] Tunel odsłania { $cards }: bez dodatkowych kart.
        [one] Tunel odsłania { $cards }: { $count } dodatkowa karta.
        [few] Tunel odsłania { $cards }: { $count } dodatkowe karty.
        [many] Tunel odsłania { $cards }: { $count } dodatkowych kart.
       *[other] Tunel odsłania { $cards }: { $count } dodatkowej karty.
    }
log-revealed-nothing = Dla tunelu nie ma już kart do odkrycia: bez dodatkowych kart.
log-added =
    { $who ->
        [you] Dokładasz: { $cards }.
       *[other] { $player } dokłada: { $cards }.
    }
log-dug-through =
    { $who ->
        [you] Tunel { $route } jest twój: { count-points }.
       *[other] { $player } ma tunel { $route }: { count-points }.
    }
log-withdrew =
    { $who ->
        [you] Wycofujesz się z tunelu { $route }, karty wracają na rękę.
       *[other] { $player } wycofuje się z tunelu { $route } i zabiera karty.
    }
log-station =
    { $who ->
        [you] Budujesz dworzec: { $city } ({ $cards }).
       *[other] { $player } buduje dworzec: { $city } ({ $cards }).
    }
log-passenger =
    { $who ->
        [you] Wsiada do ciebie pasażer: { passenger-name }, { $place }.
       *[other] { $player } zabiera pasażera: { passenger-name }, { $place }.
    }
log-no-passenger =
    { $who ->
        [you] Nie zabierasz nikogo: { $place }.
       *[other] { $player } nie zabiera nikogo: { $place }.
    }
log-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $player } pasuje.
    }
log-shuffled = Odrzucone karty tworzą nowy stos.
log-row-renewed = Wśród odkrytych są co najmniej trzy lokomotywy: wymieniamy wszystkie pięć kart.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] Został ci { $count } wagonik: każdy ma jeszcze jedną turę.
                [few] Zostały ci { $count } wagoniki: każdy ma jeszcze jedną turę.
                [many] Zostało ci { $count } wagoników: każdy ma jeszcze jedną turę.
               *[other] Zostało ci { $count } wagonika: każdy ma jeszcze jedną turę.
            }
       *[other]
            { $count ->
                [one] { $player } ma już tylko { $count } wagonik: każdy ma jeszcze jedną turę.
                [few] { $player } ma już tylko { $count } wagoniki: każdy ma jeszcze jedną turę.
                [many] { $player } ma już tylko { $count } wagoników: każdy ma jeszcze jedną turę.
               *[other] { $player } ma już tylko { $count } wagonika: każdy ma jeszcze jedną turę.
            }
    }
log-over = Koniec gry, podliczamy punkty.

## The table

log-created = Stół jest gotowy.
log-joined =
    { $who ->
        [you] Siadasz do stołu.
       *[other] { $player } siada do stołu.
    }
log-took-over =
    { $who ->
        [you] Przejmujesz miejsce.
       *[other] { $player } przejmuje miejsce.
    }
log-started = Karty rozdane, gra się zaczyna.
log-undone =
    { $who ->
        [you] Cofasz swój ruch.
       *[other] { $player } cofa ruch.
    }
log-left =
    { $who ->
        [you] Odchodzisz, dalej gra bot.
       *[other] { $player } odchodzi, dalej gra bot.
    }
log-timed-out =
    { $who ->
        [you] Twój czas minął, dalej gra bot.
       *[other] { $player } nie ma już czasu, dalej gra bot.
    }
log-removed =
    { $who ->
        [you] Gospodarz oddaje twoje miejsce botowi.
       *[other] { $player } kończy decyzją gospodarza, dalej gra bot.
    }
log-away =
    { $who ->
        [you] Długo cię nie ma, dalej gra bot.
       *[other] { $player } jest długo poza grą, dalej gra bot.
    }
log-returned =
    { $who ->
        [you] Wracasz do gry.
       *[other] { $player } wraca do gry.
    }
log-gone =
    { $who ->
        [you] Nie masz łączności.
       *[other] { $player } nie ma łączności.
    }
log-back =
    { $who ->
        [you] Znów masz łączność.
       *[other] { $player } znów ma łączność.
    }
log-wants-pause =
    { $who ->
        [you] Prosisz o przerwę.
       *[other] { $player } prosi o przerwę.
    }
log-wants-resume =
    { $who ->
        [you] Chcesz grać dalej.
       *[other] { $player } chce grać dalej.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] Gospodarz włącza czat.
               *[no] Gospodarz wyłącza czat.
            }
       *[spectators]
            { $on ->
                [yes] Gospodarz pozwala oglądać wszystkim.
               *[no] Gospodarz pozwala oglądać tylko graczom.
            }
    }
log-rematch =
    { $who ->
        [you] Zapraszasz wszystkich do następnej gry.
       *[other] { $player } zaprasza wszystkich do następnej gry.
    }
log-renamed =
    { $who ->
        [you] Masz nową nazwę: { $player }.
       *[other] Nowa nazwa gracza: { $player }.
    }
log-closed = Stół jest zamknięty.
