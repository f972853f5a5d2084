# All screens but the game itself.


## On every page

masthead-label = Nápověda a nastavení
lost-title = Tady nic není
lost-text = Tato adresa nikam nevede: možná není odkaz celý.

## The first page

home-over = Anno 1901
home-tagline = Pokládej koleje napříč starým atlasem, s přáteli nebo proti botům.
home-map = Mapa
home-play = Hrát hned
home-play-how = proti dvěma botům
home-starting = Stůl se připravuje…
home-invite = Pozvat přátele
home-more = Další
home-how = Jak se hraje
home-record = Otevřít záznam
own-title = Tvé hry
own-your-turn = Jsi na tahu
own-turn-of = Na tahu: { $player }
own-others-turn = Přemýšlejí ostatní
own-waiting = Čeká se na hráče
own-paused = Pozastaveno
own-over = Dohráno
own-more =
    { $count ->
        [one] ještě { $count }
        [few] ještě { $count }
        [many] ještě { $count }
       *[other] ještě { $count }
    }
listed-title = Otevřené stoly
listed-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }

## A new table

new-title = Nový stůl
new-map-about =
    { $map ->
        [europe] Tunely, trajekty a nádraží, od Lisabonu po Moskvu.
       *[germany] Cestující, krátké a dlouhé jízdenky a sousední země.
    }
new-seats = Kdo hraje
new-add-seat = Přidat místo
seat-who = Kdo dostane místo { $number }
seat-kind =
    { $kind ->
        [bot] Bot
        [friend] Přítel přes odkaz
       *[here] Někdo na tomto zařízení
    }
seat-level = Síla bota na místě { $number }
seat-name = Jméno na místě { $number }
seat-name-hint = Jméno, pokud chceš
seat-by-link = dostane od tebe odkaz
seat-remove = Odebrat místo { $number }
new-options = Další možnosti
new-clock = Čas na rozmyšlenou
clock-none = Bez omezení
clock-live = { $minutes } min + { $seconds } s na tah
clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
        [many] { $days } dne na tah
       *[other] { $days } dní na tah
    }
new-listed = Ukázat stůl veřejně
new-listed-note = Volné místo si může vzít kdokoli na tomto serveru.
new-spectators = Dovolit divákům přihlížet
new-spectators-note = Kdo má odkaz, vidí, co leží na stole, ale karty hráčů ne.
new-chat = Chat
new-join-order = Sedět v pořadí tohoto seznamu
new-join-order-note = Jinak se místa losují.
new-all-tracks = Otevřít všechny souběžné koleje
new-all-tracks-note = Ve dvou nebo třech hráčích se jinak smí obsadit jen jedna z nich.
new-make = Začít
new-make-invite = Založit stůl a pozvat

## The waiting room

waiting-title = Čekárna
waiting-for =
    { $count ->
        [0] všichni jsou tu
        [one] { $count } místo je volné
        [few] { $count } místa jsou volná
        [many] { $count } místa je volného
       *[other] { $count } míst je volných
    }
waiting-starts = Hra začne, jakmile budou všechna místa obsazená.
waiting-close = Zrušit stůl
seat-free = Volné místo
seat-here = Hrát tady
seat-to-bot = Ať hraje bot
seat-to-person = Uvolnit pro člověka
sit-down = Sednout si
invite-seat = Odkaz na místo { $number }
invite-new = Nový odkaz na místo { $number }
invite-anybody = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
invite-note = Místo má, kdo odkaz otevře první.
invite-local = Odkaz otevře jen tento počítač: z jiných není server dostupný.
qr-label = Odkaz jako QR kód
invited-title = Máš pozvánku
invited-text = U tohoto stolu je pro tebe místo.
invited-watch = Jen se dívat
closed-title = Stůl je zavřený
closed-text = Tento stůl byl zrušen.

## Final scoring

score-title = Počítání bodů
score-steps = Kroky počítání
score-skip = Na výsledek
score-again = Ukázat počítání znovu
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Vítězství: { $players }
        [few] Společné vítězství: { $players }
        [many] Společné vítězství: { $players }
       *[other] Společné vítězství: { $players }
    }
score-result = Výsledek
score-place = { $place }.
score-routes = Tratě
score-routes-about = Tyto body přibyly během hry.
score-ticket = Jízdenka: { $player }
score-ticket-lost = Oba konce zůstaly nespojené: body jsou ztracené.
score-loan = Díky nádraží { $city } po trati { $route }, kterou má { $player }.
score-stations = Nepostavená nádraží
score-stations-left =
    { $count ->
        [0] žádné nezbývá
        [one] zbývá { $count }
        [few] zbývají { $count }
        [many] zbývá { $count }
       *[other] zbývá { $count }
    }
score-trail = Nejdelší souvislá trať
score-trail-about = Nejdelší cesta po vlastních tratích, na které se žádný vagon nepočítá dvakrát.
score-most-tickets = Nejvíc jízdenek
score-completed =
    { $count ->
        [one] { $count } dokončená jízdenka
        [few] { $count } dokončené jízdenky
        [many] { $count } dokončené jízdenky
       *[other] { $count } dokončených jízdenek
    }
score-passengers =
    { $colour ->
        [white] Bílí cestující
        [blue] Modří cestující
        [yellow] Žlutí cestující
        [black] Černí cestující
        [red] Červení cestující
       *[green] Zelení cestující
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } bod
        [few] { $players }: { $points } body
        [many] { $players }: { $points } bodu
       *[other] { $players }: { $points } bodů
    }
score-breakdown = Všechny body
score-source =
    { $source ->
        [routes] Tratě
        [tickets] Jízdenky
        [stations] Nádraží
        [trail] Nejdelší trať
        [most-tickets] Nejvíc jízdenek
        [passengers] Cestující
       *[total] Celkem
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } je výš než { $other }: víc dokončených jízdenek ({ $value }:{ $otherValue }).
        [fewer_stations] { $player } je výš než { $other }: méně nádraží ({ $value }:{ $otherValue }).
        [longest_trail] { $player } je výš než { $other }: nejdelší souvislá trať.
       *[passengers] { $player } je výš než { $other }: víc cestujících ({ $value }:{ $otherValue }).
    }
score-rematch = Hrát znovu
score-rematch-join = K další hře
score-replay = Přehrát záznam
chart-title = Body v průběhu hry
chart-label = Body každého hráče po každém tahu a konečný výsledek
chart-as-table = Jako tabulka
chart-moves = tahy
chart-move = Tah
chart-final = Konečný výsledek

## Replay

replay-title = Záznam hry
replay-controls = Kroky hrou
replay-first = Na začátek
replay-back = O tah zpět
replay-forward = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-slider = Tah
replay-at = { $at } z { $last }
replay-things-of = Karty a jízdenky: { $player }
replay-no-cards = Žádné karty
replay-offered = na výběr
back-to-game = Zpět ke hře
replay-to-score = K počítání bodů
record-title = Otevřít záznam
record-about = Záznam je celá hra v jednom souboru. Přehraje se tah za tahem i s kartami všech hráčů.
record-drop = Přetáhni záznam sem
record-hint = nebo vyber soubor:
record-another = Jiný záznam
record-download = Uložit záznam
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] Na záznam je tento soubor moc velký.
        [not_json] Tento soubor není záznam: není to JSON.
        [not_a_record] Tento soubor není záznam hry.
        [other_version] Tento záznam pochází z jiné verze programu.
       *[malformed] V záznamu je chyba, místo { $place }.
    }
record-refused = Tento záznam nejde přehrát: v místě { $place } porušuje pravidla, nebo neplyne ze svého klíče.

## Is the deal fair?

fair-title = Je rozdání poctivé?
fair-about = Před hrou server slíbil tajemství a každý prohlížeč přidal své číslo. Z obojího dohromady plynou všechny karty a jízdenky. Tvůj prohlížeč je tu přepočítal sám a nikoho se neptal.
fair-working = Přepočítávám…
fair-later = Tajemství se odhalí po hře. Do té doby platí slib.
fair-shown = Slíbeno před hrou:
fair-to-table = Ke stolu
fair-yes = Všechno plyne z toho, co bylo slíbeno.
fair-no = Toto rozdání neodpovídá slibu.
fair-unknown-map = Záznam je z mapy, kterou tu nemáme.
fair-check =
    { $name ->
        [promised] Slib
        [commitment] Tajemství
        [key] Klíč
        [map] Mapa
       *[chance] Karty a jízdenky
    }
fair-verdict =
    { $verdict ->
        [right] v pořádku
        [wrong] špatně
       *[open] zatím neznámé
    }
fair-same-promise = Je to slib, který tento prohlížeč viděl, než hra skončila.
fair-other-promise = Tento prohlížeč viděl, než hra skončila, jiný slib.
fair-nothing-promised = Před touto hrou nebylo slíbeno nic.
fair-secret-hidden = Tajemství ještě není odhalené.
fair-promise-kept = Tajemství je to slíbené.
fair-promise-broken = Tajemství není to slíbené.
fair-host-alone = Klíč určil sám hostitel.
fair-key-made-together =
    { $players ->
        [one] Klíč je z tajemství a čísla { $players } hráče.
        [few] Klíč je z tajemství a čísel { $players } hráčů.
        [many] Klíč je z tajemství a čísel { $players } hráče.
       *[other] Klíč je z tajemství a čísel { $players } hráčů.
    }
fair-key-not-theirs = Klíč není z tajemství a čísel hráčů.
fair-same-map = Hrálo se na mapě, kterou známe.
fair-other-map = Hrálo se na jiné mapě, než jakou známe.
fair-key-hidden = Klíč ještě není odhalený.
fair-all-follow =
    { $outcomes ->
        [one] Z klíče plyne { $outcomes } náhodný výsledek.
        [few] Z klíče plynou všechny { $outcomes } náhodné výsledky.
        [many] Z klíče plyne všech { $outcomes } náhodného výsledku.
       *[other] Z klíče plyne všech { $outcomes } náhodných výsledků.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Rozdání, výsledek { $number }: záznam říká „{ $said }“, klíč dává „{ $given }“.
       *[other] Tah { $move }, výsledek { $number }: záznam říká „{ $said }“, klíč dává „{ $given }“.
    }
fair-impossible-all-seated = Tah { $move }, výsledek { $number }, „{ $said }“: všichni už sedí.
fair-impossible-deck-empty = Tah { $move }, výsledek { $number }, „{ $said }“: balíček je prázdný.
fair-impossible-deck-not-empty = Tah { $move }, výsledek { $number }, „{ $said }“: balíček ještě není prázdný.
fair-impossible-too-many-cards = Tah { $move }, výsledek { $number }, „{ $said }“: tolik karet není.
fair-impossible-bag-empty = Tah { $move }, výsledek { $number }, „{ $said }“: žádný cestující nezbývá.
fair-impossible-pile-empty = Tah { $move }, výsledek { $number }, „{ $said }“: v tom balíčku jízdenek nic nezbývá.
fair-impossible-not-drawn = Tah { $move }, výsledek { $number }, „{ $said }“: tuto jízdenku si nikdo nelízl.
fair-impossible-not-on-map = Tah { $move }, výsledek { $number }, „{ $said }“: taková jízdenka na mapě není.
fair-counts = Všechny karty spočítané
fair-counts-about =
    { $count ->
        [0] Balíček se ani jednou znovu nemíchal.
        [one] Balíček se znovu míchal { $count }krát.
        [few] Balíček se znovu míchal { $count }krát.
        [many] Balíček se znovu míchal { $count }krát.
       *[other] Balíček se znovu míchal { $count }krát.
    }
fair-card = Karta
fair-in-game = Ve hře
fair-drawn = Odešlo z balíčku
fair-left = Zbývá v něm
fair-how = Jak to funguje
fair-how-1 = Server zvolí tajemství a ukáže jeho otisk, tedy slib. Od té chvíle už nemůže vzít jiné.
fair-how-2 = Prohlížeč každého hráče pošle náhodné číslo.
fair-how-3 = Z tajemství a čísel dohromady vznikne klíč a z klíče plyne každé míchání.
fair-how-4 = Po hře se tajemství odhalí a každý může všechno přepočítat.

## Settings

settings-you = Ty
settings-name = Tvé jméno
settings-name-note = Vidí ho ostatní u tvých stolů. Můžeš ho nechat prázdné.
settings-look = Vzhled
settings-names = Názvy míst
settings-names-name =
    { $names ->
        [printed] Jak jsou na herním plánu
       *[own] V mém jazyce
    }
settings-contrast = Vysoký kontrast
settings-playing = Hraní
settings-confirm = Potvrzovat karty brané prstem
settings-confirm-name =
    { $how ->
        [countdown] S odpočtem
        [always] Vždy
       *[never] Nikdy
    }
settings-odds = Ukazovat šance u tunelů
settings-odds-note = Jak pravděpodobné jsou karty navíc podle karet, které už bylo vidět.
settings-keys-note = Vypni to, pokud počítač ovládáš hlasem.
settings-kept = Toto nastavení zůstává v tomto zařízení.

## About

about-title = O hře Vagon
about-what = Vagon jsou dvě hry o železnicích počátku dvacátého století, Evropa a Německo, s přáteli nebo proti botům: na tvém počítači, nebo na vlastním serveru.
about-data = Účty tu nejsou. Tvé jméno a to, co řekneš, patří jen ke stolu a žádná tvá adresa se neukládá. Odjinud než z tohoto serveru se nic nenačítá.
about-kept =
    { $days ->
        [one] Stoly se uchovávají { $days } den.
        [few] Stoly se uchovávají { $days } dny.
        [many] Stoly se uchovávají { $days } dne.
       *[other] Stoly se uchovávají { $days } dní.
    }
about-version = Verze { $version }
about-licence = Vagon je svobodný software s licencí MIT.
about-disclaimer = Je to nezávislé dílo, nespojené s vydavatelem žádné deskové hry ani jím neschválené.
about-notices = Práce jiných autorů
