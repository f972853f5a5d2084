# The game in a terminal. What the user types stands between `backticks`.


## Messages

term-welcome = { $map }: { $players }. A `súgó` elárulja, mit írhatsz be.
term-stopped =
    { $count ->
        [one] Véget ért a bemenet: a játék { $count } lépés után megáll.
       *[other] Véget ért a bemenet: a játék { $count } lépés után megáll.
    }
term-left =
    { $count ->
        [one] { $count } lépés után elhagyod a játékot.
       *[other] { $count } lépés után elhagyod a játékot.
    }
term-last-save = `mentés FÁJL` elmenti a felvételt, az Enter kilép
term-choices = 1 és { $count } között választhatsz.
term-not-understood = „{ $line }” nincs a lehetőségek között. A `súgó` elárulja, mit írhatsz be.
term-guess = Erre gondolsz: „{ $action }”? Írd be, hogy `igen`, vagy valami mást.
term-which = Melyik?
term-more = és még { $count }
term-no-route = Nincs ilyen útvonal.
term-save-name = A `mentés` után írd be a fájl nevét.
term-exists = Már van ilyen fájl: { $file }. Válassz másik nevet.
term-not-saved = A fájl nem írható ({ $file }): { $reason }.
term-saved = Elmentve ide: { $file }.
term-help =
    Egy szám a listából választ. Szavakkal is lehet, és elég az elejük:
    · `piros`, `pakli`: kártya elvétele
    · `húzás menetjegyek`: menetjegyhúzás
    · `szerez pár zür`, `pár zür`: a Párizs–Zürich útvonal megszerzése
    · `állomás róma`: állomás építése
    · `1 3`, `mind`: mely menetjegyeket tartod meg
    Bármikor megkérdezheted:
    · `menetjegyek`: a menetjegyeid, és mindegyikhez a legrövidebb út
    · `útvonalak`, `útvonalak párizs`: a megszerezhető útvonalak, vagy egy város összes útvonala
    · `térkép`: hol fekszenek a városok
    · `mentés FÁJL`: az eddigi játék elmentése
    · `kilépés`: távozás

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = súgó segítség
typed-map = térkép
typed-routes = útvonalak
typed-tickets = menetjegyek menetjegy
typed-save = mentés
typed-quit = kilépés
typed-yes = igen
typed-all = mind mindet
typed-draw = húzás húz elvesz
typed-card = kártya lap
typed-deck = pakli
typed-claim = szerez megszerez
typed-station = állomás
typed-build = épít
typed-pay = fizet
typed-add = hozzátesz
typed-withdraw = visszalép
typed-keep = megtart
typed-passenger = utas
typed-nobody = senki senkit
typed-pass = passz
typed-tunnel = alagút
typed-ferry = komp

## The situation

term-turns =
    { $count ->
        [one] { $count } kör lejátszva
       *[other] { $count } kör lejátszva
    }
term-last-turns =
    { $count ->
        [one] még { $count } utolsó kör
       *[other] még { $count } utolsó kör
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] pont
        [wagons] vagon
        [cards] kártya
        [tickets] menetjegy
        [stations] állomás
        [passengers] utas
        [row] felfordítva
        [hand] kéz
        [offered] választék
        [routes] útvonalak
        [longest_trail] leghosszabb
        [most_tickets] bónusz
        [borrowed] kölcsön
        [tie] holtverseny
       *[total] összesen
    }
term-empty = (üres)
term-stock = pakli { $deck }, eldobott { $discards }
term-no-cards = nincs kártya
term-any = tetszőleges
term-done = kész
term-open = nincs kész
term-to-go = még { $count }
term-blocked = már nem elérhető
term-passengers = { $count } { passenger-name }
term-waiting = utasok, { $place }: { $passengers }
term-nobody = senki
term-prompt =
    { $phase ->
        [choose_mix] Jelentsd be, milyen menetjegyeket kérsz
        [choose_tickets] Válaszd ki a megtartandó menetjegyeket
        [second_card] Végy el egy második lapot
        [pay_route] Fizesd ki az útvonalat – { $route }
        [pay_station] Fizesd ki az állomást – { $place }
        [pay_extra] Az alagút lapjai ({ $route }): { $cards }. Tedd hozzá, ami kell, vagy lépj vissza
        [keep_tickets] Válaszd ki a megtartandó menetjegyeket
        [take_passenger] Válassz utast – { $place }
       *[turn] Te következel
    }
term-decision =
    { $phase ->
        [over] A játék véget ért.
        [turn] { $player } következik.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = húzás a pakliból
menu-take = elveszed: { $card }
menu-take-only = elveszed egyetlen lapként: { $card }
menu-tickets =
    { $count ->
        [one] { $count } menetjegy húzása
       *[other] { $count } menetjegy húzása
    }
menu-mix = menetjegyhúzás: { $short } rövid, { $long } hosszú
menu-pay = fizetsz: { $cards }
menu-add = hozzáteszel: { $cards }
menu-withdraw = visszalépsz
menu-passenger = { passenger-name } utas
menu-nobody = nem viszel senkit
menu-station = állomás: { $city }
menu-pass = passz
menu-claim = megszerezhető
menu-claim-useful = megszerezhető (* egy menetjegy legrövidebb útján van)
menu-more-routes =
    { $count ->
        [one] és még { $count } útvonal: az `útvonalak` felsorolja
       *[other] és még { $count } útvonal: az `útvonalak` felsorolja
    }
menu-station-hint =
    { $count ->
        [one] `állomás VÁROS` állomást épít, ára { $count } kártya
       *[other] `állomás VÁROS` állomást épít, ára { $count } kártya
    }
menu-keep-hint =
    { $count ->
        [one] Írd be a megtartandók sorszámát (legalább { $count }): `1 2`, vagy `mind`.
       *[other] Írd be a megtartandók sorszámát (legalább { $count }): `1 2`, vagy `mind`.
    }

## The final score

term-score-length = { $points } a { $length } hosszúakért
term-score-failed = { $journey }, nem teljesült
term-score-path = { $journey }, útja: { $routes }
term-score-loan = { $route }, tulajdonosa { $player }, az állomás révén: { $city }
term-score-not-built = { $count } nem épült meg
term-score-trail =
    { $count ->
        [one] { $count } vagon: { $routes }
       *[other] { $count } vagon: { $routes }
    }
term-score-prize = { $points } a színért: { passenger-name }
term-score-tie =
    { $by ->
        [completed_tickets] előrébb, mint { $player }: teljesített menetjegyek { $value }:{ $other }
        [fewer_stations] előrébb, mint { $player }: kevesebb állomás { $value }:{ $other }
        [longest_trail] előrébb, mint { $player }: leghosszabb út { $value }:{ $other }
       *[passengers] előrébb, mint { $player }: utasok { $value }:{ $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] Nyertél! { $count } pontod van.
               *[other] Nyertél! { $count } pontod van.
            }
        [several]
            { $count ->
                [one] Közös győzelem: { $player }, fejenként { $count } pont.
               *[other] Közös győzelem: { $player }, fejenként { $count } pont.
            }
       *[other]
            { $count ->
                [one] A győztes { $player }, { $count } ponttal.
               *[other] A győztes { $player }, { $count } ponttal.
            }
    }
