# The game as it is played in the browser. Routes, places and players come as names.

load-failed = Stránku sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
go-home = Na úvodnú stránku
connection-lost = Spojenie sa prerušilo. Skúšam to znova…
new-version = Vagon má novú verziu.
button-reload = Načítať znova
game-title =
    { $map ->
        [europe] Hra na mape Európy
       *[germany] Hra na mape Nemecka
    }

## The board

board-of =
    { $map ->
        [europe] Herný plán Európy
       *[germany] Herný plán Nemecka
    }
zoom-in = Priblížiť plán
zoom-out = Oddialiť plán
zoom-whole = Ukázať celý plán
board-walk = Herný plán: šípky vedú od mesta k mestu, Enter vyberá
cities = Mestá
count-routes =
    { $count ->
        [one] { $count } trať
        [few] { $count } trate
        [many] { $count } trate
       *[other] { $count } tratí
    }
search-routes = Nájsť trať alebo mesto
search-hint =
    { $map ->
        [europe] Napríklad: par zur
       *[germany] Napríklad: ber ham
    }
search-none = Žiadna trať sa tak nevolá.
which-one = Čo máš na mysli?
build-station-here = Postaviť tu stanicu
route-facts =
    { $kind ->
        [tunnel] tunel, { $count }× { route-colour }
        [ferry] trajekt, { $count }× { route-colour }
       *[rail] { $count }× { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · aspoň { $count } lokomotíva
        [few] · aspoň { $count } lokomotívy
        [many] · aspoň { $count } lokomotívy
       *[other] · aspoň { $count } lokomotív
    }
route-owner = { $player } ({ $letter })
route-affordable = môžeš ju obsadiť hneď
route-marked = v tvojom pláne
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } bod
        [few] { $route } · { route-facts } · { $points } body
        [many] { $route } · { route-facts } · { $points } bodu
       *[other] { $route } · { route-facts } · { $points } bodov
    }

## Cards and tickets

card-face-down = Karta obrázkom nadol
cards-and-tickets = Karty a lístky na potiahnutie
row = Odhalené karty
row-empty = prázdne
take-card =
    { $colour ->
        [locomotive] Vziať lokomotívu
       *[other] Vziať kartu: { card-name }
    }
deck = Balíček
draw-deck = Potiahnuť z balíčka
tickets = Lístky
draw-tickets = Potiahnuť lístky
your-hand = Tvoje karty
hand-empty = V ruke nemáš žiadne karty.
your-tickets = Tvoje lístky
tickets-none = Zatiaľ žiadne lístky.
tickets-offered = Lístky na výber
ticket-done = hotovo
ticket-lost = už sa nedá
ticket-failed = nedokončený
ticket-long = dlhý lístok
ticket-needs =
    { $count ->
        [one] zostáva { $count } vagón
        [few] zostávajú { $count } vagóny
        [many] zostáva { $count } vagóna
       *[other] zostáva { $count } vagónov
    }
ticket-show = Ukázať na pláne najlepšiu cestu
plan = Tvoj plán
plan-way = Označiť túto cestu
plan-clear = Vymazať
sort-by = Poradie
sort-state = najprv nedokončené
sort-points = podľa bodov
sort-name = podľa názvu

## Players

players = Hráči
bot-label = { level-name } { $letter }
player-label = Hráč { $letter }
bot = bot
person = hráč
bot-plays-on = ďalej hrá bot
is-thinking = na ťahu
is-away = bez spojenia
your-turn-short = Si na ťahu
last-turn = posledný ťah
stations-left =
    { $count ->
        [one] zostáva { $count } stanica
        [few] zostávajú { $count } stanice
        [many] zostáva { $count } stanice
       *[other] zostáva { $count } staníc
    }
passengers-taken = Cestujúci
days-left =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
        [many] { $count } dňa
       *[other] { $count } dní
    }
time-left = Zostáva čas: { $time }
final-round =
    { $count ->
        [one] Posledné ťahy: zostáva { $count }
        [few] Posledné ťahy: zostávajú { $count }
        [many] Posledné ťahy: zostáva { $count }
       *[other] Posledné ťahy: zostáva { $count }
    }

## The action bar: what is expected

action-bar = Čo robiť
choices = Možnosti
sending = Odosielam…
bar-loading = Chvíľku…
bar-your-turn = Si na ťahu
bar-turn-hint =
    { $targets ->
        [both] Vezmi si kartu, obsaď trať, potiahni si lístky alebo postav stanicu.
        [routes] Vezmi si kartu, obsaď trať alebo si potiahni lístky.
        [stations] Vezmi si kartu, potiahni si lístky alebo postav stanicu.
       *[none] Vezmi si kartu alebo si potiahni lístky.
    }
bar-last-turn = Toto je tvoj posledný ťah.
bar-second-card = Vezmi si druhú kartu
bar-second-hint = Z balíčka alebo z odhalených, ale žiadnu odhalenú lokomotívu.
bar-other-plays = Na ťahu: { $player }
bar-others-choose =
    { $count ->
        [one] Lístky ešte vyberá { $count } hráč
        [few] Lístky ešte vyberajú { $count } hráči
        [many] Lístky ešte vyberá { $count } hráča
       *[other] Lístky ešte vyberá { $count } hráčov
    }
bar-watching = Pozeráš sa na hru ostatných.
bar-may-undo = Ťah ešte môžeš vziať späť.
bar-may-prepare = Už teraz si môžeš vybrať ďalší ťah.
bar-paused = Hra je pozastavená
bar-paused-waiting = Pokračuje sa, keď budú všetci chcieť.
bar-replaced = Hrá za teba bot
bar-affordable = Karty na to máš.
bar-choose-payment = Vyber, čím zaplatíš.
bar-aimed = Ťukni ešte raz alebo stlač tlačidlo.
bar-aimed-countdown = Vezme sa, keď čas uplynie. Ďalším ťuknutím hneď.
bar-tunnel = Tunel: otočia sa tri karty a cena môže vzrásť.
bar-city = Čakajú tu cestujúci. Nastúpia, keď sa obsadí trať odtiaľto.
bar-station = Stanica: { $city }
bar-keep =
    { $count ->
        [one] Nechaj si aspoň { $count } lístok
        [few] Nechaj si aspoň { $count } lístky
        [many] Nechaj si aspoň { $count } lístka
       *[other] Nechaj si aspoň { $count } lístkov
    }
bar-keep-hint = Keď oba konce lístka spojíš, jeho body získaš, inak ich stratíš.
bar-mix-opening = Ktoré lístky chceš?
bar-mix = Ktoré lístky chceš?
bar-mix-hint = Dlhé lístky prinášajú viac bodov a ťažšie sa dokončujú.
bar-extra =
    { $count ->
        [one] Tunel stojí o { $count } kartu viac
        [few] Tunel stojí o { $count } karty viac
        [many] Tunel stojí o { $count } karty viac
       *[other] Tunel stojí o { $count } kariet viac
    }
bar-extra-hint = Pridaj karty alebo pokus vzdaj a vezmi si svoje späť.
bar-extra-none = Také karty nemáš. Vzdaj pokus a vezmi si svoje späť.
bar-passenger = Cestujúci: { $place }
bar-passenger-hint = Vyber, kto nastúpi. Najviac cestujúcich jednej farby prinesie na konci body.

## The action bar: what can be done

claim = Obsadiť
claim-next = Obsadiť v ďalšom ťahu
take = Vziať
mark-route = Označiť
unmark-route = Zrušiť značku
build-station = Postaviť
build-next = Postaviť v ďalšom ťahu
pay = Zaplatiť
pass = Vynechať ťah
go-on = Pokračovať
resume = Pokračovať
take-over = Hrať znova za seba
undo =
    { $what ->
        [claim] Vrátiť obsadenie
        [station] Vrátiť stanicu
        [passenger] Vrátiť cestujúceho
       *[other] Vrátiť späť
    }
withdraw = Vzdať pokus
take-nobody = Nikto
draw-these = Potiahnuť tieto
mix-label = krátke { $short }, dlhé { $long }
choose-tickets = Vyber lístky
keep-tickets =
    { $count ->
        [one] Nechať si { $count } lístok
        [few] Nechať si { $count } lístky
        [many] Nechať si { $count } lístka
       *[other] Nechať si { $count } lístkov
    }
add-cards =
    { $count ->
        [one] Pridať { $count } kartu
        [few] Pridať { $count } karty
        [many] Pridať { $count } karty
       *[other] Pridať { $count } kariet
    }

## A move that is prepared while others play

next-deck = Nabudúce: potiahnuť z balíčka
next-card =
    { $colour ->
        [locomotive] Nabudúce: vziať lokomotívu
       *[other] Nabudúce: vziať kartu ({ card-name })
    }
next-claim = Nabudúce: obsadiť trať { $route } ({ $cards })
next-station = Nabudúce: postaviť stanicu – { $city } ({ $cards })
# The space after the dot does not break.
next-chip = { $move } · zrušiť
next-dropped = Pripravený ťah odpadá. { $why }
next-cancelled = Pripravený ťah je zrušený.

## Tunnels

tunnel = Tunel
tunnel-turning = Otáčajú sa tri karty…
tunnel-skip = Otočiť všetky
tunnel-result =
    { $count ->
        [0] Bez kariet navyše: tunel je tvoj.
        [one] { $count } karta navyše.
        [few] { $count } karty navyše.
        [many] { $count } karty navyše.
       *[other] { $count } kariet navyše.
    }
tunnel-odds = Karty navyše: žiadna { $none }, jedna { $one }, viac { $more }.

## Log and chat

log = Záznam
chat = Chat
log-and-chat = Záznam a chat
log-filter = Čo záznam ukazuje
log-all = Všetko
log-claims = Len trate
log-whole = Ukázať celú hru
chat-empty = Zatiaľ nikto nič nepovedal.
your-words = Tvoje slová
say = Povedať
quick-phrases = Rýchle vety
mute = Stlmiť: { $player }
unmute = Znova počuť: { $player }
phrase =
    { $code ->
        [hello] Ahoj!
        [good_luck] Veľa šťastia!
        [well_played] Pekne zahrané!
        [thanks] Ďakujem!
        [oops] Ojoj!
        [your_turn] Si na ťahu.
        [one_moment] Chvíľku, prosím.
        [good_game] Pekná hra!
       *[bye] Dovidenia!
    }
recap = Čo sa medzitým stalo
recap-changes =
    { $count ->
        [one] Na pláne je { $count } zmena: svieti.
        [few] Na pláne sú { $count } zmeny: svietia.
        [many] Na pláne je { $count } zmeny: svietia.
       *[other] Na pláne je { $count } zmien: svietia.
    }
recap-done = Hrať ďalej

## A shared device

curtain = Podaj zariadenie: { $player }
curtain-hint = Karty a lístky sú dovtedy skryté.
curtain-open = To som ja, { $player }

## The connection

online = Online
offline = Offline: čaká sa na sieť
connecting = Pripájam…
connection-refused = Stôl nie je dostupný
last-news = posledná správa o { $time }
reconnecting =
    { $seconds ->
        [one] Nové pripojenie o { $seconds } sekundu
        [few] Nové pripojenie o { $seconds } sekundy
        [many] Nové pripojenie o { $seconds } sekundy
       *[other] Nové pripojenie o { $seconds } sekúnd
    }

## Keys and menu

your-things = Tvoja strana stola
tab =
    { $name ->
        [hand] Karty
        [tickets] Lístky
        [players] Hráči
        [log] Záznam
       *[chat] Chat
    }
menu = Menu
keys = Klávesy
key-row = vziať odhalenú kartu
key-deck = potiahnuť z balíčka
key-tickets = potiahnuť lístky
key-search = nájsť trať alebo mesto
key-confirm = urobiť, čo hovorí výrazné tlačidlo
key-cancel = zrušiť alebo preskočiť pohyb
key-undo = vziať ťah späť
key-last = posledný ťah
key-turn = čo je teraz potrebné
key-chat = chat
key-mark = označiť vybranú trať do svojho plánu
key-history = späť a dopredu v hre
key-walk = po hernom pláne od mesta k mestu
key-zoom = priblížiť alebo oddialiť plán
key-keys = tento zoznam
letter-keys = Klávesové skratky z jedného písmena
language-label = Jazyk
animation = Pohyb
animation-speed =
    { $speed ->
        [0] žiadny
        [1] pokojný
       *[2] rýchly
    }
theme = Osvetlenie
theme-name =
    { $theme ->
        [day] deň
        [night] noc
       *[auto] podľa zariadenia
    }
sounds = Zvuky
sound-turn = zvonček, keď som na ťahu
sound-claim = kolesá pri obsadení trate
sound-ticket = cinknutie za dokončený lístok
text-mode = Textový režim
board-mode = S herným plánom
save-report = Uložiť hlásenie o chybe
other-device = Hrať na inom zariadení
other-device-link = Odkaz na tvoje miesto
other-device-note = Otvor ho na druhom zariadení: hrať môžeš ďalej na oboch. Funguje len raz, nikomu ho neukazuj.
ask-pause = Požiadať o prestávku
leave = Odísť
leave-question = Ďalej bude za teba hrať bot. Kým hra trvá, môžeš sa vrátiť.
leave-yes = Opustiť hru
host-menu = Ako hostiteľ
host-spectators = Dovoliť divákom prizerať sa
host-replace = Nechať hrať bota za: { $player }
host-replace-question = Za hráča { $player } bude ďalej hrať bot. Hráč sa môže vrátiť.
host-replace-yes = Nech hrá bot

## Text mode

text-situation = Ako to vyzerá
text-do = Čo môžeš urobiť
text-draw = Vziať karty
text-claim = Obsadiť trať
text-station = Postaviť stanicu
text-row = Odhalené: { $cards }
text-board = Všetky trate
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
