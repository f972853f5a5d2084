# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".


## Moves

log-drew =
    { $who ->
        [you] Lízáš si z balíčku.
       *[other] { $player } si líže z balíčku.
    }
log-drew-card =
    { $who ->
        [you] Lízáš si z balíčku: { card-name }.
       *[other] { $player } si líže z balíčku: { card-name }.
    }
log-took =
    { $who ->
        [you] Bereš si odhalenou kartu: { card-name }.
       *[other] { $player } si bere odhalenou kartu: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] Oznamuješ kombinaci jízdenek.
       *[other] { $player } oznamuje kombinaci jízdenek.
    }
log-mix =
    { $who ->
        [you] Chceš jízdenky: krátké { $short }, dlouhé { $long }.
       *[other] { $player } chce jízdenky: krátké { $short }, dlouhé { $long }.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] Lízáš si { $count } jízdenku.
                [few] Lízáš si { $count } jízdenky.
                [many] Lízáš si { $count } jízdenky.
               *[other] Lízáš si { $count } jízdenek.
            }
       *[other]
            { $count ->
                [one] { $player } si líže { $count } jízdenku.
                [few] { $player } si líže { $count } jízdenky.
                [many] { $player } si líže { $count } jízdenky.
               *[other] { $player } si líže { $count } jízdenek.
            }
    }
log-tickets-mix =
    { $who ->
        [you] Lízáš si jízdenky: krátké { $short }, dlouhé { $long }.
       *[other] { $player } si líže jízdenky: krátké { $short }, dlouhé { $long }.
    }
log-kept-secret =
    { $who ->
        [you] Vybíráš si jízdenky.
       *[other] { $player } si vybírá jízdenky.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] Necháváš si { $count } jízdenku.
                [few] Necháváš si { $count } jízdenky.
                [many] Necháváš si { $count } jízdenky.
               *[other] Necháváš si { $count } jízdenek.
            }
       *[other]
            { $count ->
                [one] { $player } si nechává { $count } jízdenku.
                [few] { $player } si nechává { $count } jízdenky.
                [many] { $player } si nechává { $count } jízdenky.
               *[other] { $player } si nechává { $count } jízdenek.
            }
    }
log-kept-tickets =
    { $who ->
        [you] Necháváš si: { $tickets }.
       *[other] { $player } si nechává: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] Obsazuješ trať { $route } ({ $cards }): { count-points }.
       *[other] { $player } obsazuje trať { $route } ({ $cards }): { count-points }.
    }
log-dug =
    { $who ->
        [you] Kopeš tunel { $route } ({ $cards }).
       *[other] { $player } kope tunel { $route } ({ $cards }).
    }
log-revealed =
    { $count ->
        [0] Tunel ukazuje { $cards }: bez karet navíc.
        [one] Tunel ukazuje { $cards }: { $count } karta navíc.
        [few] Tunel ukazuje { $cards }: { $count } karty navíc.
        [many] Tunel ukazuje { $cards }: { $count } karty navíc.
       *[other] Tunel ukazuje { $cards }: { $count } karet navíc.
    }
log-revealed-nothing = Pro tunel už nezbyla karta k odhalení: bez karet navíc.
log-added =
    { $who ->
        [you] Přidáváš: { $cards }.
       *[other] { $player } přidává: { $cards }.
    }
log-dug-through =
    { $who ->
        [you] Tunel { $route } je tvůj: { count-points }.
       *[other] { $player } má tunel { $route }: { count-points }.
    }
log-withdrew =
    { $who ->
        [you] Vzdáváš pokus o tunel { $route }, karty se ti vracejí.
       *[other] { $player } vzdává pokus o tunel { $route } a bere si karty zpět.
    }
log-station =
    { $who ->
        [you] Stavíš nádraží: { $city } ({ $cards }).
       *[other] { $player } staví nádraží: { $city } ({ $cards }).
    }
log-passenger =
    { $who ->
        [you] Nastupuje k tobě cestující: { passenger-name }, { $place }.
       *[other] { $player } bere cestujícího: { passenger-name }, { $place }.
    }
log-no-passenger =
    { $who ->
        [you] Nebereš nikoho: { $place }.
       *[other] { $player } nebere nikoho: { $place }.
    }
log-passed =
    { $who ->
        [you] Vynecháváš tah.
       *[other] { $player } vynechává tah.
    }
log-shuffled = Z odhozených karet je nový balíček.
log-row-renewed = Mezi odhalenými jsou aspoň tři lokomotivy: všech pět karet se vymění.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] Zbývá ti { $count } vagon: každý má ještě jeden tah.
                [few] Zbývají ti { $count } vagony: každý má ještě jeden tah.
                [many] Zbývá ti { $count } vagonu: každý má ještě jeden tah.
               *[other] Zbývá ti { $count } vagonů: každý má ještě jeden tah.
            }
       *[other]
            { $count ->
                [one] { $player } má už jen { $count } vagon: každý má ještě jeden tah.
                [few] { $player } má už jen { $count } vagony: každý má ještě jeden tah.
                [many] { $player } má už jen { $count } vagonu: každý má ještě jeden tah.
               *[other] { $player } má už jen { $count } vagonů: každý má ještě jeden tah.
            }
    }
log-over = Konec hry, počítají se body.

## The table

log-created = Stůl je připravený.
log-joined =
    { $who ->
        [you] Sedáš si ke stolu.
       *[other] { $player } si sedá ke stolu.
    }
log-took-over =
    { $who ->
        [you] Přebíráš místo.
       *[other] { $player } přebírá místo.
    }
log-started = Karty jsou rozdané, hra začíná.
log-undone =
    { $who ->
        [you] Bereš svůj tah zpět.
       *[other] { $player } bere tah zpět.
    }
log-left =
    { $who ->
        [you] Odcházíš, dál hraje bot.
       *[other] { $player } odchází, dál hraje bot.
    }
log-timed-out =
    { $who ->
        [you] Čas ti vypršel, dál hraje bot.
       *[other] { $player } už nemá čas, dál hraje bot.
    }
log-removed =
    { $who ->
        [you] Tvé místo dostal od hostitele bot.
       *[other] { $player } na přání hostitele končí, dál hraje bot.
    }
log-away =
    { $who ->
        [you] Dlouho tu nejsi, dál hraje bot.
       *[other] { $player } tu dlouho není, dál hraje bot.
    }
log-returned =
    { $who ->
        [you] Vracíš se do hry.
       *[other] { $player } se vrací do hry.
    }
log-gone =
    { $who ->
        [you] Tvé spojení se přerušilo.
       *[other] { $player } nemá spojení.
    }
log-back =
    { $who ->
        [you] Tvé spojení je zpět.
       *[other] { $player } je opět ve spojení.
    }
log-wants-pause =
    { $who ->
        [you] Chceš přestávku.
       *[other] { $player } chce přestávku.
    }
log-wants-resume =
    { $who ->
        [you] Chceš pokračovat.
       *[other] { $player } chce pokračovat.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] Hostitel zapíná chat.
               *[no] Hostitel vypíná chat.
            }
       *[spectators]
            { $on ->
                [yes] Hostitel dovoluje divákům přihlížet.
               *[no] Hostitel nechává přihlížet jen hráče.
            }
    }
log-rematch =
    { $who ->
        [you] Zveš všechny k další hře.
       *[other] { $player } zve všechny k další hře.
    }
log-renamed =
    { $who ->
        [you] Máš nové jméno: { $player }.
       *[other] Nové jméno hráče: { $player }.
    }
log-closed = Stůl je zavřený.
