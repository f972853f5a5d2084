# The game in a terminal. What the user types stands between `backticks`.


## Messages

term-welcome = { $map }: { $players }. `nápověda` prozradí, co můžeš psát.
term-stopped =
    { $count ->
        [one] Vstup skončil: hra tu končí po { $count } tahu.
        [few] Vstup skončil: hra tu končí po { $count } tazích.
        [many] Vstup skončil: hra tu končí po { $count } tahu.
       *[other] Vstup skončil: hra tu končí po { $count } tazích.
    }
term-left =
    { $count ->
        [one] Opouštíš hru po { $count } tahu.
        [few] Opouštíš hru po { $count } tazích.
        [many] Opouštíš hru po { $count } tahu.
       *[other] Opouštíš hru po { $count } tazích.
    }
term-last-save = `uložit SOUBOR` uloží záznam, Enter ukončí
term-choices = Na výběr je 1 až { $count }.
term-not-understood = „{ $line }“ mezi možnostmi není. `nápověda` prozradí, co můžeš psát.
term-guess = Myslíš „{ $action }“? Napiš `ano`, nebo něco jiného.
term-which = Kterou možnost?
term-more = a další: { $count }
term-no-route = Taková trať tu není.
term-save-name = Za `uložit` napiš jméno souboru.
term-exists = Soubor { $file } už existuje. Zvol jiné jméno.
term-not-saved = Soubor { $file } nejde zapsat: { $reason }.
term-saved = Uloženo do souboru { $file }.
term-help =
    Číslo vybírá ze seznamu. Jdou i slova a stačí jejich začátky:
    · `červená`, `balíček`: vzít si kartu
    · `líznout jízdenky`: líznout si jízdenky
    · `obsadit par cur`, `par cur`: obsadit trať Paříž – Curych
    · `nádraží řím`: postavit nádraží
    · `1 3`, `vše`: které jízdenky si nechat
    Kdykoli se můžeš zeptat:
    · `jízdenky`: tvé jízdenky a nejkratší cesta ke každé
    · `tratě`, `tratě paříž`: tratě, které můžeš obsadit, nebo všechny z města
    · `mapa`: kde leží města
    · `uložit SOUBOR`: zapsat dosavadní záznam hry
    · `konec`: odejít

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = nápověda
typed-map = mapa
typed-routes = tratě trasy
typed-tickets = jízdenky
typed-save = uložit
typed-quit = konec
typed-yes = ano
typed-all = vše všechny
typed-draw = líznout lízni vzít vezmi
typed-card = karta kartu
typed-deck = balíček
typed-claim = obsadit obsaď
typed-station = nádraží
typed-build = postavit postav
typed-pay = zaplatit zaplať
typed-add = přidat přidej
typed-withdraw = vzdát vzdej
typed-keep = nechat
typed-passenger = cestující cestujícího
typed-nobody = nikoho
typed-pass = vynechat
typed-tunnel = tunel
typed-ferry = trajekt

## The situation

term-turns =
    { $count ->
        [one] odehrán { $count } tah
        [few] odehrány { $count } tahy
        [many] odehráno { $count } tahu
       *[other] odehráno { $count } tahů
    }
term-last-turns =
    { $count ->
        [one] zbývá { $count } poslední tah
        [few] zbývají { $count } poslední tahy
        [many] zbývá { $count } posledního tahu
       *[other] zbývá { $count } posledních tahů
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] body
        [wagons] vagony
        [cards] karty
        [tickets] jízdenky
        [stations] nádraží
        [passengers] cestující
        [row] odhalené
        [hand] ruka
        [offered] nabídka
        [routes] tratě
        [longest_trail] nejdelší
        [most_tickets] bonus
        [borrowed] půjčeno
        [tie] shoda
       *[total] celkem
    }
term-empty = (prázdno)
term-stock = balíček { $deck }, odhozené { $discards }
term-no-cards = žádné karty
term-any = libovolná
term-done = hotovo
term-open = nehotovo
term-to-go = zbývá { $count }
term-blocked = už nejde
term-passengers = { $count }× { passenger-name }
term-waiting = cestující, { $place }: { $passengers }
term-nobody = nikdo
term-prompt =
    { $phase ->
        [choose_mix] Oznam kombinaci jízdenek
        [choose_tickets] Vyber jízdenky, které si necháš
        [second_card] Vezmi si druhou kartu
        [pay_route] Zaplať trať { $route }
        [pay_station] Zaplať nádraží – { $place }
        [pay_extra] Tunel { $route } ukazuje { $cards }: přidej, co chce, nebo pokus vzdej
        [keep_tickets] Vyber jízdenky, které si necháš
        [take_passenger] Vyber cestujícího – { $place }
       *[turn] Jsi na tahu
    }
term-decision =
    { $phase ->
        [over] Hra skončila.
        [turn] Na tahu: { $player }.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = líznout z balíčku
menu-take = vzít: { $card }
menu-take-only = vzít jako jedinou kartu: { $card }
menu-tickets =
    { $count ->
        [one] líznout { $count } jízdenku
        [few] líznout { $count } jízdenky
        [many] líznout { $count } jízdenky
       *[other] líznout { $count } jízdenek
    }
menu-mix = líznout jízdenky: krátké { $short }, dlouhé { $long }
menu-pay = zaplatit: { $cards }
menu-add = přidat: { $cards }
menu-withdraw = vzdát pokus
menu-passenger = { passenger-name } cestující
menu-nobody = nevzít nikoho
menu-station = nádraží: { $city }
menu-pass = vynechat tah
menu-claim = obsadit
menu-claim-useful = obsadit (* leží na nejkratší cestě některé jízdenky)
menu-more-routes =
    { $count ->
        [one] a ještě { $count } trať: vypíše ji `tratě`
        [few] a ještě { $count } tratě: vypíše je `tratě`
        [many] a ještě { $count } trati: vypíše je `tratě`
       *[other] a ještě { $count } tratí: vypíše je `tratě`
    }
menu-station-hint =
    { $count ->
        [one] `nádraží MĚSTO` postaví nádraží za { $count } kartu
        [few] `nádraží MĚSTO` postaví nádraží za { $count } karty
        [many] `nádraží MĚSTO` postaví nádraží za { $count } karty
       *[other] `nádraží MĚSTO` postaví nádraží za { $count } karet
    }
menu-keep-hint =
    { $count ->
        [one] Napiš čísla těch, které si necháš, aspoň { $count }: `1 2`, nebo `vše`.
        [few] Napiš čísla těch, které si necháš, aspoň { $count }: `1 2`, nebo `vše`.
        [many] Napiš čísla těch, které si necháš, aspoň { $count }: `1 2`, nebo `vše`.
       *[other] Napiš čísla těch, které si necháš, aspoň { $count }: `1 2`, nebo `vše`.
    }

## The final score

term-score-length = { $points } za délku { $length }
term-score-failed = { $journey }, nedokončeno
term-score-path = { $journey } přes { $routes }
term-score-loan = { $route }, majitel { $player }, díky nádraží { $city }
term-score-not-built = nepostaveno: { $count }
term-score-trail =
    { $count ->
        [one] { $count } vagon přes { $routes }
        [few] { $count } vagony přes { $routes }
        [many] { $count } vagonu přes { $routes }
       *[other] { $count } vagonů přes { $routes }
    }
term-score-prize = { $points } ({ passenger-name })
term-score-tie =
    { $by ->
        [completed_tickets] výš než { $player }: dokončené jízdenky { $value }:{ $other }
        [fewer_stations] výš než { $player }: méně nádraží { $value }:{ $other }
        [longest_trail] výš než { $player }: nejdelší trať { $value }:{ $other }
       *[passengers] výš než { $player }: cestující { $value }:{ $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] Vyhráváš! Máš { $count } bod.
                [few] Vyhráváš! Máš { $count } body.
                [many] Vyhráváš! Máš { $count } bodu.
               *[other] Vyhráváš! Máš { $count } bodů.
            }
        [several]
            { $count ->
                [one] Společné vítězství: { $player }, každý { $count } bod.
                [few] Společné vítězství: { $player }, každý { $count } body.
                [many] Společné vítězství: { $player }, každý { $count } bodu.
               *[other] Společné vítězství: { $player }, každý { $count } bodů.
            }
       *[other]
            { $count ->
                [one] Vyhrává { $player } a má { $count } bod.
                [few] Vyhrává { $player } a má { $count } body.
                [many] Vyhrává { $player } a má { $count } bodu.
               *[other] Vyhrává { $player } a má { $count } bodů.
            }
    }
