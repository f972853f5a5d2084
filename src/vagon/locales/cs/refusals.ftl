# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.


## By the rules

refusal-card_not_in_row = Taková karta mezi odhalenými neleží. Vezmi jinou, nebo si lízni z balíčku.
refusal-city_has_station = { $city }: nádraží tu už stojí ({ $seat }). V každém městě může být jen jedno.
refusal-deck_empty = Balíček je prázdný a není co zamíchat. Vezmi si odhalenou kartu, nebo zvol jinou akci.
refusal-game_over = Hra skončila, další tahy už nejsou možné.
refusal-locomotive_as_second_card = Odhalená lokomotiva může být jen první a jediná karta tahu. Vezmi jinou barvu, nebo si lízni z balíčku.
refusal-mix_total = Jízdenek si lízneš celkem { $total }, takže dlouhých ({ $mix }) je moc.
refusal-must_act = Vynechat tah smíš, jen když nic jiného nejde. Teď ještě něco udělat můžeš.
refusal-must_keep_more =
    { $needs ->
        [one] Ponech si aspoň { $needs } jízdenku. Zatím vybráno: { $kept }.
        [few] Ponech si aspoň { $needs } jízdenky. Zatím vybráno: { $kept }.
        [many] Ponech si aspoň { $needs } jízdenky. Zatím vybráno: { $kept }.
       *[other] Ponech si aspoň { $needs } jízdenek. Zatím vybráno: { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] Z líznutých jízdenek si ponech aspoň { $needs }. Zatím vybráno: { $kept }.
        [few] Z líznutých jízdenek si ponech aspoň { $needs }. Zatím vybráno: { $kept }.
        [many] Z líznutých jízdenek si ponech aspoň { $needs }. Zatím vybráno: { $kept }.
       *[other] Z líznutých jízdenek si ponech aspoň { $needs }. Zatím vybráno: { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } je trajekt a chce aspoň { $needs } lokomotivu. V ruce máš { $has }.
        [few] { $route } je trajekt a chce aspoň { $needs } lokomotivy. V ruce máš { $has }.
        [many] { $route } je trajekt a chce aspoň { $needs } lokomotivy. V ruce máš { $has }.
       *[other] { $route } je trajekt a chce aspoň { $needs } lokomotiv. V ruce máš { $has }.
    }
refusal-no_passenger_of_colour = { $place }: { passenger-name } cestující tu nečeká. Vyber jiného, nebo neber nikoho.
refusal-no_stations_left = Všechna tvá nádraží ({ $built }) už stojí.
refusal-no_such_action = Takový tah na téhle mapě není. Vyber si z nabídky.
refusal-no_tickets_left = Žádné jízdenky už nezbývají.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Teď ne: nejdřív zvol, kolik jízdenek chceš ze kterého balíčku.
        [choose_tickets] Teď ne: nejdřív si vyber jízdenky, které si ponecháš.
        [second_card] Teď ne: nejdřív si vezmi druhou kartu.
        [pay_route] Teď ne: nejdřív zaplať trať.
        [pay_station] Teď ne: nejdřív zaplať nádraží.
        [pay_extra] Teď ne: nejdřív přidej karty navíc za tunel, nebo pokus vzdej.
        [keep_tickets] Teď ne: nejdřív si vyber jízdenky, které si ponecháš.
        [take_passenger] Teď ne: nejdřív vyber cestujícího, nebo neber nikoho.
       *[turn] Teď ne: nejdřív zvol, co v tomto tahu uděláš.
    }
refusal-not_offered =
    { $offered ->
        [one] Vybíráš z { $offered } jízdenky, číslo { $position } tu není.
        [few] Vybíráš ze { $offered } jízdenek, číslo { $position } tu není.
        [many] Vybíráš z { $offered } jízdenky, číslo { $position } tu není.
       *[other] Vybíráš z { $offered } jízdenek, číslo { $position } tu není.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] Hra ještě nezačala: nejdřív zvol, kolik jízdenek chceš ze kterého balíčku.
       *[choose_tickets] Hra ještě nezačala: nejdřív si vyber jízdenky, které si ponecháš.
    }
refusal-own_parallel_track = { $own } už patří tobě. Nikdo nesmí mít dvě koleje mezi stejnými místy.
refusal-pile_too_small =
    { $pile ->
        [long] Dlouhých jízdenek zbývá jen { $has }, a ne { $needs }. Zvol jinou kombinaci.
       *[short] Krátkých jízdenek zbývá jen { $has }, a ne { $needs }. Zvol jinou kombinaci.
    }
refusal-route_taken = { $route }: trať už je obsazená ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route } stojí { $needs } kartu. Žádnou nemáš.
                [few] { $route } stojí { $needs } karty jedné barvy. Nejvíc jich dáš dohromady { $has }.
                [many] { $route } stojí { $needs } karty jedné barvy. Nejvíc jich dáš dohromady { $has }.
               *[other] { $route } stojí { $needs } karet jedné barvy. Nejvíc jich dáš dohromady { $has }.
            }
       *[other] { $route }: potřebuješ { $needs }× { card-name }, použitelných karet máš { $has }.
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $city }: nádraží stojí { $needs } kartu. Žádnou nemáš.
                [few] { $city }: nádraží stojí { $needs } karty jedné barvy. Nejvíc jich dáš dohromady { $has }.
                [many] { $city }: nádraží stojí { $needs } karty jedné barvy. Nejvíc jich dáš dohromady { $has }.
               *[other] { $city }: nádraží stojí { $needs } karet jedné barvy. Nejvíc jich dáš dohromady { $has }.
            }
       *[other] Nádraží – { $city }: potřebuješ { $needs }× { card-name }, v ruce máš { $has }.
    }
refusal-too_few_cards_for_tunnel = Tunel { $route } chce navíc { $needs }× { card-name }, v ruce máš { $has }.
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } je trajekt: mezi kartami musí být aspoň { $needs } lokomotiva, ne { $paid }.
        [few] { $route } je trajekt: mezi kartami musí být aspoň { $needs } lokomotivy, ne { $paid }.
        [many] { $route } je trajekt: mezi kartami musí být aspoň { $needs } lokomotivy, ne { $paid }.
       *[other] { $route } je trajekt: mezi kartami musí být aspoň { $needs } lokomotiv, ne { $paid }.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route } zabere { $needs } vagon. Zbývá ti { $has }.
        [few] { $route } zabere { $needs } vagony. Zbývá ti { $has }.
        [many] { $route } zabere { $needs } vagonu. Zbývá ti { $has }.
       *[other] { $route } zabere { $needs } vagonů. Zbývá ti { $has }.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route } stojí { $needs } kartu. Zaplať jen lokomotivou, nebo bez ní.
        [few] { $route } stojí { $needs } karty. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
        [many] { $route } stojí { $needs } karty. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
       *[other] { $route } stojí { $needs } karet. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] { $city }: nádraží stojí { $needs } kartu. Zaplať jen lokomotivou, nebo bez ní.
        [few] { $city }: nádraží stojí { $needs } karty. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
        [many] { $city }: nádraží stojí { $needs } karty. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
       *[other] { $city }: nádraží stojí { $needs } karet. Lokomotiv použij méně než { $paid }, nebo zaplať jen jimi.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] Tunel chce navíc jen { $needs } kartu, lokomotiv ({ $paid }) je moc.
        [few] Tunel chce navíc jen { $needs } karty, lokomotiv ({ $paid }) je moc.
        [many] Tunel chce navíc jen { $needs } karty, lokomotiv ({ $paid }) je moc.
       *[other] Tunel chce navíc jen { $needs } karet, lokomotiv ({ $paid }) je moc.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } už je obsazená a v { $players } hráči se mezi dvěma místy používá jen jedna kolej.
        [few] { $taken } už je obsazená a ve { $players } hráčích se mezi dvěma místy používá jen jedna kolej.
        [many] { $taken } už je obsazená a v { $players } hráče se mezi dvěma místy používá jen jedna kolej.
       *[other] { $taken } už je obsazená a v { $players } hráčích se mezi dvěma místy používá jen jedna kolej.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] Tunel platíš jen lokomotivami, takže i karta navíc musí být lokomotiva.
        [few] Tunel platíš jen lokomotivami, takže i všechny { $needs } karty navíc musí být lokomotivy.
        [many] Tunel platíš jen lokomotivami, takže i všech { $needs } karty navíc musí být lokomotivy.
       *[other] Tunel platíš jen lokomotivami, takže i všech { $needs } karet navíc musí být lokomotivy.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] { $route } se platí fialovými kartami a lokomotivami.
        [white] { $route } se platí bílými kartami a lokomotivami.
        [blue] { $route } se platí modrými kartami a lokomotivami.
        [yellow] { $route } se platí žlutými kartami a lokomotivami.
        [orange] { $route } se platí oranžovými kartami a lokomotivami.
        [black] { $route } se platí černými kartami a lokomotivami.
        [red] { $route } se platí červenými kartami a lokomotivami.
       *[green] { $route } se platí zelenými kartami a lokomotivami.
    }
# Where the rule can be looked up.
refusal-rule = Pravidlo { $rule }

## By the table

refusal-already_so = To už je hotové.
refusal-already_started = Hra už začala.
refusal-already_there = Hraješ už ty, žádný bot tě nezastupuje.
refusal-bad_code = Tahle pozvánka neplatí: kód je špatný, nebo už ho někdo použil. Požádej hostitele o nový odkaz.
refusal-bad_record = Tento soubor není čitelný záznam hry ({ $place }: { $reason }).
refusal-chat_full = Chat tohoto stolu je plný.
refusal-chat_off = U tohoto stolu je chat vypnutý.
refusal-code_expired = Platnost pozvánky vypršela. Požádej hostitele o nový odkaz.
refusal-game_not_over = To půjde až po skončení hry.
refusal-map_of_ones_own = Záznam je z mapy, kterou tento server nemá.
refusal-needs_code = Tento stůl není veřejný. Požádej hostitele o pozvánku.
refusal-no_free_place = Všechna místa u stolu jsou obsazená.
refusal-no_place_for_a_person = U stolu musí být místo aspoň pro jednoho člověka.
refusal-no_spectators = Tento stůl vidí jen jeho hráči.
refusal-no_such_level = Bot této úrovně tu není. Zvol jinou úroveň.
refusal-no_such_map = Taková mapa tu není. Zvol jinou.
refusal-no_such_place = Takové místo u stolu není.
refusal-no_such_table = Takový stůl neexistuje. Možná už je zavřený, nebo odkaz není celý.
refusal-not_on_this_map = Nic takového na této mapě není.
refusal-not_started = Hra ještě nezačala.
refusal-not_the_host = To smí jen hostitel stolu.
refusal-not_your_place = Toto místo patří někomu jinému.
refusal-not_your_turn = Teď nejsi na tahu.
refusal-nothing_said = Nejdřív něco napiš.
refusal-nothing_to_undo = Není co vrátit: mezitím se odhalila karta, nebo táhl někdo další.
refusal-one_at_a_time = Mezitím se něco odhalí, postupuj prosím krok za krokem.
refusal-paused = Hra je pozastavená. Nejdřív se dohodněte na pokračování.
refusal-place_taken = Na tomto místě už někdo sedí.
refusal-replaced = Hraje za tebe bot. Nejdřív se ujmi hry.
refusal-stale = Mezitím se něco stalo. Podívej se a vyber znovu.
refusal-table_closed = Tento stůl je zavřený.
refusal-table_damaged = Stůl nejde otevřít, jeho záznam je poškozený. Pomůže správce serveru.
refusal-too_many_places = Pro tolik hráčů tato mapa není.
refusal-which_place = U stolu máš víc míst. Vyber jedno.

## By the server

refusal-bad_cursor = Stránka ztratila nit. Načti ji znovu.
refusal-bad_host = Na této adrese server neodpovídá. Obrať se na jeho správce.
refusal-bad_method = Server tomuto požadavku nerozumí. Načti stránku znovu.
refusal-bad_token = Server tento přístupový klíč nezná. Požádej o nový.
refusal-busy = Server má moc práce. Zkus to za chvilku.
refusal-compressed = Server nepřijímá komprimované požadavky.
refusal-cross_site = Požadavek přišel z jiného webu, a proto byl odmítnut.
refusal-disk_nearly_full = Server nemá místo na nové stoly. Rozehrané hry běží dál.
refusal-internal = Na serveru se něco pokazilo. Hra je v bezpečí, zkus to znovu.
refusal-malformed = Server tomuto požadavku nerozumí. Načti stránku znovu, možná vyšla novější verze.
refusal-no_client = Tento server nemá sestavenou hru pro prohlížeč. Doplní ji jeho správce.
refusal-needs_start_token = Tento server je soukromý. Otevři adresu, kterou ohlásil při spuštění.
refusal-not_allowed = To není dovoleno.
refusal-not_found = Na této adrese nic není.
refusal-not_json = Server přijímá jen JSON.
refusal-one_thing_to_explain = Ptej se jen na jednu věc: na trať, město, lízání, nebo jízdenku.
refusal-phrase_or_text = Pošli buď hotovou větu, nebo vlastní slova, ne obojí.
refusal-store_unavailable = Server se nemůže spojit s databází. Nic se neztratilo, zkus to za chvilku.
refusal-too_large = To je moc dlouhé. Zkrať to.
refusal-too_many_requests = To bylo moc rychle. Chvilku počkej a zkus to znovu.
refusal-too_many_streams = Stůl je otevřený v příliš mnoha oknech. Některá zavři.
refusal-unknown_base = Server a stránka se neshodnou, jak hra vypadá. Načti stránku znovu.
refusal-who_are_you = Server tento prohlížeč nezná. Povol pro tento web cookies a načti stránku znovu.
# A code that this version does not know.
refusal-unknown = Server to odmítl ({ $code }). Načti stránku znovu, možná vyšla novější verze.
# No answer came at all.
refusal-unreachable = Server neodpovídá. Ze hry se nic neztratí: zkus to znovu, až bude spojení zpět.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Předchozí krok je ještě na cestě. Zkus to za chvíli znovu.
