# The game in a terminal. What the user types stands between `backticks`.


## Messages

term-welcome = { $map }: { $players }. `pomoc` prezradí, čo môžeš písať.
term-stopped =
    { $count ->
        [one] Vstup sa skončil: hra sa tu končí po { $count } ťahu.
        [few] Vstup sa skončil: hra sa tu končí po { $count } ťahoch.
        [many] Vstup sa skončil: hra sa tu končí po { $count } ťahu.
       *[other] Vstup sa skončil: hra sa tu končí po { $count } ťahoch.
    }
term-left =
    { $count ->
        [one] Opúšťaš hru po { $count } ťahu.
        [few] Opúšťaš hru po { $count } ťahoch.
        [many] Opúšťaš hru po { $count } ťahu.
       *[other] Opúšťaš hru po { $count } ťahoch.
    }
term-last-save = `uložiť SÚBOR` uloží záznam, Enter ukončí
term-choices = Na výber je 1 až { $count }.
term-not-understood = „{ $line }“ medzi možnosťami nie je. `pomoc` prezradí, čo môžeš písať.
term-guess = Myslíš „{ $action }“? Napíš `áno` alebo niečo iné.
term-which = Ktorú možnosť?
term-more = a ďalšie: { $count }
term-no-route = Taká trať tu nie je.
term-save-name = Za `uložiť` napíš meno súboru.
term-exists = Súbor { $file } už existuje. Zvoľ iné meno.
term-not-saved = Súbor { $file } sa nedá zapísať: { $reason }.
term-saved = Uložené do súboru { $file }.
term-help =
    Číslo vyberá zo zoznamu. Dajú sa aj slová a stačia ich začiatky:
    · `červená`, `balíček`: vziať si kartu
    · `potiahnuť lístky`: potiahnuť si lístky
    · `obsadiť par zür`, `par zür`: obsadiť trať Paríž – Zürich
    · `stanica rím`: postaviť stanicu
    · `1 3`, `všetko`: ktoré lístky si nechať
    Kedykoľvek sa môžeš spýtať:
    · `lístky`: tvoje lístky a najkratšia cesta ku každému
    · `trate`, `trate paríž`: trate, ktoré môžeš obsadiť, alebo všetky z mesta
    · `mapa`: kde ležia mestá
    · `uložiť SÚBOR`: zapísať doterajší záznam hry
    · `koniec`: odísť

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = pomoc pomocník
typed-map = mapa
typed-routes = trate trasy
typed-tickets = lístky
typed-save = uložiť
typed-quit = koniec
typed-yes = áno
typed-all = všetko všetky
typed-draw = potiahnuť potiahni vziať vezmi
typed-card = karta kartu
typed-deck = balíček
typed-claim = obsadiť obsaď
typed-station = stanica stanicu
typed-build = postaviť postav
typed-pay = zaplatiť zaplať
typed-add = pridať pridaj
typed-withdraw = vzdať vzdaj
typed-keep = nechať
typed-passenger = cestujúci cestujúceho
typed-nobody = nikoho
typed-pass = vynechať
typed-tunnel = tunel
typed-ferry = trajekt

## The situation

term-turns =
    { $count ->
        [one] odohraný { $count } ťah
        [few] odohrané { $count } ťahy
        [many] odohraného { $count } ťahu
       *[other] odohraných { $count } ťahov
    }
term-last-turns =
    { $count ->
        [one] zostáva { $count } posledný ťah
        [few] zostávajú { $count } posledné ťahy
        [many] zostáva { $count } posledného ťahu
       *[other] zostáva { $count } posledných ťahov
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] body
        [wagons] vagóny
        [cards] karty
        [tickets] lístky
        [stations] stanice
        [passengers] cestujúci
        [row] odhalené
        [hand] ruka
        [offered] ponuka
        [routes] trate
        [longest_trail] najdlhšia
        [most_tickets] bonus
        [borrowed] požičané
        [tie] zhoda
       *[total] spolu
    }
term-empty = (prázdne)
term-stock = balíček { $deck }, odhodené { $discards }
term-no-cards = žiadne karty
term-any = ľubovoľná
term-done = hotovo
term-open = nehotovo
term-to-go = zostáva { $count }
term-blocked = už sa nedá
term-passengers = { $count }× { passenger-name }
term-waiting = cestujúci, { $place }: { $passengers }
term-nobody = nikto
term-prompt =
    { $phase ->
        [choose_mix] Oznám kombináciu lístkov
        [choose_tickets] Vyber lístky, ktoré si necháš
        [second_card] Vezmi si druhú kartu
        [pay_route] Zaplať trať { $route }
        [pay_station] Zaplať stanicu – { $place }
        [pay_extra] Tunel { $route } ukazuje { $cards }: pridaj, čo chce, alebo pokus vzdaj
        [keep_tickets] Vyber lístky, ktoré si necháš
        [take_passenger] Vyber cestujúceho – { $place }
       *[turn] Si na ťahu
    }
term-decision =
    { $phase ->
        [over] Hra sa skončila.
        [turn] Na ťahu: { $player }.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = potiahnuť z balíčka
menu-take = vziať: { $card }
menu-take-only = vziať ako jedinú kartu: { $card }
menu-tickets =
    { $count ->
        [one] potiahnuť { $count } lístok
        [few] potiahnuť { $count } lístky
        [many] potiahnuť { $count } lístka
       *[other] potiahnuť { $count } lístkov
    }
menu-mix = potiahnuť lístky: krátke { $short }, dlhé { $long }
menu-pay = zaplatiť: { $cards }
menu-add = pridať: { $cards }
menu-withdraw = vzdať pokus
menu-passenger = { passenger-name } cestujúci
menu-nobody = nevziať nikoho
menu-station = stanica: { $city }
menu-pass = vynechať ťah
menu-claim = obsadiť
menu-claim-useful = obsadiť (* leží na najkratšej ceste niektorého lístka)
menu-more-routes =
    { $count ->
        [one] a ešte { $count } trať: vypíše ju `trate`
        [few] a ešte { $count } trate: vypíše ich `trate`
        [many] a ešte { $count } trate: vypíše ich `trate`
       *[other] a ešte { $count } tratí: vypíše ich `trate`
    }
menu-station-hint =
    { $count ->
        [one] `stanica MESTO` postaví stanicu za { $count } kartu
        [few] `stanica MESTO` postaví stanicu za { $count } karty
        [many] `stanica MESTO` postaví stanicu za { $count } karty
       *[other] `stanica MESTO` postaví stanicu za { $count } kariet
    }
menu-keep-hint =
    { $count ->
        [one] Napíš čísla tých, ktoré si necháš, aspoň { $count }: `1 2` alebo `všetko`.
        [few] Napíš čísla tých, ktoré si necháš, aspoň { $count }: `1 2` alebo `všetko`.
        [many] Napíš čísla tých, ktoré si necháš, aspoň { $count }: `1 2` alebo `všetko`.
       *[other] Napíš čísla tých, ktoré si necháš, aspoň { $count }: `1 2` alebo `všetko`.
    }

## The final score

term-score-length = { $points } za dĺžku { $length }
term-score-failed = { $journey }, nedokončené
term-score-path = { $journey } cez { $routes }
term-score-loan = { $route }, majiteľ { $player }, vďaka stanici { $city }
term-score-not-built = nepostavené: { $count }
term-score-trail =
    { $count ->
        [one] { $count } vagón cez { $routes }
        [few] { $count } vagóny cez { $routes }
        [many] { $count } vagóna cez { $routes }
       *[other] { $count } vagónov cez { $routes }
    }
term-score-prize = { $points } ({ passenger-name })
term-score-tie =
    { $by ->
        [completed_tickets] vyššie než { $player }: dokončené lístky { $value }:{ $other }
        [fewer_stations] vyššie než { $player }: menej staníc { $value }:{ $other }
        [longest_trail] vyššie než { $player }: najdlhšia trať { $value }:{ $other }
       *[passengers] vyššie než { $player }: cestujúci { $value }:{ $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] Vyhrávaš! Máš { $count } bod.
                [few] Vyhrávaš! Máš { $count } body.
                [many] Vyhrávaš! Máš { $count } bodu.
               *[other] Vyhrávaš! Máš { $count } bodov.
            }
        [several]
            { $count ->
                [one] Spoločné víťazstvo: { $player }, každý { $count } bod.
                [few] Spoločné víťazstvo: { $player }, každý { $count } body.
                [many] Spoločné víťazstvo: { $player }, každý { $count } bodu.
               *[other] Spoločné víťazstvo: { $player }, každý { $count } bodov.
            }
       *[other]
            { $count ->
                [one] Vyhráva { $player } a má { $count } bod.
                [few] Vyhráva { $player } a má { $count } body.
                [many] Vyhráva { $player } a má { $count } bodu.
               *[other] Vyhráva { $player } a má { $count } bodov.
            }
    }
