# All screens but the game itself.


## On every page

masthead-label = Pomoc i ustawienia
lost-title = Tu nic nie ma
lost-text = Ten adres donikąd nie prowadzi: może link jest niepełny.

## The first page

home-over = Anno 1901
home-tagline = Układaj tory na kartach starego atlasu, z przyjaciółmi albo przeciw botom.
home-map = Mapa
home-play = Graj teraz
home-play-how = przeciw dwóm botom
home-starting = Przygotowuję stół…
home-invite = Zaproś znajomych
home-more = Więcej
home-how = Jak grać
home-record = Otwórz zapis
own-title = Twoje gry
own-your-turn = Twoja tura
own-turn-of = Tura gracza: { $player }
own-others-turn = Inni się zastanawiają
own-waiting = Oczekiwanie na graczy
own-paused = Wstrzymana
own-over = Zakończona
own-more =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
listed-title = Otwarte stoły
listed-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }

## A new table

new-title = Nowy stół
new-map-about =
    { $map ->
        [europe] Tunele, promy i dworce, od Lizbony po Moskwę.
       *[germany] Pasażerowie, krótkie i długie bilety oraz sąsiedzi.
    }
new-seats = Kto gra
new-add-seat = Dodaj miejsce
seat-who = Kto zajmuje miejsce { $number }
seat-kind =
    { $kind ->
        [bot] Bot
        [friend] Znajomy, przez link
       *[here] Ktoś na tym urządzeniu
    }
seat-level = Siła bota na miejscu { $number }
seat-name = Nazwa na miejscu { $number }
seat-name-hint = Nazwa, jeśli chcesz
seat-by-link = dostaje od ciebie link
seat-remove = Usuń miejsce { $number }
new-options = Więcej opcji
new-clock = Czas do namysłu
clock-none = Bez limitu
clock-live = { $minutes } min + { $seconds } s na turę
clock-days =
    { $days ->
        [one] { $days } dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
new-listed = Pokaż stół publicznie
new-listed-note = Wolne miejsce może zająć każdy na tym serwerze.
new-spectators = Pozwól innym oglądać
new-spectators-note = Kto ma link, widzi to, co odkryte, ale nie karty graczy.
new-chat = Czat
new-join-order = Miejsca w kolejności z tej listy
new-join-order-note = Inaczej miejsca są losowane.
new-all-tracks = Otwórz wszystkie równoległe nitki
new-all-tracks-note = Przy dwóch lub trzech graczach zwykle wolno zająć tylko jedną z nich.
new-make = Rozpocznij
new-make-invite = Przygotuj stół i zaproś

## The waiting room

waiting-title = Poczekalnia
waiting-for =
    { $count ->
        [0] wszyscy są na miejscu
        [one] { $count } miejsce jest wolne
        [few] { $count } miejsca są wolne
        [many] { $count } miejsc jest wolnych
       *[other] { $count } miejsca jest wolne
    }
waiting-starts = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-close = Zamknij stół
seat-free = Wolne miejsce
seat-here = Graj tutaj
seat-to-bot = Niech gra bot
seat-to-person = Zwolnij dla człowieka
sit-down = Usiądź
invite-seat = Link do miejsca { $number }
invite-new = Nowy link do miejsca { $number }
invite-anybody = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij
invite-note = Miejsce ma ten, kto pierwszy otworzy link.
invite-local = Link otworzy tylko ten komputer: z innych ten serwer jest nieosiągalny.
qr-label = Link jako kod QR
invited-title = Masz zaproszenie
invited-text = Przy tym stole czeka na ciebie miejsce.
invited-watch = Tylko oglądaj
closed-title = Stół zamknięty
closed-text = Ten stół został zamknięty.

## Final scoring

score-title = Podliczanie punktów
score-steps = Kroki podliczania
score-skip = Do wyniku
score-again = Pokaż podliczanie jeszcze raz
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Zwycięstwo: { $players }
        [few] Wspólne zwycięstwo: { $players }
        [many] Wspólne zwycięstwo: { $players }
       *[other] Wspólne zwycięstwo: { $players }
    }
score-result = Wynik
score-place = { $place }.
score-routes = Połączenia
score-routes-about = Te punkty zdobyto podczas gry.
score-ticket = Bilet: { $player }
score-ticket-lost = Oba końce pozostały niepołączone: punkty przepadają.
score-loan = Dzięki dworcowi { $city }, połączeniem { $route }, które ma { $player }.
score-stations = Niezbudowane dworce
score-stations-left =
    { $count ->
        [0] nie został żaden
        [one] został { $count }
        [few] zostały { $count }
        [many] zostało { $count }
       *[other] zostało { $count }
    }
score-trail = Najdłuższa trasa
score-trail-about = Najdłuższa droga po własnych połączeniach, na której żaden wagonik nie liczy się dwa razy.
score-most-tickets = Najwięcej biletów
score-completed =
    { $count ->
        [one] { $count } zrealizowany bilet
        [few] { $count } zrealizowane bilety
        [many] { $count } zrealizowanych biletów
       *[other] { $count } zrealizowanego biletu
    }
score-passengers =
    { $colour ->
        [white] Biali pasażerowie
        [blue] Niebiescy pasażerowie
        [yellow] Żółci pasażerowie
        [black] Czarni pasażerowie
        [red] Czerwoni pasażerowie
       *[green] Zieloni pasażerowie
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } punkt
        [few] { $players }: { $points } punkty
        [many] { $players }: { $points } punktów
       *[other] { $players }: { $points } punktu
    }
score-breakdown = Wszystkie punkty
score-source =
    { $source ->
        [routes] Połączenia
        [tickets] Bilety
        [stations] Dworce
        [trail] Najdłuższa trasa
        [most-tickets] Najwięcej biletów
        [passengers] Pasażerowie
       *[total] Suma
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } jest wyżej niż { $other }: więcej zrealizowanych biletów ({ $value }:{ $otherValue }).
        [fewer_stations] { $player } jest wyżej niż { $other }: mniej dworców ({ $value }:{ $otherValue }).
        [longest_trail] { $player } jest wyżej niż { $other }: najdłuższa trasa.
       *[passengers] { $player } jest wyżej niż { $other }: więcej pasażerów ({ $value }:{ $otherValue }).
    }
score-rematch = Zagraj ponownie
score-rematch-join = Do następnej gry
score-replay = Obejrzyj powtórkę
chart-title = Punkty w czasie gry
chart-label = Punkty każdego gracza po każdym ruchu i wynik końcowy
chart-as-table = Jako tabela
chart-moves = ruchy
chart-move = Ruch
chart-final = Wynik końcowy

## Replay

replay-title = Powtórka
replay-controls = Kroki przez grę
replay-first = Na początek
replay-back = Ruch wstecz
replay-forward = Ruch dalej
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-slider = Ruch
replay-at = { $at } z { $last }
replay-things-of = Karty i bilety: { $player }
replay-no-cards = Brak kart
replay-offered = do wyboru
back-to-game = Wróć do gry
replay-to-score = Do podliczania punktów
record-title = Otwórz zapis
record-about = Zapis to cała gra w jednym pliku. Odtwarza się ją ruch po ruchu, z kartami wszystkich graczy.
record-drop = Upuść tu zapis
record-hint = albo wybierz plik:
record-another = Inny zapis
record-download = Pobierz zapis
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] Ten plik jest za duży na zapis gry.
        [not_json] Ten plik nie jest zapisem: to nie JSON.
        [not_a_record] Ten plik nie jest zapisem gry.
        [other_version] Ten zapis pochodzi z innej wersji programu.
       *[malformed] W zapisie jest błąd, miejsce { $place }.
    }
record-refused = Tego zapisu nie da się odtworzyć: w miejscu { $place } łamie zasady albo nie wynika ze swojego klucza.

## Is the deal fair?

fair-title = Czy rozdanie jest uczciwe?
fair-about = Przed grą serwer obiecał sekret, a każda przeglądarka dodała własną liczbę. Z jednego i drugiego wynikają wszystkie karty i bilety. Twoja przeglądarka przeliczyła je tutaj sama, nikogo nie pytając.
fair-working = Przeliczanie…
fair-later = Sekret zostanie ujawniony po grze. Do tego czasu jest obietnica.
fair-shown = Obiecane przed grą:
fair-to-table = Do stołu
fair-yes = Wszystko wynika z tego, co obiecano.
fair-no = To rozdanie nie jest tym, co obiecano.
fair-unknown-map = Zapis pochodzi z mapy, której tu nie ma.
fair-check =
    { $name ->
        [promised] Obietnica
        [commitment] Sekret
        [key] Klucz
        [map] Mapa
       *[chance] Karty i bilety
    }
fair-verdict =
    { $verdict ->
        [right] dobrze
        [wrong] źle
       *[open] jeszcze nie wiadomo
    }
fair-same-promise = To ta sama obietnica, którą ta przeglądarka widziała przed końcem gry.
fair-other-promise = Przed końcem gry ta przeglądarka widziała inną obietnicę.
fair-nothing-promised = Przed tą grą niczego nie obiecano.
fair-secret-hidden = Sekret nie jest jeszcze ujawniony.
fair-promise-kept = Sekret jest tym obiecanym.
fair-promise-broken = Sekret nie jest tym obiecanym.
fair-host-alone = Klucz ustalił sam gospodarz.
fair-key-made-together =
    { $players ->
        [one] Klucz pochodzi z sekretu i liczby { $players } gracza.
        [few] Klucz pochodzi z sekretu i liczb { $players } graczy.
        [many] Klucz pochodzi z sekretu i liczb { $players } graczy.
       *[other] Klucz pochodzi z sekretu i liczb { $players } gracza.
    }
fair-key-not-theirs = Klucz nie pochodzi z sekretu i liczb graczy.
fair-same-map = Grano na mapie, którą znamy.
fair-other-map = Grano na innej mapie niż ta, którą znamy.
fair-key-hidden = Klucz nie jest jeszcze ujawniony.
fair-all-follow =
    { $outcomes ->
        [one] Z klucza wynika { $outcomes } los.
        [few] Z klucza wynikają wszystkie { $outcomes } losy.
        [many] Z klucza wynika wszystkich { $outcomes } losów.
       *[other] Z klucza wynika { $outcomes } losu.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Rozdanie, los { $number }: zapis mówi „{ $said }”, klucz daje „{ $given }”.
       *[other] Ruch { $move }, los { $number }: zapis mówi „{ $said }”, klucz daje „{ $given }”.
    }
fair-impossible-all-seated = Ruch { $move }, los { $number }, „{ $said }”: wszyscy już siedzą.
fair-impossible-deck-empty = Ruch { $move }, los { $number }, „{ $said }”: stos jest pusty.
fair-impossible-deck-not-empty = Ruch { $move }, los { $number }, „{ $said }”: stos nie jest jeszcze pusty.
fair-impossible-too-many-cards = Ruch { $move }, los { $number }, „{ $said }”: nie ma tylu kart.
fair-impossible-bag-empty = Ruch { $move }, los { $number }, „{ $said }”: nie został żaden pasażer.
fair-impossible-pile-empty = Ruch { $move }, los { $number }, „{ $said }”: w tym stosie nie ma już biletów.
fair-impossible-not-drawn = Ruch { $move }, los { $number }, „{ $said }”: nikt nie dobrał tego biletu.
fair-impossible-not-on-map = Ruch { $move }, los { $number }, „{ $said }”: na mapie nie ma takiego biletu.
fair-counts = Wszystkie karty policzone
fair-counts-about =
    { $count ->
        [0] Stosu ani razu nie tasowano ponownie.
        [one] Stos potasowano ponownie { $count } raz.
        [few] Stos potasowano ponownie { $count } razy.
        [many] Stos potasowano ponownie { $count } razy.
       *[other] Stos potasowano ponownie { $count } razu.
    }
fair-card = Karta
fair-in-game = W grze
fair-drawn = Opuściło stos
fair-left = Zostało w nim
fair-how = Jak to działa
fair-how-1 = Serwer wybiera sekret i pokazuje jego odcisk, czyli obietnicę. Odtąd nie może już wziąć innego.
fair-how-2 = Przeglądarka każdego gracza wysyła losową liczbę.
fair-how-3 = Sekret i liczby razem tworzą klucz, a z klucza wynika każde tasowanie.
fair-how-4 = Po grze sekret zostaje ujawniony i każdy może wszystko przeliczyć.

## Settings

settings-you = Ty
settings-name = Twoja nazwa
settings-name-note = Widzą ją inni przy twoich stołach. Możesz zostawić puste pole.
settings-look = Wygląd
settings-names = Nazwy miejsc
settings-names-name =
    { $names ->
        [printed] Jak na planszy
       *[own] W moim języku
    }
settings-contrast = Wysoki kontrast
settings-playing = Rozgrywka
settings-confirm = Potwierdzaj karty brane palcem
settings-confirm-name =
    { $how ->
        [countdown] Z odliczaniem
        [always] Zawsze
       *[never] Nigdy
    }
settings-odds = Pokazuj szanse tuneli
settings-odds-note = Jak prawdopodobne są dodatkowe karty, sądząc po tym, co widać.
settings-keys-note = Wyłącz, jeśli sterujesz komputerem głosem.
settings-kept = Te ustawienia zostają na tym urządzeniu.

## About

about-title = O grze Vagon
about-what = Vagon to dwie gry o kolei z początku dwudziestego wieku, Europa i Niemcy, z przyjaciółmi albo przeciw botom: na twoim komputerze lub na własnym serwerze.
about-data = Nie ma tu kont. Twoja nazwa i to, co powiesz, należą tylko do stołu, a żaden twój adres nie jest zapisywany. Nic nie jest ładowane spoza tego serwera.
about-kept =
    { $days ->
        [one] Stoły przechowujemy przez { $days } dzień.
        [few] Stoły przechowujemy przez { $days } dni.
        [many] Stoły przechowujemy przez { $days } dni.
       *[other] Stoły przechowujemy przez { $days } dnia.
    }
about-version = Wersja { $version }
about-licence = Vagon to wolne oprogramowanie na licencji MIT.
about-disclaimer = To niezależne dzieło, niezwiązane z wydawcą żadnej gry planszowej ani przez niego niezatwierdzone.
about-notices = Praca innych
