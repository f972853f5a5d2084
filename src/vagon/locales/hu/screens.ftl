# All screens but the game itself.


## On every page

masthead-label = Súgó és beállítások
lost-title = Itt nincs semmi
lost-text = Ez a cím sehová sem vezet: talán hiányos a link.

## The first page

home-over = Anno 1901
home-tagline = Fektess síneket egy régi atlasz lapjain, barátokkal vagy botok ellen.
home-map = Térkép
home-play = Játék most
home-play-how = két bot ellen
home-starting = Az asztal készül…
home-invite = Barátok meghívása
home-more = Továbbiak
home-how = Hogyan kell játszani
home-record = Felvétel megnyitása
own-title = A játékaid
own-your-turn = Te következel
own-turn-of = { $player } következik
own-others-turn = A többiek gondolkodnak
own-waiting = Várakozás játékosokra
own-paused = Szünetel
own-over = Befejezve
own-more =
    { $count ->
        [one] még { $count }
       *[other] még { $count }
    }
listed-title = Nyitott asztalok
listed-free =
    { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }

## A new table

new-title = Új asztal
new-map-about =
    { $map ->
        [europe] Alagutak, kompok és állomások, Lisszabontól Moszkváig.
       *[germany] Utasok, rövid és hosszú menetjegyek, szomszédos országok.
    }
new-seats = Ki játszik
new-add-seat = Hely hozzáadása
seat-who =
    { $number ->
        [1] Ki üljön az 1. helyre
        [5] Ki üljön az 5. helyre
       *[other] Ki üljön a { $number }. helyre
    }
seat-kind =
    { $kind ->
        [bot] Bot
        [friend] Barát, linkkel
       *[here] Valaki ezen az eszközön
    }
seat-level =
    { $number ->
        [1] A bot ereje az 1. helyen
        [5] A bot ereje az 5. helyen
       *[other] A bot ereje a { $number }. helyen
    }
seat-name =
    { $number ->
        [1] Név az 1. helyen
        [5] Név az 5. helyen
       *[other] Név a { $number }. helyen
    }
seat-name-hint = Név, ha szeretnéd
seat-by-link = linket kap tőled
seat-remove =
    { $number ->
        [1] Az 1. hely törlése
        [5] Az 5. hely törlése
       *[other] A { $number }. hely törlése
    }
new-options = További beállítások
new-clock = Gondolkodási idő
clock-none = Korlátlan
clock-live = { $minutes } perc + { $seconds } mp körönként
clock-days =
    { $days ->
        [one] { $days } nap körönként
       *[other] { $days } nap körönként
    }
new-listed = Az asztal legyen nyilvános
new-listed-note = A szabad helyekre ezen a szerveren bárki leülhet.
new-spectators = Nézők engedélyezése
new-spectators-note = Aki ismeri a linket, látja, ami nyíltan fekszik, de senkinek a lapjait.
new-chat = Csevegés
new-join-order = Ülésrend e lista szerint
new-join-order-note = Különben a helyeket kisorsoljuk.
new-all-tracks = Minden párhuzamos vágány nyitva
new-all-tracks-note = Két vagy három játékosnál általában csak az egyik foglalható el.
new-make = Indítás
new-make-invite = Asztal nyitása és meghívás

## The waiting room

waiting-title = Várószoba
waiting-for =
    { $count ->
        [0] mindenki itt van
        [one] { $count } hely szabad
       *[other] { $count } hely szabad
    }
waiting-starts = A játék akkor indul, ha minden hely foglalt.
waiting-close = Asztal bezárása
seat-free = Szabad hely
seat-here = Játék itt
seat-to-bot = Játsszon egy bot
seat-to-person = Legyen emberé
sit-down = Leülök
invite-seat =
    { $number ->
        [1] Link az 1. helyhez
        [5] Link az 5. helyhez
       *[other] Link a { $number }. helyhez
    }
invite-new =
    { $number ->
        [1] Új link az 1. helyhez
        [5] Új link az 5. helyhez
       *[other] Új link a { $number }. helyhez
    }
invite-anybody = Link ehhez az asztalhoz
invite-copy = Link másolása
invite-copied = Másolva
invite-share = Megosztás
invite-note = Az kapja a helyet, aki elsőként megnyitja.
invite-local = A linket csak ez a számítógép nyitja meg: másikról ez a szerver nem érhető el.
qr-label = A link QR-kódként
invited-title = Meghívást kaptál
invited-text = Ennél az asztalnál van egy helyed.
invited-watch = Csak nézem
closed-title = Az asztal bezárt
closed-text = Ezt az asztalt bezárták.

## Final scoring

score-title = Pontszámítás
score-steps = A számítás lépései
score-skip = Az eredményhez
score-again = A számítás újra
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Győztes: { $players }
       *[other] Közös győzelem: { $players }
    }
score-result = Eredmény
score-place = { $place }.
score-routes = Útvonalak
score-routes-about = Ezek a pontok játék közben gyűltek.
score-ticket = Menetjegy: { $player }
score-ticket-lost = A két vége nem kapcsolódott össze: a pontok elvesznek.
score-loan = Állomás: { $city }. Kölcsönvett útvonal: { $route } ({ $player }).
score-stations = Fel nem használt állomások
score-stations-left =
    { $count ->
        [0] nem maradt
        [one] { $count } maradt
       *[other] { $count } maradt
    }
score-trail = Leghosszabb folyamatos út
score-trail-about = A leghosszabb út a saját útvonalakon, amelyen egyetlen vagon sem számít kétszer.
score-most-tickets = Legtöbb menetjegy
score-completed =
    { $count ->
        [one] { $count } teljesített menetjegy
       *[other] { $count } teljesített menetjegy
    }
score-passengers =
    { $colour ->
        [white] Fehér utasok
        [blue] Kék utasok
        [yellow] Sárga utasok
        [black] Fekete utasok
        [red] Piros utasok
       *[green] Zöld utasok
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } pont
       *[other] { $players }: { $points } pont
    }
score-breakdown = Minden pont
score-source =
    { $source ->
        [routes] Útvonalak
        [tickets] Menetjegyek
        [stations] Állomások
        [trail] Leghosszabb út
        [most-tickets] Legtöbb menetjegy
        [passengers] Utasok
       *[total] Összesen
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } előrébb végez, mint { $other }: több teljesített menetjegy ({ $value }:{ $otherValue }).
        [fewer_stations] { $player } előrébb végez, mint { $other }: kevesebb állomás ({ $value }:{ $otherValue }).
        [longest_trail] { $player } előrébb végez, mint { $other }: leghosszabb folyamatos út.
       *[passengers] { $player } előrébb végez, mint { $other }: több utas ({ $value }:{ $otherValue }).
    }
score-rematch = Új játszma
score-rematch-join = A következő játékhoz
score-replay = Visszajátszás
chart-title = Pontok a játék során
chart-label = Minden játékos pontjai minden lépés után, és a végeredmény
chart-as-table = Táblázatként
chart-moves = lépések
chart-move = Lépés
chart-final = Végeredmény

## Replay

replay-title = Visszajátszás
replay-controls = Lépésről lépésre
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forward = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Megállítás
replay-slider = Lépés
replay-at = { $at } / { $last }
replay-things-of = Kártyák és menetjegyek: { $player }
replay-no-cards = Nincs kártya
replay-offered = választható
back-to-game = Vissza a játékhoz
replay-to-score = A pontszámításhoz
record-title = Felvétel megnyitása
record-about = A felvétel egy egész játék egyetlen fájlban. Lépésről lépésre visszajátszható, mindenki lapjaival együtt.
record-drop = Húzd ide a felvételt
record-hint = vagy válaszd ki a fájlt:
record-another = Másik felvétel
record-download = Felvétel mentése
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] Ez a fájl túl nagy egy felvételhez.
        [not_json] Ez a fájl nem felvétel: nem JSON.
        [not_a_record] Ez a fájl nem egy játék felvétele.
        [other_version] Ez a felvétel a program másik változatával készült.
       *[malformed] A felvétel hibás itt: { $place }.
    }
record-refused = Ez a felvétel nem játszható le: itt szabálytalan, vagy nem a kulcsából következik: { $place }.

## Is the deal fair?

fair-title = Tisztességes az osztás?
fair-about = A játék előtt a szerver megígért egy titkot, és minden böngésző hozzáadta a saját számát. A kettőből együtt következik minden kártya és menetjegy. A böngésződ itt maga számolta ki őket újra, senkit sem kérdezve.
fair-working = Újraszámolás…
fair-later = A titok a játék végén derül ki. Addig az ígéret érvényes.
fair-shown = A játék előtti ígéret:
fair-to-table = Az asztalhoz
fair-yes = Minden az ígéretből következik.
fair-no = Ez az osztás nem az, amit megígértek.
fair-unknown-map = Ez a felvétel olyan térképen készült, amely itt nincs meg.
fair-check =
    { $name ->
        [promised] Ígéret
        [commitment] Titok
        [key] Kulcs
        [map] Térkép
       *[chance] Kártyák és menetjegyek
    }
fair-verdict =
    { $verdict ->
        [right] rendben
        [wrong] hibás
       *[open] még nem tudni
    }
fair-same-promise = Ez az az ígéret, amelyet ez a böngésző a játék vége előtt látott.
fair-other-promise = Ez a böngésző a játék vége előtt más ígéretet látott.
fair-nothing-promised = E játék előtt nem volt ígéret.
fair-secret-hidden = A titok még nem derült ki.
fair-promise-kept = A titok az, amit megígértek.
fair-promise-broken = A titok nem az, amit megígértek.
fair-host-alone = A kulcsot egyedül a házigazda adta.
fair-key-made-together =
    { $players ->
        [one] A kulcs a titokból és { $players } játékos számából áll össze.
       *[other] A kulcs a titokból és { $players } játékos számaiból áll össze.
    }
fair-key-not-theirs = A kulcs nem a titokból és a játékosok számaiból áll össze.
fair-same-map = Az általunk ismert térképen játszották.
fair-other-map = Nem az általunk ismert térképen játszották.
fair-key-hidden = A kulcs még nem derült ki.
fair-all-follow =
    { $outcomes ->
        [one] { $outcomes } véletlen esemény következik a kulcsból.
       *[other] Minden véletlen esemény ({ $outcomes }) a kulcsból következik.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Osztás, { $number }. esemény: a felvételen „{ $said }” áll, a kulcs szerint „{ $given }”.
       *[other] { $move }. lépés, { $number }. esemény: a felvételen „{ $said }” áll, a kulcs szerint „{ $given }”.
    }
fair-impossible-all-seated = { $move }. lépés, { $number }. esemény, „{ $said }”: már mindenki ül.
fair-impossible-deck-empty = { $move }. lépés, { $number }. esemény, „{ $said }”: a pakli üres.
fair-impossible-deck-not-empty = { $move }. lépés, { $number }. esemény, „{ $said }”: a pakli még nem üres.
fair-impossible-too-many-cards = { $move }. lépés, { $number }. esemény, „{ $said }”: nincs ennyi kártya.
fair-impossible-bag-empty = { $move }. lépés, { $number }. esemény, „{ $said }”: nem maradt utas.
fair-impossible-pile-empty = { $move }. lépés, { $number }. esemény, „{ $said }”: abban a pakliban nem maradt menetjegy.
fair-impossible-not-drawn = { $move }. lépés, { $number }. esemény, „{ $said }”: ezt a menetjegyet senki sem húzta.
fair-impossible-not-on-map = { $move }. lépés, { $number }. esemény, „{ $said }”: a térképen nincs ilyen menetjegy.
fair-counts = Minden kártya megszámolva
fair-counts-about =
    { $count ->
        [0] A paklit egyszer sem keverték újra.
        [one] A paklit { $count } alkalommal keverték újra.
       *[other] A paklit { $count } alkalommal keverték újra.
    }
fair-card = Kártya
fair-in-game = A játékban
fair-drawn = Kikerült a pakliból
fair-left = Még benne van
fair-how = Így működik
fair-how-1 = A szerver választ egy titkot, és megmutatja az ujjlenyomatát, ez az ígéret. Onnantól nem vehet másikat.
fair-how-2 = Minden játékos böngészője küld egy véletlen számot.
fair-how-3 = A titok és a számok együtt adják a kulcsot, és a kulcsból következik minden keverés.
fair-how-4 = A játék végén kiderül a titok, és bárki mindent újraszámolhat.

## Settings

settings-you = Te
settings-name = A neved
settings-name-note = Az asztalaidnál a többiek látják. Üresen is hagyhatod.
settings-look = Megjelenés
settings-names = Helynevek
settings-names-name =
    { $names ->
        [printed] Ahogy a táblán állnak
       *[own] A saját nyelvemen
    }
settings-contrast = Nagy kontraszt
settings-playing = Játék
settings-confirm = Az ujjal elvett lapok megerősítése
settings-confirm-name =
    { $how ->
        [countdown] Visszaszámlálással
        [always] Mindig
       *[never] Soha
    }
settings-odds = Az alagutak esélyeinek mutatása
settings-odds-note = Mennyire valószínűek a plusz lapok az eddig látottak alapján.
settings-keys-note = Kapcsold ki, ha hanggal irányítod a számítógépet.
settings-kept = Ezek a beállítások ezen az eszközön maradnak.

## About

about-title = A Vagon játékról
about-what = A Vagon két játék a huszadik század eleji vasutakról, Európa és Németország, barátokkal vagy botok ellen: a saját számítógépeden vagy saját szerveren.
about-data = Nincsenek fiókok. A neved és amit mondasz, csak az asztalhoz tartozik, és semmilyen címedet nem tároljuk. Máshonnan, mint erről a szerverről, semmi sem töltődik be.
about-kept =
    { $days ->
        [one] Az asztalokat { $days } napig őrizzük meg.
       *[other] Az asztalokat { $days } napig őrizzük meg.
    }
about-version = { $version } verzió
about-licence = A Vagon szabad szoftver, MIT licenccel.
about-disclaimer = Független alkotás, amely egyetlen társasjáték kiadójához sem kötődik, és azok nem hagyták jóvá.
about-notices = Mások munkája
