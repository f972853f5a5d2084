# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".


## Moves

log-drew =
    { $who ->
        [you] Húzol egy lapot a pakliból.
       *[other] { $player } húz egy lapot a pakliból.
    }
log-drew-card =
    { $who ->
        [you] Húzol egy lapot a pakliból: { card-name }.
       *[other] { $player } húz egy lapot a pakliból: { card-name }.
    }
log-took =
    { $who ->
        [you] Elveszel egy felfordított lapot: { card-name }.
       *[other] { $player } elvesz egy felfordított lapot: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] Bejelented, milyen menetjegyeket kérsz.
       *[other] { $player } bejelenti, milyen menetjegyeket kér.
    }
log-mix =
    { $who ->
        [you] Menetjegyeket kérsz: { $short } rövid, { $long } hosszú.
       *[other] { $player } menetjegyeket kér: { $short } rövid, { $long } hosszú.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] Húzol { $count } menetjegyet.
               *[other] Húzol { $count } menetjegyet.
            }
       *[other]
            { $count ->
                [one] { $player } húz { $count } menetjegyet.
               *[other] { $player } húz { $count } menetjegyet.
            }
    }
log-tickets-mix =
    { $who ->
        [you] Menetjegyeket húzol: { $short } rövid, { $long } hosszú.
       *[other] { $player } menetjegyeket húz: { $short } rövid, { $long } hosszú.
    }
log-kept-secret =
    { $who ->
        [you] Kiválasztod a menetjegyeidet.
       *[other] { $player } kiválasztja a menetjegyeit.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] Megtartasz { $count } menetjegyet.
               *[other] Megtartasz { $count } menetjegyet.
            }
       *[other]
            { $count ->
                [one] { $player } megtart { $count } menetjegyet.
               *[other] { $player } megtart { $count } menetjegyet.
            }
    }
log-kept-tickets =
    { $who ->
        [you] Megtartod: { $tickets }.
       *[other] { $player } megtartja: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] Megszerzed az útvonalat: { $route } ({ $cards }), { count-points }.
       *[other] { $player } megszerzi az útvonalat: { $route } ({ $cards }), { count-points }.
    }
log-dug =
    { $who ->
        [you] Alagutat fúrsz: { $route } ({ $cards }).
       *[other] { $player } alagutat fúr: { $route } ({ $cards }).
    }
log-revealed =
    { $count ->
        [0] Az alagút lapjai: { $cards }. Plusz lap nem kell.
        [one] Az alagút lapjai: { $cards }. { $count } plusz lap kell.
       *[other] Az alagút lapjai: { $cards }. { $count } plusz lap kell.
    }
log-revealed-nothing = Az alagúthoz nem maradt felfordítható lap. Plusz lap nem kell.
log-added =
    { $who ->
        [you] Hozzáteszel: { $cards }.
       *[other] { $player } hozzátesz: { $cards }.
    }
log-dug-through =
    { $who ->
        [you] Tiéd az alagút: { $route }, { count-points }.
       *[other] { $player } alagútja elkészült: { $route }, { count-points }.
    }
log-withdrew =
    { $who ->
        [you] Visszalépsz az alagúttól, és visszaveszed a lapjaidat: { $route }.
       *[other] { $player } visszalép az alagúttól, és visszaveszi a lapjait: { $route }.
    }
log-station =
    { $who ->
        [you] Állomást építesz: { $city } ({ $cards }).
       *[other] { $player } állomást épít: { $city } ({ $cards }).
    }
log-passenger =
    { $who ->
        [you] Felszáll hozzád egy { passenger-name } utas: { $place }.
       *[other] { $player } felvesz egy { passenger-name } utast: { $place }.
    }
log-no-passenger =
    { $who ->
        [you] Nem veszel fel senkit: { $place }.
       *[other] { $player } nem vesz fel senkit: { $place }.
    }
log-passed =
    { $who ->
        [you] Passzolsz.
       *[other] { $player } passzol.
    }
log-shuffled = Az eldobott lapokból új pakli lesz.
log-row-renewed = A felfordított lapok között legalább három mozdony van: mind az öt lapot lecseréljük.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] Már csak { $count } vagonod van: mindenki még egyszer következik.
               *[other] Már csak { $count } vagonod van: mindenki még egyszer következik.
            }
       *[other]
            { $count ->
                [one] { $player } vagonjaiból már csak { $count } maradt: mindenki még egyszer következik.
               *[other] { $player } vagonjaiból már csak { $count } maradt: mindenki még egyszer következik.
            }
    }
log-over = Vége a játéknak, számoljuk a pontokat.

## The table

log-created = Az asztal készen áll.
log-joined =
    { $who ->
        [you] Leülsz az asztalhoz.
       *[other] { $player } leül az asztalhoz.
    }
log-took-over =
    { $who ->
        [you] Átveszel egy helyet.
       *[other] { $player } átvesz egy helyet.
    }
log-started = A lapok kiosztva, kezdődik a játék.
log-undone =
    { $who ->
        [you] Visszavonod a lépésedet.
       *[other] { $player } visszavonja a lépését.
    }
log-left =
    { $who ->
        [you] Kilépsz, helyetted bot játszik tovább.
       *[other] { $player } kilép, bot játszik tovább.
    }
log-timed-out =
    { $who ->
        [you] Lejárt az időd, helyetted bot játszik tovább.
       *[other] { $player } ideje lejárt, bot játszik tovább.
    }
log-removed =
    { $who ->
        [you] A házigazda botnak adta a helyedet.
       *[other] { $player } a házigazda döntése szerint távozik, bot játszik tovább.
    }
log-away =
    { $who ->
        [you] Túl régóta nem vagy itt, helyetted bot játszik tovább.
       *[other] { $player } túl régóta nincs itt, bot játszik tovább.
    }
log-returned =
    { $who ->
        [you] Visszatérsz a játékba.
       *[other] { $player } visszatér a játékba.
    }
log-gone =
    { $who ->
        [you] Megszakadt a kapcsolatod.
       *[other] { $player } kapcsolata megszakadt.
    }
log-back =
    { $who ->
        [you] Helyreállt a kapcsolatod.
       *[other] { $player } kapcsolata helyreállt.
    }
log-wants-pause =
    { $who ->
        [you] Szünetet kérsz.
       *[other] { $player } szünetet kér.
    }
log-wants-resume =
    { $who ->
        [you] Folytatnád a játékot.
       *[other] { $player } folytatná a játékot.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] A házigazda bekapcsolja a csevegést.
               *[no] A házigazda kikapcsolja a csevegést.
            }
       *[spectators]
            { $on ->
                [yes] A házigazda mindenkinek engedi a nézelődést.
               *[no] A házigazda csak a játékosoknak engedi a nézelődést.
            }
    }
log-rematch =
    { $who ->
        [you] Új játékra hívsz mindenkit.
       *[other] { $player } új játékra hív mindenkit.
    }
log-renamed =
    { $who ->
        [you] Új neved van: { $player }.
       *[other] Egy játékos új neve: { $player }.
    }
log-closed = Az asztal bezárt.
