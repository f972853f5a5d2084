# All screens but the game itself.


## On every page

masthead-label = Pomocník a nastavenia
lost-title = Tu nič nie je
lost-text = Táto adresa nikam nevedie: možno nie je odkaz celý.

## The first page

home-over = Anno 1901
home-tagline = Klaď koľaje naprieč starým atlasom, s priateľmi alebo proti botom.
home-map = Mapa
home-play = Hrať hneď
home-play-how = proti dvom botom
home-starting = Stôl sa pripravuje…
home-invite = Pozvať priateľov
home-more = Ďalšie
home-how = Ako sa hrá
home-record = Otvoriť záznam
own-title = Tvoje hry
own-your-turn = Si na ťahu
own-turn-of = Na ťahu: { $player }
own-others-turn = Rozmýšľajú ostatní
own-waiting = Čaká sa na hráčov
own-paused = Pozastavené
own-over = Dohrané
own-more =
    { $count ->
        [one] ešte { $count }
        [few] ešte { $count }
        [many] ešte { $count }
       *[other] ešte { $count }
    }
listed-title = Otvorené stoly
listed-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }

## A new table

new-title = Nový stôl
new-map-about =
    { $map ->
        [europe] Tunely, trajekty a stanice, od Lisabonu po Moskvu.
       *[germany] Cestujúci, krátke a dlhé lístky a susedné krajiny.
    }
new-seats = Kto hrá
new-add-seat = Pridať miesto
seat-who = Kto dostane miesto { $number }
seat-kind =
    { $kind ->
        [bot] Bot
        [friend] Priateľ cez odkaz
       *[here] Niekto na tomto zariadení
    }
seat-level = Sila bota na mieste { $number }
seat-name = Meno na mieste { $number }
seat-name-hint = Meno, ak chceš
seat-by-link = dostane od teba odkaz
seat-remove = Odobrať miesto { $number }
new-options = Ďalšie možnosti
new-clock = Čas na rozmyslenie
clock-none = Bez obmedzenia
clock-live = { $minutes } min + { $seconds } s na ťah
clock-days =
    { $days ->
        [one] { $days } deň na ťah
        [few] { $days } dni na ťah
        [many] { $days } dňa na ťah
       *[other] { $days } dní na ťah
    }
new-listed = Ukázať stôl verejne
new-listed-note = Voľné miesto si môže vziať ktokoľvek na tomto serveri.
new-spectators = Dovoliť divákom prizerať sa
new-spectators-note = Kto má odkaz, vidí, čo leží na stole, ale karty hráčov nie.
new-chat = Chat
new-join-order = Sedieť v poradí tohto zoznamu
new-join-order-note = Inak sa miesta losujú.
new-all-tracks = Otvoriť všetky súbežné koľaje
new-all-tracks-note = Pri dvoch alebo troch hráčoch sa inak smie obsadiť len jedna z nich.
new-make = Začať
new-make-invite = Založiť stôl a pozvať

## The waiting room

waiting-title = Čakáreň
waiting-for =
    { $count ->
        [0] všetci sú tu
        [one] { $count } miesto je voľné
        [few] { $count } miesta sú voľné
        [many] { $count } miesta je voľného
       *[other] { $count } miest je voľných
    }
waiting-starts = Hra sa začne, len čo budú všetky miesta obsadené.
waiting-close = Zrušiť stôl
seat-free = Voľné miesto
seat-here = Hrať tu
seat-to-bot = Nech hrá bot
seat-to-person = Uvoľniť pre človeka
sit-down = Sadnúť si
invite-seat = Odkaz na miesto { $number }
invite-new = Nový odkaz na miesto { $number }
invite-anybody = Odkaz na tento stôl
invite-copy = Kopírovať odkaz
invite-copied = Skopírované
invite-share = Zdieľať
invite-note = Miesto má ten, kto odkaz otvorí prvý.
invite-local = Odkaz otvorí len tento počítač: z iných nie je server dostupný.
qr-label = Odkaz ako QR kód
invited-title = Máš pozvánku
invited-text = Pri tomto stole je pre teba miesto.
invited-watch = Len sa pozerať
closed-title = Stôl je zatvorený
closed-text = Tento stôl bol zrušený.

## Final scoring

score-title = Počítanie bodov
score-steps = Kroky počítania
score-skip = Na výsledok
score-again = Ukázať počítanie znova
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Víťazstvo: { $players }
        [few] Spoločné víťazstvo: { $players }
        [many] Spoločné víťazstvo: { $players }
       *[other] Spoločné víťazstvo: { $players }
    }
score-result = Výsledok
score-place = { $place }.
score-routes = Trate
score-routes-about = Tieto body pribudli počas hry.
score-ticket = Lístok: { $player }
score-ticket-lost = Oba konce zostali nespojené: body sú stratené.
score-loan = Vďaka stanici { $city } po trati { $route }, ktorú má { $player }.
score-stations = Nepostavené stanice
score-stations-left =
    { $count ->
        [0] žiadna nezostáva
        [one] zostáva { $count }
        [few] zostávajú { $count }
        [many] zostáva { $count }
       *[other] zostáva { $count }
    }
score-trail = Najdlhšia súvislá trať
score-trail-about = Najdlhšia cesta po vlastných tratiach, na ktorej sa žiadny vagón nepočíta dvakrát.
score-most-tickets = Najviac lístkov
score-completed =
    { $count ->
        [one] { $count } dokončený lístok
        [few] { $count } dokončené lístky
        [many] { $count } dokončeného lístka
       *[other] { $count } dokončených lístkov
    }
score-passengers =
    { $colour ->
        [white] Bieli cestujúci
        [blue] Modrí cestujúci
        [yellow] Žltí cestujúci
        [black] Čierni cestujúci
        [red] Červení cestujúci
       *[green] Zelení cestujúci
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } bod
        [few] { $players }: { $points } body
        [many] { $players }: { $points } bodu
       *[other] { $players }: { $points } bodov
    }
score-breakdown = Všetky body
score-source =
    { $source ->
        [routes] Trate
        [tickets] Lístky
        [stations] Stanice
        [trail] Najdlhšia trať
        [most-tickets] Najviac lístkov
        [passengers] Cestujúci
       *[total] Spolu
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } je vyššie než { $other }: viac dokončených lístkov ({ $value }:{ $otherValue }).
        [fewer_stations] { $player } je vyššie než { $other }: menej staníc ({ $value }:{ $otherValue }).
        [longest_trail] { $player } je vyššie než { $other }: najdlhšia súvislá trať.
       *[passengers] { $player } je vyššie než { $other }: viac cestujúcich ({ $value }:{ $otherValue }).
    }
score-rematch = Hrať znova
score-rematch-join = K ďalšej hre
score-replay = Pozrieť si záznam
chart-title = Body v priebehu hry
chart-label = Body každého hráča po každom ťahu a konečný výsledok
chart-as-table = Ako tabuľka
chart-moves = ťahy
chart-move = Ťah
chart-final = Konečný výsledok

## Replay

replay-title = Záznam hry
replay-controls = Kroky hrou
replay-first = Na začiatok
replay-back = O ťah späť
replay-forward = O ťah ďalej
replay-last = Na koniec
replay-play = Spustiť
replay-pause = Pozastaviť
replay-slider = Ťah
replay-at = { $at } z { $last }
replay-things-of = Karty a lístky: { $player }
replay-no-cards = Žiadne karty
replay-offered = na výber
back-to-game = Späť k hre
replay-to-score = K počítaniu bodov
record-title = Otvoriť záznam
record-about = Záznam je celá hra v jednom súbore. Ukáže sa ťah za ťahom aj s kartami všetkých hráčov.
record-drop = Presuň záznam sem
record-hint = alebo vyber súbor:
record-another = Iný záznam
record-download = Uložiť záznam
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] Na záznam je tento súbor priveľký.
        [not_json] Tento súbor nie je záznam: nie je to JSON.
        [not_a_record] Tento súbor nie je záznam hry.
        [other_version] Tento záznam pochádza z inej verzie programu.
       *[malformed] V zázname je chyba, miesto { $place }.
    }
record-refused = Tento záznam sa nedá ukázať: v mieste { $place } porušuje pravidlá alebo nevyplýva zo svojho kľúča.

## Is the deal fair?

fair-title = Je rozdanie poctivé?
fair-about = Pred hrou server sľúbil tajomstvo a každý prehliadač pridal svoje číslo. Z oboch spolu vyplývajú všetky karty a lístky. Tvoj prehliadač ich tu prepočítal sám a nikoho sa nepýtal.
fair-working = Prepočítavam…
fair-later = Tajomstvo sa odhalí po hre. Dovtedy platí sľub.
fair-shown = Sľúbené pred hrou:
fair-to-table = K stolu
fair-yes = Všetko vyplýva z toho, čo bolo sľúbené.
fair-no = Toto rozdanie nezodpovedá sľubu.
fair-unknown-map = Záznam je z mapy, ktorú tu nemáme.
fair-check =
    { $name ->
        [promised] Sľub
        [commitment] Tajomstvo
        [key] Kľúč
        [map] Mapa
       *[chance] Karty a lístky
    }
fair-verdict =
    { $verdict ->
        [right] v poriadku
        [wrong] nesprávne
       *[open] zatiaľ neznáme
    }
fair-same-promise = Je to sľub, ktorý tento prehliadač videl, kým sa hra neskončila.
fair-other-promise = Tento prehliadač videl, kým sa hra neskončila, iný sľub.
fair-nothing-promised = Pred touto hrou nebolo sľúbené nič.
fair-secret-hidden = Tajomstvo ešte nie je odhalené.
fair-promise-kept = Tajomstvo je to sľúbené.
fair-promise-broken = Tajomstvo nie je to sľúbené.
fair-host-alone = Kľúč určil sám hostiteľ.
fair-key-made-together =
    { $players ->
        [one] Kľúč je z tajomstva a čísla { $players } hráča.
        [few] Kľúč je z tajomstva a čísel { $players } hráčov.
        [many] Kľúč je z tajomstva a čísel { $players } hráča.
       *[other] Kľúč je z tajomstva a čísel { $players } hráčov.
    }
fair-key-not-theirs = Kľúč nie je z tajomstva a čísel hráčov.
fair-same-map = Hralo sa na mape, ktorú poznáme.
fair-other-map = Hralo sa na inej mape, než akú poznáme.
fair-key-hidden = Kľúč ešte nie je odhalený.
fair-all-follow =
    { $outcomes ->
        [one] Z kľúča vyplýva { $outcomes } náhodný výsledok.
        [few] Z kľúča vyplývajú všetky { $outcomes } náhodné výsledky.
        [many] Z kľúča vyplýva všetkých { $outcomes } náhodného výsledku.
       *[other] Z kľúča vyplýva všetkých { $outcomes } náhodných výsledkov.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Rozdanie, výsledok { $number }: záznam hovorí „{ $said }“, kľúč dáva „{ $given }“.
       *[other] Ťah { $move }, výsledok { $number }: záznam hovorí „{ $said }“, kľúč dáva „{ $given }“.
    }
fair-impossible-all-seated = Ťah { $move }, výsledok { $number }, „{ $said }“: všetci už sedia.
fair-impossible-deck-empty = Ťah { $move }, výsledok { $number }, „{ $said }“: balíček je prázdny.
fair-impossible-deck-not-empty = Ťah { $move }, výsledok { $number }, „{ $said }“: balíček ešte nie je prázdny.
fair-impossible-too-many-cards = Ťah { $move }, výsledok { $number }, „{ $said }“: toľko kariet nie je.
fair-impossible-bag-empty = Ťah { $move }, výsledok { $number }, „{ $said }“: nezostáva žiadny cestujúci.
fair-impossible-pile-empty = Ťah { $move }, výsledok { $number }, „{ $said }“: v tom balíčku lístkov nič nezostáva.
fair-impossible-not-drawn = Ťah { $move }, výsledok { $number }, „{ $said }“: tento lístok si nikto nepotiahol.
fair-impossible-not-on-map = Ťah { $move }, výsledok { $number }, „{ $said }“: taký lístok na mape nie je.
fair-counts = Všetky karty spočítané
fair-counts-about =
    { $count ->
        [0] Balíček sa ani raz znova nemiešal.
        [one] Balíček sa znova miešal { $count }-krát.
        [few] Balíček sa znova miešal { $count }-krát.
        [many] Balíček sa znova miešal { $count }-krát.
       *[other] Balíček sa znova miešal { $count }-krát.
    }
fair-card = Karta
fair-in-game = V hre
fair-drawn = Odišlo z balíčka
fair-left = Zostáva v ňom
fair-how = Ako to funguje
fair-how-1 = Server zvolí tajomstvo a ukáže jeho odtlačok, teda sľub. Od tej chvíle už nemôže vziať iné.
fair-how-2 = Prehliadač každého hráča pošle náhodné číslo.
fair-how-3 = Z tajomstva a čísel spolu vznikne kľúč a z kľúča vyplýva každé miešanie.
fair-how-4 = Po hre sa tajomstvo odhalí a každý môže všetko prepočítať.

## Settings

settings-you = Ty
settings-name = Tvoje meno
settings-name-note = Vidia ho ostatní pri tvojich stoloch. Môžeš ho nechať prázdne.
settings-look = Vzhľad
settings-names = Názvy miest
settings-names-name =
    { $names ->
        [printed] Ako sú na hernom pláne
       *[own] V mojom jazyku
    }
settings-contrast = Vysoký kontrast
settings-playing = Hranie
settings-confirm = Potvrdzovať karty brané prstom
settings-confirm-name =
    { $how ->
        [countdown] S odpočtom
        [always] Vždy
       *[never] Nikdy
    }
settings-odds = Ukazovať šance pri tuneloch
settings-odds-note = Aké pravdepodobné sú karty navyše podľa kariet, ktoré už bolo vidieť.
settings-keys-note = Vypni to, ak počítač ovládaš hlasom.
settings-kept = Tieto nastavenia zostávajú v tomto zariadení.

## About

about-title = O hre Vagon
about-what = Vagon sú dve hry o železniciach začiatku dvadsiateho storočia, Európa a Nemecko, s priateľmi alebo proti botom: na tvojom počítači alebo na vlastnom serveri.
about-data = Účty tu nie sú. Tvoje meno a to, čo povieš, patrí len k stolu a žiadna tvoja adresa sa neukladá. Odinakiaľ než z tohto servera sa nič nenačítava.
about-kept =
    { $days ->
        [one] Stoly sa uchovávajú { $days } deň.
        [few] Stoly sa uchovávajú { $days } dni.
        [many] Stoly sa uchovávajú { $days } dňa.
       *[other] Stoly sa uchovávajú { $days } dní.
    }
about-version = Verzia { $version }
about-licence = Vagon je slobodný softvér s licenciou MIT.
about-disclaimer = Je to nezávislé dielo, nespojené s vydavateľom žiadnej stolovej hry ani ním neschválené.
about-notices = Práca iných autorov
