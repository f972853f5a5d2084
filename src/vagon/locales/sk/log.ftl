# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".


## Moves

log-drew =
    { $who ->
        [you] Ťaháš si z balíčka.
       *[other] { $player } si ťahá z balíčka.
    }
log-drew-card =
    { $who ->
        [you] Ťaháš si z balíčka: { card-name }.
       *[other] { $player } si ťahá z balíčka: { card-name }.
    }
log-took =
    { $who ->
        [you] Berieš si odhalenú kartu: { card-name }.
       *[other] { $player } si berie odhalenú kartu: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] Oznamuješ kombináciu lístkov.
       *[other] { $player } oznamuje kombináciu lístkov.
    }
log-mix =
    { $who ->
        [you] Chceš lístky: krátke { $short }, dlhé { $long }.
       *[other] { $player } chce lístky: krátke { $short }, dlhé { $long }.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] Ťaháš si { $count } lístok.
                [few] Ťaháš si { $count } lístky.
                [many] Ťaháš si { $count } lístka.
               *[other] Ťaháš si { $count } lístkov.
            }
       *[other]
            { $count ->
                [one] { $player } si ťahá { $count } lístok.
                [few] { $player } si ťahá { $count } lístky.
                [many] { $player } si ťahá { $count } lístka.
               *[other] { $player } si ťahá { $count } lístkov.
            }
    }
log-tickets-mix =
    { $who ->
        [you] Ťaháš si lístky: krátke { $short }, dlhé { $long }.
       *[other] { $player } si ťahá lístky: krátke { $short }, dlhé { $long }.
    }
log-kept-secret =
    { $who ->
        [you] Vyberáš si lístky.
       *[other] { $player } si vyberá lístky.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] Nechávaš si { $count } lístok.
                [few] Nechávaš si { $count } lístky.
                [many] Nechávaš si { $count } lístka.
               *[other] Nechávaš si { $count } lístkov.
            }
       *[other]
            { $count ->
                [one] { $player } si necháva { $count } lístok.
                [few] { $player } si necháva { $count } lístky.
                [many] { $player } si necháva { $count } lístka.
               *[other] { $player } si necháva { $count } lístkov.
            }
    }
log-kept-tickets =
    { $who ->
        [you] Nechávaš si: { $tickets }.
       *[other] { $player } si necháva: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] Obsadzuješ trať { $route } ({ $cards }): { count-points }.
       *[other] { $player } obsadzuje trať { $route } ({ $cards }): { count-points }.
    }
log-dug =
    { $who ->
        [you] Kopeš tunel { $route } ({ $cards }).
       *[other] { $player } kope tunel { $route } ({ $cards }).
    }
log-revealed =
    { $count ->
        [0] Tunel ukazuje { $cards }: bez kariet navyše.
        [one] Tunel ukazuje { $cards }: { $count } karta navyše.
        [few] Tunel ukazuje { $cards }: { $count } karty navyše.
        [many] Tunel ukazuje { $cards }: { $count } karty navyše.
       *[other] Tunel ukazuje { $cards }: { $count } kariet navyše.
    }
log-revealed-nothing = Pre tunel už nezostala karta na odhalenie: bez kariet navyše.
log-added =
    { $who ->
        [you] Pridávaš: { $cards }.
       *[other] { $player } pridáva: { $cards }.
    }
log-dug-through =
    { $who ->
        [you] Tunel { $route } je tvoj: { count-points }.
       *[other] { $player } má tunel { $route }: { count-points }.
    }
log-withdrew =
    { $who ->
        [you] Vzdávaš pokus o tunel { $route }, karty sa ti vracajú.
       *[other] { $player } vzdáva pokus o tunel { $route } a berie si karty späť.
    }
log-station =
    { $who ->
        [you] Staviaš stanicu: { $city } ({ $cards }).
       *[other] { $player } stavia stanicu: { $city } ({ $cards }).
    }
log-passenger =
    { $who ->
        [you] Nastupuje k tebe cestujúci: { passenger-name }, { $place }.
       *[other] { $player } berie cestujúceho: { passenger-name }, { $place }.
    }
log-no-passenger =
    { $who ->
        [you] Neberieš nikoho: { $place }.
       *[other] { $player } neberie nikoho: { $place }.
    }
log-passed =
    { $who ->
        [you] Vynechávaš ťah.
       *[other] { $player } vynecháva ťah.
    }
log-shuffled = Z odhodených kariet je nový balíček.
log-row-renewed = Medzi odhalenými sú aspoň tri lokomotívy: všetkých päť kariet sa vymení.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] Zostáva ti { $count } vagón: každý má ešte jeden ťah.
                [few] Zostávajú ti { $count } vagóny: každý má ešte jeden ťah.
                [many] Zostáva ti { $count } vagóna: každý má ešte jeden ťah.
               *[other] Zostáva ti { $count } vagónov: každý má ešte jeden ťah.
            }
       *[other]
            { $count ->
                [one] { $player } má už len { $count } vagón: každý má ešte jeden ťah.
                [few] { $player } má už len { $count } vagóny: každý má ešte jeden ťah.
                [many] { $player } má už len { $count } vagóna: každý má ešte jeden ťah.
               *[other] { $player } má už len { $count } vagónov: každý má ešte jeden ťah.
            }
    }
log-over = Koniec hry, počítajú sa body.

## The table

log-created = Stôl je pripravený.
log-joined =
    { $who ->
        [you] Sadáš si k stolu.
       *[other] { $player } si sadá k stolu.
    }
log-took-over =
    { $who ->
        [you] Preberáš miesto.
       *[other] { $player } preberá miesto.
    }
log-started = Karty sú rozdané, hra sa začína.
log-undone =
    { $who ->
        [you] Berieš svoj ťah späť.
       *[other] { $player } berie ťah späť.
    }
log-left =
    { $who ->
        [you] Odchádzaš, ďalej hrá bot.
       *[other] { $player } odchádza, ďalej hrá bot.
    }
log-timed-out =
    { $who ->
        [you] Čas ti vypršal, ďalej hrá bot.
       *[other] { $player } už nemá čas, ďalej hrá bot.
    }
log-removed =
    { $who ->
        [you] Tvoje miesto dostal od hostiteľa bot.
       *[other] { $player } na želanie hostiteľa končí, ďalej hrá bot.
    }
log-away =
    { $who ->
        [you] Dlho tu nie si, ďalej hrá bot.
       *[other] { $player } tu dlho nie je, ďalej hrá bot.
    }
log-returned =
    { $who ->
        [you] Vraciaš sa do hry.
       *[other] { $player } sa vracia do hry.
    }
log-gone =
    { $who ->
        [you] Tvoje spojenie sa prerušilo.
       *[other] { $player } nemá spojenie.
    }
log-back =
    { $who ->
        [you] Tvoje spojenie je späť.
       *[other] { $player } je opäť v spojení.
    }
log-wants-pause =
    { $who ->
        [you] Chceš prestávku.
       *[other] { $player } chce prestávku.
    }
log-wants-resume =
    { $who ->
        [you] Chceš pokračovať.
       *[other] { $player } chce pokračovať.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] Hostiteľ zapína chat.
               *[no] Hostiteľ vypína chat.
            }
       *[spectators]
            { $on ->
                [yes] Hostiteľ dovoľuje divákom prizerať sa.
               *[no] Hostiteľ necháva prizerať sa len hráčov.
            }
    }
log-rematch =
    { $who ->
        [you] Pozývaš všetkých na ďalšiu hru.
       *[other] { $player } pozýva všetkých na ďalšiu hru.
    }
log-renamed =
    { $who ->
        [you] Máš nové meno: { $player }.
       *[other] Nové meno hráča: { $player }.
    }
log-closed = Stôl je zatvorený.
