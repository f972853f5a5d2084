# The game as it is played in the browser. Routes, places and players come as names.

load-failed = Az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
go-home = A kezdőlapra
connection-lost = Megszakadt a kapcsolat. Újrapróbálom…
new-version = A Vagonnak új változata van.
button-reload = Újratöltés
game-title =
    { $map ->
        [europe] Játék Európa térképén
       *[germany] Játék Németország térképén
    }

## The board

board-of =
    { $map ->
        [europe] Európa játéktáblája
       *[germany] Németország játéktáblája
    }
zoom-in = Tábla nagyítása
zoom-out = Tábla kicsinyítése
zoom-whole = A teljes tábla mutatása
board-walk = Játéktábla: a nyilak városról városra vezetnek, az Enter választ
cities = Városok
count-routes =
    { $count ->
        [one] { $count } útvonal
       *[other] { $count } útvonal
    }
search-routes = Útvonal vagy város keresése
search-hint =
    { $map ->
        [europe] Például: pár zür
       *[germany] Például: ber ham
    }
search-none = Nincs ilyen nevű útvonal.
which-one = Melyikre gondolsz?
build-station-here = Állomás építése itt
route-facts =
    { $kind ->
        [tunnel] alagút, { $count } × { route-colour }
        [ferry] komp, { $count } × { route-colour }
       *[rail] { $count } × { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · legalább { $count } mozdony
       *[other] · legalább { $count } mozdony
    }
route-owner = { $player } ({ $letter })
route-affordable = most megszerezheted
route-marked = a tervedben
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } pont
       *[other] { $route } · { route-facts } · { $points } pont
    }

## Cards and tickets

card-face-down = Lefordított kártya
cards-and-tickets = Húzható kártyák és menetjegyek
row = Felfordított lapok
row-empty = üres
take-card =
    { $colour ->
        [locomotive] Mozdony elvétele
       *[other] Kártya elvétele: { card-name }
    }
deck = Pakli
draw-deck = Húzás a pakliból
tickets = Jegyek
draw-tickets = Menetjegyhúzás
your-hand = A kártyáid
hand-empty = Nincs kártya a kezedben.
your-tickets = A menetjegyeid
tickets-none = Még nincs menetjegyed.
tickets-offered = Választható menetjegyek
ticket-done = kész
ticket-lost = már nem elérhető
ticket-failed = nem teljesült
ticket-long = hosszú menetjegy
ticket-needs =
    { $count ->
        [one] még { $count } vagon
       *[other] még { $count } vagon
    }
ticket-show = A legjobb út mutatása a táblán
plan = A terved
plan-way = Ezt az utat megjelölöm
plan-clear = Törlés
sort-by = Sorrend
sort-state = befejezetlenek elöl
sort-points = pont szerint
sort-name = név szerint

## Players

players = Játékosok
bot-label = { level-name } { $letter }
player-label = { $letter } játékos
bot = bot
person = játékos
bot-plays-on = bot játszik tovább
is-thinking = következik
is-away = nincs kapcsolat
your-turn-short = Te következel
last-turn = utolsó kör
stations-left =
    { $count ->
        [one] még { $count } állomás
       *[other] még { $count } állomás
    }
passengers-taken = Utasok
days-left =
    { $count ->
        [one] { $count } nap
       *[other] { $count } nap
    }
time-left = Hátralévő idő: { $time }
final-round =
    { $count ->
        [one] Utolsó kör: még { $count } lépés
       *[other] Utolsó kör: még { $count } lépés
    }

## The action bar: what is expected

action-bar = Mi a teendő
choices = Lehetőségek
sending = Küldés…
bar-loading = Egy pillanat…
bar-your-turn = Te következel
bar-turn-hint =
    { $targets ->
        [both] Végy el egy kártyát, szerezz meg egy útvonalat, húzz menetjegyet, vagy építs állomást.
        [routes] Végy el egy kártyát, szerezz meg egy útvonalat, vagy húzz menetjegyet.
        [stations] Végy el egy kártyát, húzz menetjegyet, vagy építs állomást.
       *[none] Végy el egy kártyát, vagy húzz menetjegyet.
    }
bar-last-turn = Ez az utolsó köröd.
bar-second-card = Végy el egy második lapot
bar-second-hint = A pakliból vagy a felfordítottak közül, de felfordított mozdonyt nem.
bar-other-plays = { $player } következik
bar-others-choose =
    { $count ->
        [one] Még { $count } játékos választ menetjegyet
       *[other] Még { $count } játékos választ menetjegyet
    }
bar-watching = Nézőként követed ezt a játékot.
bar-may-undo = A lépésedet még visszavonhatod.
bar-may-prepare = Már most kiválaszthatod a következő lépésedet.
bar-paused = A játék szünetel
bar-paused-waiting = Akkor folytatódik, ha mindenki beleegyezik.
bar-replaced = Bot játszik helyetted
bar-affordable = Megvan hozzá a kártyád.
bar-choose-payment = Válaszd ki, mivel fizetsz.
bar-aimed = Érintsd meg még egyszer, vagy nyomd meg a gombot.
bar-aimed-countdown = Az idő leteltével elveszed. Ha még egyszer megérinted, azonnal.
bar-tunnel = Alagút: három lapot felfordítunk, és az ár emelkedhet.
bar-city = Itt utasok várnak. Akkor szállnak fel, ha valaki innen induló útvonalat szerez.
bar-station = Állomás: { $city }
bar-keep =
    { $count ->
        [one] Tarts meg legalább { $count } menetjegyet
       *[other] Tarts meg legalább { $count } menetjegyet
    }
bar-keep-hint = Ha összekötöd a menetjegy két végét, megkapod a pontjait, különben elveszíted.
bar-mix-opening = Milyen menetjegyeket kérsz?
bar-mix = Milyen menetjegyeket kérsz?
bar-mix-hint = A hosszú menetjegyek több pontot érnek, de nehezebb teljesíteni őket.
bar-extra =
    { $count ->
        [one] Az alagút { $count } lappal többe kerül
       *[other] Az alagút { $count } lappal többe kerül
    }
bar-extra-hint = Tedd hozzá a lapokat, vagy lépj vissza, és vedd vissza a tieidet.
bar-extra-none = Nincs hozzá lapod. Lépj vissza, és vedd vissza a tieidet.
bar-passenger = Utas: { $place }
bar-passenger-hint = Válaszd ki, ki szálljon fel. Egy színből a legtöbb utas a végén pontot ér.

## The action bar: what can be done

claim = Megszerzés
claim-next = Megszerzés a következő körben
take = Elveszem
mark-route = Megjelölöm
unmark-route = Jelölés törlése
build-station = Építés
build-next = Építés a következő körben
pay = Fizetés
pass = Passz
go-on = Tovább
resume = Folytatás
take-over = Újra én játszom
undo =
    { $what ->
        [claim] Megszerzés visszavonása
        [station] Állomás visszavonása
        [passenger] Utas visszavonása
       *[other] Visszavonás
    }
withdraw = Visszalépés
take-nobody = Senki
draw-these = Ezek húzása
mix-label = { $short } rövid, { $long } hosszú
choose-tickets = Válassz menetjegyeket
keep-tickets =
    { $count ->
        [one] { $count } menetjegy megtartása
       *[other] { $count } menetjegy megtartása
    }
add-cards =
    { $count ->
        [one] { $count } lap hozzáadása
       *[other] { $count } lap hozzáadása
    }

## A move that is prepared while others play

next-deck = Következő: húzás a pakliból
next-card =
    { $colour ->
        [locomotive] Következő: mozdony elvétele
       *[other] Következő: { card-name } kártya elvétele
    }
next-claim = Következő: { $route } megszerzése ({ $cards })
next-station = Következő: állomás építése – { $city } ({ $cards })
# The space after the dot does not break.
next-chip = { $move } · mégse
next-dropped = Az előkészített lépés elmarad. { $why }
next-cancelled = Az előkészített lépés törölve.

## Tunnels

tunnel = Alagút
tunnel-turning = Három lap felfordítása…
tunnel-skip = Mind felfordítása
tunnel-result =
    { $count ->
        [0] Nem kell plusz lap: tiéd az alagút.
        [one] { $count } plusz lap.
       *[other] { $count } plusz lap.
    }
tunnel-odds = Plusz lapok: egy sem { $none }, egy { $one }, több { $more }.

## Log and chat

log = Napló
chat = Csevegés
log-and-chat = Napló és csevegés
log-filter = Mit mutasson a napló
log-all = Mindent
log-claims = Csak útvonalakat
log-whole = Az egész játék mutatása
chat-empty = Még senki sem szólt.
your-words = A te szavaid
say = Küldés
quick-phrases = Gyors mondatok
mute = Némítás: { $player }
unmute = Némítás feloldása: { $player }
phrase =
    { $code ->
        [hello] Szia!
        [good_luck] Sok szerencsét!
        [well_played] Szép lépés!
        [thanks] Köszönöm!
        [oops] Hoppá!
        [your_turn] Te következel.
        [one_moment] Egy pillanat, kérlek.
        [good_game] Jó játék volt!
       *[bye] Viszlát!
    }
recap = Amíg nem voltál itt
recap-changes =
    { $count ->
        [one] { $count } változás van a táblán: kiemelve látod.
       *[other] { $count } változás van a táblán: kiemelve látod őket.
    }
recap-done = Tovább játszom

## A shared device

curtain = Add tovább az eszközt: { $player }
curtain-hint = Addig a kártyák és a menetjegyek rejtve maradnak.
curtain-open = Én vagyok az, { $player }

## The connection

online = Online
offline = Nincs hálózat: várakozás
connecting = Kapcsolódás…
connection-refused = Az asztal nem érhető el
last-news = utolsó hír: { $time }
reconnecting =
    { $seconds ->
        [one] Újrakapcsolódás { $seconds } másodperc múlva
       *[other] Újrakapcsolódás { $seconds } másodperc múlva
    }

## Keys and menu

your-things = A te térfeled
tab =
    { $name ->
        [hand] Kártyák
        [tickets] Menetjegyek
        [players] Játékosok
        [log] Napló
       *[chat] Csevegés
    }
menu = Menü
keys = Billentyűk
key-row = felfordított lap elvétele
key-deck = húzás a pakliból
key-tickets = menetjegyhúzás
key-search = útvonal vagy város keresése
key-confirm = amit a kiemelt gomb mond
key-cancel = mégse, vagy a mozgás átugrása
key-undo = a lépés visszavonása
key-last = az utolsó lépés
key-turn = mi most a teendő
key-chat = csevegés
key-mark = a kiválasztott útvonal megjelölése a tervedben
key-history = vissza és előre a játékban
key-walk = a táblán városról városra
key-zoom = a tábla nagyítása vagy kicsinyítése
key-keys = ez a lista
letter-keys = Egybetűs gyorsbillentyűk
language-label = Nyelv
animation = Mozgás
animation-speed =
    { $speed ->
        [0] nincs
        [1] nyugodt
       *[2] gyors
    }
theme = Megvilágítás
theme-name =
    { $theme ->
        [day] nappal
        [night] éjszaka
       *[auto] mint az eszközön
    }
sounds = Hangok
sound-turn = csengő, ha én következem
sound-claim = kerékzaj új útvonalnál
sound-ticket = harangszó teljesített menetjegynél
text-mode = Szöveges mód
board-mode = Táblával
save-report = Hibajelentés mentése
other-device = Játék másik eszközön
other-device-link = Link a helyedhez
other-device-note = Nyisd meg a másik eszközön: mindkettőn tovább játszhatsz. Csak egyszer használható, ne mutasd meg másnak.
ask-pause = Szünet kérése
leave = Kilépés
leave-question = Helyetted bot játszik tovább. Amíg a játék tart, visszatérhetsz.
leave-yes = A játék elhagyása
host-menu = Házigazdaként
host-spectators = Nézők engedélyezése
host-replace = Játsszon bot helyette: { $player }
host-replace-question = { $player } helyett bot játszik tovább. A játékos visszatérhet.
host-replace-yes = Játsszon egy bot

## Text mode

text-situation = Hogy áll a játék
text-do = Mit tehetsz
text-draw = Kártyák elvétele
text-claim = Útvonal megszerzése
text-station = Állomás építése
text-row = Felfordítva: { $cards }
text-board = Minden útvonal
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
