# The game as it is played in the browser. Routes, places and players come as names.

load-failed = Nie udało się wczytać strony. Sprawdź łączność i spróbuj ponownie.
go-home = Na stronę główną
connection-lost = Brak łączności z serwerem. Próbuję ponownie…
new-version = Jest nowa wersja gry Vagon.
button-reload = Wczytaj ponownie
game-title =
    { $map ->
        [europe] Gra na mapie Europy
       *[germany] Gra na mapie Niemiec
    }

## The board

board-of =
    { $map ->
        [europe] Plansza Europy
       *[germany] Plansza Niemiec
    }
zoom-in = Powiększ planszę
zoom-out = Pomniejsz planszę
zoom-whole = Pokaż całą planszę
board-walk = Plansza: strzałki prowadzą od miasta do miasta, Enter wybiera
cities = Miasta
count-routes =
    { $count ->
        [one] { $count } połączenie
        [few] { $count } połączenia
        [many] { $count } połączeń
       *[other] { $count } połączenia
    }
search-routes = Znajdź połączenie lub miasto
search-hint =
    { $map ->
        [europe] Na przykład: par zur
       *[germany] Na przykład: ber ham
    }
search-none = Żadne połączenie tak się nie nazywa.
which-one = O które chodzi?
build-station-here = Zbuduj tu dworzec
route-facts =
    { $kind ->
        [tunnel] tunel, { $count }× { route-colour }
        [ferry] prom, { $count }× { route-colour }
       *[rail] { $count }× { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · co najmniej { $count } lokomotywa
        [few] · co najmniej { $count } lokomotywy
        [many] · co najmniej { $count } lokomotyw
       *[other] · co najmniej { $count } lokomotywy
    }
route-owner = { $player } ({ $letter })
route-affordable = możesz je zająć teraz
route-marked = w twoim planie
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } punkt
        [few] { $route } · { route-facts } · { $points } punkty
        [many] { $route } · { route-facts } · { $points } punktów
       *[other] { $route } · { route-facts } · { $points } punktu
    }

## Cards and tickets

card-face-down = Zakryta karta
cards-and-tickets = Karty i bilety do dobrania
row = Odkryte karty
row-empty = pusto
take-card =
    { $colour ->
        [locomotive] Weź lokomotywę
       *[other] Weź kartę: { card-name }
    }
deck = Stos
draw-deck = Dobierz ze stosu
tickets = Bilety
draw-tickets = Dobierz bilety
your-hand = Twoje karty
hand-empty = Nie masz kart na ręce.
your-tickets = Twoje bilety
tickets-none = Na razie brak biletów.
tickets-offered = Bilety do wyboru
ticket-done = gotowe
ticket-lost = już niemożliwe
ticket-failed = niezrealizowany
ticket-long = bilet na długą trasę
ticket-needs =
    { $count ->
        [one] brakuje { $count } wagonika
        [few] brakuje { $count } wagoników
        [many] brakuje { $count } wagoników
       *[other] brakuje { $count } wagonika
    }
ticket-show = Pokaż na planszy najlepszą drogę
plan = Twój plan
plan-way = Zaznacz tę drogę
plan-clear = Wyczyść
sort-by = Kolejność
sort-state = najpierw w toku
sort-points = według punktów
sort-name = według nazwy

## Players

players = Gracze
bot-label = { level-name } { $letter }
player-label = Gracz { $letter }
bot = bot
person = gracz
bot-plays-on = dalej gra bot
is-thinking = teraz gra
is-away = brak łączności
your-turn-short = Twoja tura
last-turn = ostatnia tura
stations-left =
    { $count ->
        [one] został { $count } dworzec
        [few] zostały { $count } dworce
        [many] zostało { $count } dworców
       *[other] zostało { $count } dworca
    }
passengers-taken = Pasażerowie
days-left =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
time-left = Pozostały czas: { $time }
final-round =
    { $count ->
        [one] Ostatnie tury: została { $count }
        [few] Ostatnie tury: zostały { $count }
        [many] Ostatnie tury: zostało { $count }
       *[other] Ostatnie tury: zostało { $count }
    }

## The action bar: what is expected

action-bar = Co robić
choices = Możliwości
sending = Wysyłanie…
bar-loading = Chwileczkę…
bar-your-turn = Twoja tura
bar-turn-hint =
    { $targets ->
        [both] Weź kartę, zajmij połączenie, dobierz bilety albo zbuduj dworzec.
        [routes] Weź kartę, zajmij połączenie albo dobierz bilety.
        [stations] Weź kartę, dobierz bilety albo zbuduj dworzec.
       *[none] Weź kartę albo dobierz bilety.
    }
bar-last-turn = To twoja ostatnia tura.
bar-second-card = Weź drugą kartę
bar-second-hint = Ze stosu albo spośród odkrytych, ale bez odkrytej lokomotywy.
bar-other-plays = Tura gracza: { $player }
bar-others-choose =
    { $count ->
        [one] Bilety wybiera jeszcze { $count } gracz
        [few] Bilety wybiera jeszcze { $count } graczy
        [many] Bilety wybiera jeszcze { $count } graczy
       *[other] Bilety wybiera jeszcze { $count } gracza
    }
bar-watching = Oglądasz tę grę.
bar-may-undo = Możesz jeszcze cofnąć ruch.
bar-may-prepare = Możesz już wybrać następny ruch.
bar-paused = Gra jest wstrzymana
bar-paused-waiting = Ruszy dalej, gdy wszyscy się zgodzą.
bar-replaced = Gra za ciebie bot
bar-affordable = Masz na to karty.
bar-choose-payment = Wybierz, czym zapłacisz.
bar-aimed = Dotknij jeszcze raz albo naciśnij przycisk.
bar-aimed-countdown = Zostanie wzięte, gdy minie czas. Dotknij jeszcze raz, by wziąć od razu.
bar-tunnel = Tunel: odkryte trzy karty mogą podnieść cenę.
bar-city = Czekają tu pasażerowie. Wsiądą, gdy ktoś zajmie połączenie stąd.
bar-station = Dworzec: { $city }
bar-keep =
    { $count ->
        [one] Zatrzymaj co najmniej { $count } bilet
        [few] Zatrzymaj co najmniej { $count } bilety
        [many] Zatrzymaj co najmniej { $count } biletów
       *[other] Zatrzymaj co najmniej { $count } biletu
    }
bar-keep-hint = Jeśli połączysz oba końce biletu, zyskasz jego punkty; inaczej je stracisz.
bar-mix-opening = Jakie bilety chcesz?
bar-mix = Jakie bilety chcesz?
bar-mix-hint = Bilety na długie trasy dają więcej punktów, ale trudniej je zrealizować.
bar-extra =
    { $count ->
        [one] Tunel kosztuje o { $count } kartę więcej
        [few] Tunel kosztuje o { $count } karty więcej
        [many] Tunel kosztuje o { $count } kart więcej
       *[other] Tunel kosztuje o { $count } karty więcej
    }
bar-extra-hint = Dołóż karty albo wycofaj się i zabierz swoje.
bar-extra-none = Nie masz takich kart. Wycofaj się i zabierz swoje.
bar-passenger = Pasażer: { $place }
bar-passenger-hint = Wybierz, kto wsiada. Najwięcej pasażerów w danym kolorze daje punkty na koniec.

## The action bar: what can be done

claim = Zajmij
claim-next = Zajmij w następnej turze
take = Weź
mark-route = Zaznacz
unmark-route = Usuń znak
build-station = Zbuduj
build-next = Zbuduj w następnej turze
pay = Zapłać
pass = Pasuj
go-on = Dalej
resume = Wznów
take-over = Wróć do gry
undo =
    { $what ->
        [claim] Cofnij zajęcie
        [station] Cofnij dworzec
        [passenger] Cofnij pasażera
       *[other] Cofnij
    }
withdraw = Wycofaj się
take-nobody = Nikt
draw-these = Dobierz te
mix-label = krótkie { $short }, długie { $long }
choose-tickets = Wybierz bilety
keep-tickets =
    { $count ->
        [one] Zatrzymaj { $count } bilet
        [few] Zatrzymaj { $count } bilety
        [many] Zatrzymaj { $count } biletów
       *[other] Zatrzymaj { $count } biletu
    }
add-cards =
    { $count ->
        [one] Dołóż { $count } kartę
        [few] Dołóż { $count } karty
        [many] Dołóż { $count } kart
       *[other] Dołóż { $count } karty
    }

## A move that is prepared while others play

next-deck = Następnie: dobierz ze stosu
next-card =
    { $colour ->
        [locomotive] Następnie: weź lokomotywę
       *[other] Następnie: weź kartę ({ card-name })
    }
next-claim = Następnie: zajmij połączenie { $route } ({ $cards })
next-station = Następnie: zbuduj dworzec – { $city } ({ $cards })
# The space after the dot does not break.
next-chip = { $move } · anuluj
next-dropped = Przygotowany ruch przepada. { $why }
next-cancelled = Przygotowany ruch anulowano.

## Tunnels

tunnel = Tunel
tunnel-turning = Odkrywanie trzech kart…
tunnel-skip = Odkryj wszystkie
tunnel-result =
    { $count ->
        [0] Bez dodatkowych kart: tunel jest twój.
        [one] { $count } dodatkowa karta.
        [few] { $count } dodatkowe karty.
        [many] { $count } dodatkowych kart.
       *[other] { $count } dodatkowej karty.
    }
tunnel-odds = Dodatkowe karty: brak { $none }, jedna { $one }, więcej { $more }.

## Log and chat

log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
log-filter = Co pokazuje dziennik
log-all = Wszystko
log-claims = Tylko połączenia
log-whole = Pokaż całą grę
chat-empty = Nikt się jeszcze nie odezwał.
your-words = Twoje słowa
say = Powiedz
quick-phrases = Szybkie zdania
mute = Wycisz: { $player }
unmute = Znów słuchaj: { $player }
phrase =
    { $code ->
        [hello] Cześć!
        [good_luck] Powodzenia!
        [well_played] Dobrze zagrane!
        [thanks] Dziękuję!
        [oops] Ojej!
        [your_turn] Twoja tura.
        [one_moment] Chwileczkę, proszę.
        [good_game] Dobra gra!
       *[bye] Do zobaczenia!
    }
recap = Co się działo pod twoją nieobecność
recap-changes =
    { $count ->
        [one] Na planszy jest { $count } zmiana: jest podświetlona.
        [few] Na planszy są { $count } zmiany: są podświetlone.
        [many] Na planszy jest { $count } zmian: są podświetlone.
       *[other] Na planszy jest { $count } zmiany: są podświetlone.
    }
recap-done = Graj dalej

## A shared device

curtain = Przekaż urządzenie: { $player }
curtain-hint = Do tego czasu karty i bilety są ukryte.
curtain-open = To ja, { $player }

## The connection

online = Online
offline = Offline: czekam na sieć
connecting = Łączenie…
connection-refused = Stół jest niedostępny
last-news = ostatnia wiadomość o { $time }
reconnecting =
    { $seconds ->
        [one] Ponowna próba za { $seconds } sekundę
        [few] Ponowna próba za { $seconds } sekundy
        [many] Ponowna próba za { $seconds } sekund
       *[other] Ponowna próba za { $seconds } sekundy
    }

## Keys and menu

your-things = Twoja strona stołu
tab =
    { $name ->
        [hand] Karty
        [tickets] Bilety
        [players] Gracze
        [log] Dziennik
       *[chat] Czat
    }
menu = Menu
keys = Klawisze
key-row = weź odkrytą kartę
key-deck = dobierz ze stosu
key-tickets = dobierz bilety
key-search = znajdź połączenie lub miasto
key-confirm = zrób to, co mówi wyróżniony przycisk
key-cancel = anuluj albo pomiń ruch
key-undo = cofnij ruch
key-last = ostatni ruch
key-turn = co teraz trzeba zrobić
key-chat = czat
key-mark = zaznacz wybrane połączenie w swoim planie
key-history = wstecz i naprzód w grze
key-walk = po planszy od miasta do miasta
key-zoom = powiększ lub pomniejsz planszę
key-keys = ta lista
letter-keys = Skróty klawiszowe z jednej litery
language-label = Język
animation = Ruch
animation-speed =
    { $speed ->
        [0] brak
        [1] spokojny
       *[2] szybki
    }
theme = Oświetlenie
theme-name =
    { $theme ->
        [day] dzień
        [night] noc
       *[auto] jak urządzenie
    }
sounds = Dźwięki
sound-turn = dzwonek na moją turę
sound-claim = stukot kół przy połączeniu
sound-ticket = gong za zrealizowany bilet
text-mode = Tryb tekstowy
board-mode = Z planszą
save-report = Zapisz zgłoszenie błędu
other-device = Graj na innym urządzeniu
other-device-link = Link do twojego miejsca
other-device-note = Otwórz go na drugim urządzeniu: możesz grać dalej na obu. Działa tylko raz, nikomu go nie pokazuj.
ask-pause = Poproś o przerwę
leave = Wyjdź
leave-question = Dalej zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
leave-yes = Opuść grę
host-menu = Jako gospodarz
host-spectators = Pozwól innym oglądać
host-replace = Niech bot zagra za: { $player }
host-replace-question = Za gracza { $player } dalej zagra bot. Gracz może wrócić.
host-replace-yes = Niech gra bot

## Text mode

text-situation = Jak wygląda sytuacja
text-do = Co możesz zrobić
text-draw = Weź karty
text-claim = Zajmij połączenie
text-station = Zbuduj dworzec
text-row = Odkryte: { $cards }
text-board = Wszystkie połączenia
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
