# The game as it is played in the browser. Routes, places and players come as names.

load-failed = Stránku se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
go-home = Na úvodní stránku
connection-lost = Spojení se přerušilo. Zkouším to znovu…
new-version = Vagon má novou verzi.
button-reload = Načíst znovu
game-title =
    { $map ->
        [europe] Hra na mapě Evropy
       *[germany] Hra na mapě Německa
    }

## The board

board-of =
    { $map ->
        [europe] Herní plán Evropy
       *[germany] Herní plán Německa
    }
zoom-in = Přiblížit plán
zoom-out = Oddálit plán
zoom-whole = Ukázat celý plán
board-walk = Herní plán: šipky vedou od města k městu, Enter vybírá
cities = Města
count-routes =
    { $count ->
        [one] { $count } trať
        [few] { $count } tratě
        [many] { $count } trati
       *[other] { $count } tratí
    }
search-routes = Najít trať nebo město
search-hint =
    { $map ->
        [europe] Třeba: par cur
       *[germany] Třeba: ber ham
    }
search-none = Žádná trať se tak nejmenuje.
which-one = Co máš na mysli?
build-station-here = Postavit tu nádraží
route-facts =
    { $kind ->
        [tunnel] tunel, { $count }× { route-colour }
        [ferry] trajekt, { $count }× { route-colour }
       *[rail] { $count }× { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · aspoň { $count } lokomotiva
        [few] · aspoň { $count } lokomotivy
        [many] · aspoň { $count } lokomotivy
       *[other] · aspoň { $count } lokomotiv
    }
route-owner = { $player } ({ $letter })
route-affordable = můžeš ji obsadit hned
route-marked = v tvém plánu
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } bod
        [few] { $route } · { route-facts } · { $points } body
        [many] { $route } · { route-facts } · { $points } bodu
       *[other] { $route } · { route-facts } · { $points } bodů
    }

## Cards and tickets

card-face-down = Karta obrázkem dolů
cards-and-tickets = Karty a jízdenky k líznutí
row = Odhalené karty
row-empty = prázdno
take-card =
    { $colour ->
        [locomotive] Vzít lokomotivu
       *[other] Vzít kartu: { card-name }
    }
deck = Balíček
draw-deck = Líznout z balíčku
tickets = Jízdenky
draw-tickets = Líznout jízdenky
your-hand = Tvé karty
hand-empty = V ruce nemáš žádné karty.
your-tickets = Tvé jízdenky
tickets-none = Zatím žádné jízdenky.
tickets-offered = Jízdenky na výběr
ticket-done = hotovo
ticket-lost = už nejde
ticket-failed = nedokončená
ticket-long = dlouhá jízdenka
ticket-needs =
    { $count ->
        [one] zbývá { $count } vagon
        [few] zbývají { $count } vagony
        [many] zbývá { $count } vagonu
       *[other] zbývá { $count } vagonů
    }
ticket-show = Ukázat na plánu nejlepší cestu
plan = Tvůj plán
plan-way = Označit tuto cestu
plan-clear = Smazat
sort-by = Pořadí
sort-state = nejdřív nedokončené
sort-points = podle bodů
sort-name = podle názvu

## Players

players = Hráči
bot-label = { level-name } { $letter }
player-label = Hráč { $letter }
bot = bot
person = hráč
bot-plays-on = dál hraje bot
is-thinking = na tahu
is-away = bez spojení
your-turn-short = Jsi na tahu
last-turn = poslední tah
stations-left =
    { $count ->
        [one] zbývá { $count } nádraží
        [few] zbývají { $count } nádraží
        [many] zbývá { $count } nádraží
       *[other] zbývá { $count } nádraží
    }
passengers-taken = Cestující
days-left =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
time-left = Zbývá čas: { $time }
final-round =
    { $count ->
        [one] Poslední tahy: zbývá { $count }
        [few] Poslední tahy: zbývají { $count }
        [many] Poslední tahy: zbývá { $count }
       *[other] Poslední tahy: zbývá { $count }
    }

## The action bar: what is expected

action-bar = Co dělat
choices = Možnosti
sending = Odesílám…
bar-loading = Okamžik…
bar-your-turn = Jsi na tahu
bar-turn-hint =
    { $targets ->
        [both] Vezmi si kartu, obsaď trať, lízni si jízdenky, nebo postav nádraží.
        [routes] Vezmi si kartu, obsaď trať, nebo si lízni jízdenky.
        [stations] Vezmi si kartu, lízni si jízdenky, nebo postav nádraží.
       *[none] Vezmi si kartu, nebo si lízni jízdenky.
    }
bar-last-turn = Tohle je tvůj poslední tah.
bar-second-card = Vezmi si druhou kartu
bar-second-hint = Z balíčku nebo z odhalených, ale žádnou odhalenou lokomotivu.
bar-other-plays = Na tahu: { $player }
bar-others-choose =
    { $count ->
        [one] Jízdenky ještě vybírá { $count } hráč
        [few] Jízdenky ještě vybírají { $count } hráči
        [many] Jízdenky ještě vybírá { $count } hráče
       *[other] Jízdenky ještě vybírá { $count } hráčů
    }
bar-watching = Díváš se na hru ostatních.
bar-may-undo = Tah ještě můžeš vzít zpět.
bar-may-prepare = Už teď si můžeš vybrat příští tah.
bar-paused = Hra je pozastavená
bar-paused-waiting = Pokračuje se, až budou všichni chtít.
bar-replaced = Hraje za tebe bot
bar-affordable = Karty na to máš.
bar-choose-payment = Vyber, čím zaplatíš.
bar-aimed = Klepni ještě jednou, nebo stiskni tlačítko.
bar-aimed-countdown = Vezme se, až čas vyprší. Dalším klepnutím hned.
bar-tunnel = Tunel: otočí se tři karty a cena může vzrůst.
bar-city = Čekají tu cestující. Nastoupí, když se obsadí trať odsud.
bar-station = Nádraží: { $city }
bar-keep =
    { $count ->
        [one] Nech si aspoň { $count } jízdenku
        [few] Nech si aspoň { $count } jízdenky
        [many] Nech si aspoň { $count } jízdenky
       *[other] Nech si aspoň { $count } jízdenek
    }
bar-keep-hint = Když oba konce jízdenky spojíš, její body získáš, jinak je ztratíš.
bar-mix-opening = Které jízdenky chceš?
bar-mix = Které jízdenky chceš?
bar-mix-hint = Dlouhé jízdenky přinášejí víc bodů a hůř se dokončují.
bar-extra =
    { $count ->
        [one] Tunel stojí o { $count } kartu víc
        [few] Tunel stojí o { $count } karty víc
        [many] Tunel stojí o { $count } karty víc
       *[other] Tunel stojí o { $count } karet víc
    }
bar-extra-hint = Přidej karty, nebo pokus vzdej a vezmi si své zpět.
bar-extra-none = Takové karty nemáš. Vzdej pokus a vezmi si své zpět.
bar-passenger = Cestující: { $place }
bar-passenger-hint = Vyber, kdo nastoupí. Nejvíc cestujících jedné barvy přinese na konci body.

## The action bar: what can be done

claim = Obsadit
claim-next = Obsadit v příštím tahu
take = Vzít
mark-route = Označit
unmark-route = Zrušit značku
build-station = Postavit
build-next = Postavit v příštím tahu
pay = Zaplatit
pass = Vynechat tah
go-on = Pokračovat
resume = Pokračovat
take-over = Hrát zase za sebe
undo =
    { $what ->
        [claim] Vrátit obsazení
        [station] Vrátit nádraží
        [passenger] Vrátit cestujícího
       *[other] Vrátit zpět
    }
withdraw = Vzdát pokus
take-nobody = Nikdo
draw-these = Líznout tyto
mix-label = krátké { $short }, dlouhé { $long }
choose-tickets = Vyber jízdenky
keep-tickets =
    { $count ->
        [one] Nechat si { $count } jízdenku
        [few] Nechat si { $count } jízdenky
        [many] Nechat si { $count } jízdenky
       *[other] Nechat si { $count } jízdenek
    }
add-cards =
    { $count ->
        [one] Přidat { $count } kartu
        [few] Přidat { $count } karty
        [many] Přidat { $count } karty
       *[other] Přidat { $count } karet
    }

## A move that is prepared while others play

next-deck = Příště: líznout z balíčku
next-card =
    { $colour ->
        [locomotive] Příště: vzít lokomotivu
       *[other] Příště: vzít kartu ({ card-name })
    }
next-claim = Příště: obsadit trať { $route } ({ $cards })
next-station = Příště: postavit nádraží – { $city } ({ $cards })
# The space after the dot does not break.
next-chip = { $move } · zrušit
next-dropped = Připravený tah odpadá. { $why }
next-cancelled = Připravený tah je zrušen.

## Tunnels

tunnel = Tunel
tunnel-turning = Otáčejí se tři karty…
tunnel-skip = Otočit všechny
tunnel-result =
    { $count ->
        [0] Bez karet navíc: tunel je tvůj.
        [one] { $count } karta navíc.
        [few] { $count } karty navíc.
        [many] { $count } karty navíc.
       *[other] { $count } karet navíc.
    }
tunnel-odds = Karty navíc: žádná { $none }, jedna { $one }, víc { $more }.

## Log and chat

log = Záznam
chat = Chat
log-and-chat = Záznam a chat
log-filter = Co záznam ukazuje
log-all = Všechno
log-claims = Jen tratě
log-whole = Ukázat celou hru
chat-empty = Zatím nikdo nic neřekl.
your-words = Tvá slova
say = Říct
quick-phrases = Rychlé věty
mute = Ztlumit: { $player }
unmute = Zase slyšet: { $player }
phrase =
    { $code ->
        [hello] Ahoj!
        [good_luck] Hodně štěstí!
        [well_played] Hezky zahráno!
        [thanks] Díky!
        [oops] Jejda!
        [your_turn] Jsi na tahu.
        [one_moment] Okamžik, prosím.
        [good_game] Pěkná hra!
       *[bye] Na shledanou!
    }
recap = Co se mezitím stalo
recap-changes =
    { $count ->
        [one] Na plánu je { $count } změna: svítí.
        [few] Na plánu jsou { $count } změny: svítí.
        [many] Na plánu je { $count } změny: svítí.
       *[other] Na plánu je { $count } změn: svítí.
    }
recap-done = Hrát dál

## A shared device

curtain = Předej zařízení: { $player }
curtain-hint = Karty a jízdenky jsou do té doby skryté.
curtain-open = To jsem já, { $player }

## The connection

online = Online
offline = Offline: čeká se na síť
connecting = Připojuji…
connection-refused = Stůl není dostupný
last-news = poslední zpráva v { $time }
reconnecting =
    { $seconds ->
        [one] Nové připojení za { $seconds } sekundu
        [few] Nové připojení za { $seconds } sekundy
        [many] Nové připojení za { $seconds } sekundy
       *[other] Nové připojení za { $seconds } sekund
    }

## Keys and menu

your-things = Tvoje strana stolu
tab =
    { $name ->
        [hand] Karty
        [tickets] Jízdenky
        [players] Hráči
        [log] Záznam
       *[chat] Chat
    }
menu = Menu
keys = Klávesy
key-row = vzít odhalenou kartu
key-deck = líznout z balíčku
key-tickets = líznout jízdenky
key-search = najít trať nebo město
key-confirm = udělat, co říká výrazné tlačítko
key-cancel = zrušit, nebo přeskočit pohyb
key-undo = vzít tah zpět
key-last = poslední tah
key-turn = co je teď potřeba
key-chat = chat
key-mark = označit vybranou trať do svého plánu
key-history = zpět a vpřed ve hře
key-walk = po herním plánu od města k městu
key-zoom = přiblížit nebo oddálit plán
key-keys = tento seznam
letter-keys = Klávesové zkratky z jednoho písmene
language-label = Jazyk
animation = Pohyb
animation-speed =
    { $speed ->
        [0] žádný
        [1] klidný
       *[2] rychlý
    }
theme = Osvětlení
theme-name =
    { $theme ->
        [day] den
        [night] noc
       *[auto] podle zařízení
    }
sounds = Zvuky
sound-turn = zvonek, když jsem na tahu
sound-claim = kola při obsazení trati
sound-ticket = cinknutí za dokončenou jízdenku
text-mode = Textový režim
board-mode = S herním plánem
save-report = Uložit hlášení o chybě
other-device = Hrát na jiném zařízení
other-device-link = Odkaz na tvé místo
other-device-note = Otevři ho na druhém zařízení: hrát můžeš dál na obou. Funguje jen jednou, nikomu ho neukazuj.
ask-pause = Požádat o přestávku
leave = Odejít
leave-question = Dál za tebe bude hrát bot. Dokud hra trvá, můžeš se vrátit.
leave-yes = Opustit hru
host-menu = Jako hostitel
host-spectators = Dovolit divákům přihlížet
host-replace = Nechat hrát bota za: { $player }
host-replace-question = Za hráče { $player } bude dál hrát bot. Hráč se může vrátit.
host-replace-yes = Ať hraje bot

## Text mode

text-situation = Jak to vypadá
text-do = Co můžeš udělat
text-draw = Vzít karty
text-claim = Obsadit trať
text-station = Postavit nádraží
text-row = Odhalené: { $cards }
text-board = Všechny tratě
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
