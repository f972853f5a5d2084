# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.


## By the rules

refusal-card_not_in_row = Ilyen lap nincs a felfordítottak között. Végy el egy másikat, vagy húzz a pakliból.
refusal-city_has_station = { $city }: itt már áll állomás ({ $seat }). Egy városban csak egynek van helye.
refusal-deck_empty = A pakli üres, és nincs mit megkeverni. Végy el egy felfordított lapot, vagy válassz más akciót.
refusal-game_over = A játék véget ért, több lépés nem lehetséges.
refusal-locomotive_as_second_card = Felfordított mozdony csak a kör első és egyetlen lapja lehet. Válassz más színt, vagy húzz a pakliból.
refusal-mix_total = Összesen { $total } menetjegyet húzol, így { $mix } hosszú túl sok.
refusal-must_act = Passzolni csak akkor lehet, ha semmi más nem lehetséges. Most még tudsz lépni.
refusal-must_keep_more =
    { $needs ->
        [one] Legalább { $needs } menetjegyet meg kell tartanod. Kiválasztva: { $kept }.
       *[other] Legalább { $needs } menetjegyet meg kell tartanod. Kiválasztva: { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] A húzott menetjegyek közül legalább { $needs } darabot meg kell tartanod. Kiválasztva: { $kept }.
       *[other] A húzott menetjegyek közül legalább { $needs } darabot meg kell tartanod. Kiválasztva: { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } kompjárat: legalább { $needs } mozdony kell hozzá. A kezedben: { $has }.
       *[other] { $route } kompjárat: legalább { $needs } mozdony kell hozzá. A kezedben: { $has }.
    }
refusal-no_passenger_of_colour = { $place }: { passenger-name } utas itt nem vár. Válassz mást, vagy ne vigyél senkit.
refusal-no_stations_left = Minden állomásod ({ $built }) áll már.
refusal-no_such_action = Ezen a térképen nincs ilyen lépés. Válassz a felkínáltak közül.
refusal-no_tickets_left = Nem maradt több menetjegy.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Most nem: előbb válaszd ki, melyik pakliból hány menetjegyet húzol.
        [choose_tickets] Most nem: előbb válaszd ki a megtartandó menetjegyeket.
        [second_card] Most nem: előbb vedd el a második lapodat.
        [pay_route] Most nem: előbb fizesd ki az útvonalat.
        [pay_station] Most nem: előbb fizesd ki az állomást.
        [pay_extra] Most nem: előbb tedd le az alagúthoz a plusz lapokat, vagy lépj vissza.
        [keep_tickets] Most nem: előbb válaszd ki a megtartandó menetjegyeket.
        [take_passenger] Most nem: előbb válassz egy utast, vagy ne vigyél senkit.
       *[turn] Most nem: előbb válaszd ki, mit teszel ebben a körben.
    }
refusal-not_offered =
    { $offered ->
        [one] { $offered } menetjegyből választhatsz, { $position }. sorszámú nincs.
       *[other] { $offered } menetjegyből választhatsz, { $position }. sorszámú nincs.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] A játék még nem kezdődött el: előbb válaszd ki, melyik pakliból hány menetjegyet húzol.
       *[choose_tickets] A játék még nem kezdődött el: előbb válaszd ki a megtartandó menetjegyeket.
    }
refusal-own_parallel_track = { $own } már a tiéd. Két hely között senkinek sem lehet két vágánya.
refusal-pile_too_small =
    { $pile ->
        [long] Hosszú menetjegyből csak { $has } maradt, nem { $needs }. Válassz más kombinációt.
       *[short] Rövid menetjegyből csak { $has } maradt, nem { $needs }. Válassz más kombinációt.
    }
refusal-route_taken = { $route }: az útvonal már foglalt ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route }: ára { $needs } kártya, de nincs egy sem a kezedben.
               *[other] { $route }: ára { $needs } egyszínű kártya, összeillő lapod legfeljebb { $has } van.
            }
       *[other] { $route }: ára { $needs } { card-name }, ráillő lapod { $has } van.
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $city }: az állomás ára { $needs } kártya, de nincs egy sem a kezedben.
               *[other] { $city }: az állomás ára { $needs } egyszínű kártya, összeillő lapod legfeljebb { $has } van.
            }
       *[other] { $city }: az állomáshoz { $needs } { card-name } kell, a kezedben { $has } van.
    }
refusal-too_few_cards_for_tunnel = { $route }: az alagúthoz még { $needs } { card-name } kell, a kezedben { $has } van.
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } kompjárat: a lapok között legalább { $needs } mozdonynak kell lennie, nem { $paid } darabnak.
       *[other] { $route } kompjárat: a lapok között legalább { $needs } mozdonynak kell lennie, nem { $paid } darabnak.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route }: { $needs } vagon kell hozzá, neked { $has } maradt.
       *[other] { $route }: { $needs } vagon kell hozzá, neked { $has } maradt.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route }: ára { $needs } kártya. Fizess csak mozdonnyal, vagy mozdony nélkül.
       *[other] { $route }: ára { $needs } kártya. Fizess kevesebb mozdonnyal, mint { $paid }, vagy csak mozdonyokkal.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] { $city }: az állomás ára { $needs } kártya. Fizess csak mozdonnyal, vagy mozdony nélkül.
       *[other] { $city }: az állomás ára { $needs } kártya. Fizess kevesebb mozdonnyal, mint { $paid }, vagy csak mozdonyokkal.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] Az alagúthoz már csak { $needs } lap kell, { $paid } mozdony túl sok.
       *[other] Az alagúthoz már csak { $needs } lap kell, { $paid } mozdony túl sok.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } már foglalt, és { $players } játékosnál két hely között csak egy vágány használható.
       *[other] { $taken } már foglalt, és { $players } játékosnál két hely között csak egy vágány használható.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] Az alagútért csak mozdonyokkal fizetsz, így a plusz lapnak is mozdonynak kell lennie.
       *[other] Az alagútért csak mozdonyokkal fizetsz, így mind a { $needs } plusz lapnak mozdonynak kell lennie.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] { $route }: lila kártyákkal és mozdonyokkal fizethető.
        [white] { $route }: fehér kártyákkal és mozdonyokkal fizethető.
        [blue] { $route }: kék kártyákkal és mozdonyokkal fizethető.
        [yellow] { $route }: sárga kártyákkal és mozdonyokkal fizethető.
        [orange] { $route }: narancs kártyákkal és mozdonyokkal fizethető.
        [black] { $route }: fekete kártyákkal és mozdonyokkal fizethető.
        [red] { $route }: piros kártyákkal és mozdonyokkal fizethető.
       *[green] { $route }: zöld kártyákkal és mozdonyokkal fizethető.
    }
# Where the rule can be looked up.
refusal-rule = { $rule } szabály

## By the table

refusal-already_so = Ez már megtörtént.
refusal-already_started = A játék már elkezdődött.
refusal-already_there = Már te játszol, nem helyettesít bot.
refusal-bad_code = Ez a meghívó nem érvényes: a kód hibás, vagy már felhasználták. Kérj új linket a házigazdától.
refusal-bad_record = Ez a fájl nem olvasható játékfelvétel ({ $place }: { $reason }).
refusal-chat_full = Ennek az asztalnak a csevegése megtelt.
refusal-chat_off = Ennél az asztalnál ki van kapcsolva a csevegés.
refusal-code_expired = A meghívó lejárt. Kérj új linket a házigazdától.
refusal-game_not_over = Ez csak a játék után lehetséges.
refusal-map_of_ones_own = A felvétel olyan térképen készült, amely ezen a szerveren nincs meg.
refusal-needs_code = Ez az asztal nem nyilvános. Kérj meghívót a házigazdától.
refusal-no_free_place = Az asztalnál minden hely foglalt.
refusal-no_place_for_a_person = Az asztalnál legalább egy embernek kell hely.
refusal-no_spectators = Ezt az asztalt csak a játékosai láthatják.
refusal-no_such_level = Ilyen szintű bot itt nincs. Válassz más szintet.
refusal-no_such_map = Ilyen térkép itt nincs. Válassz másikat.
refusal-no_such_place = Az asztalnál nincs ilyen hely.
refusal-no_such_table = Nincs ilyen asztal. Talán már bezárták, vagy hiányos a link.
refusal-not_on_this_map = Ezen a térképen nincs ilyesmi.
refusal-not_started = A játék még nem kezdődött el.
refusal-not_the_host = Ezt csak az asztal házigazdája teheti meg.
refusal-not_your_place = Ez a hely másé.
refusal-not_your_turn = Most nem te következel.
refusal-nothing_said = Előbb írj valamit.
refusal-nothing_to_undo = Nincs mit visszavonni: azóta felfordult egy lap, vagy más is lépett.
refusal-one_at_a_time = Közben felfordul valami, ezért kérlek, lépj egyesével.
refusal-paused = A játék szünetel. Előbb folytassátok közösen.
refusal-place_taken = Ezen a helyen már ül valaki.
refusal-replaced = Bot játszik helyetted. Előbb vedd át a játékot.
refusal-stale = Közben történt valami. Nézd meg, és válassz újra.
refusal-table_closed = Ez az asztal bezárt.
refusal-table_damaged = Az asztal nem nyitható meg, mert a naplója sérült. A szerver üzemeltetője segíthet.
refusal-too_many_places = Ez a térkép nem ennyi játékosnak való.
refusal-which_place = Több helyed is van az asztalnál. Válassz egyet.

## By the server

refusal-bad_cursor = Az oldal elvesztette a fonalat. Töltsd újra.
refusal-bad_host = Ezen a címen a szerver nem válaszol. Fordulj az üzemeltetőjéhez.
refusal-bad_method = A szerver nem érti ezt a kérést. Töltsd újra az oldalt.
refusal-bad_token = A szerver nem ismeri ezt a hozzáférési kulcsot. Kérj újat.
refusal-busy = A szerver túlterhelt. Próbáld újra kicsit később.
refusal-compressed = A szerver nem fogad tömörített kéréseket.
refusal-cross_site = A kérés másik webhelyről érkezett, ezért a szerver elutasította.
refusal-disk_nearly_full = A szerveren nincs hely új asztaloknak. A futó játékok folytatódnak.
refusal-internal = Valami elromlott a szerveren. A játék biztonságban van, próbáld újra.
refusal-malformed = A szerver nem érti ezt a kérést. Töltsd újra az oldalt, talán van újabb változat.
refusal-no_client = Ezen a szerveren nincs lefordítva a böngészős játék. Az üzemeltetője pótolhatja.
refusal-needs_start_token = Ez a szerver privát. Nyisd meg azt a címet, amelyet induláskor kiírt.
refusal-not_allowed = Ez nem megengedett.
refusal-not_found = Ezen a címen nincs semmi.
refusal-not_json = A szerver csak JSON-t fogad.
refusal-one_thing_to_explain = Csak egy dologról kérdezz: útvonalról, városról, húzásról vagy menetjegyről.
refusal-phrase_or_text = Vagy kész mondatot küldj, vagy saját szavakat, ne mindkettőt.
refusal-store_unavailable = A szerver nem éri el az adatbázist. Semmi sem veszett el, próbáld újra kicsit később.
refusal-too_large = Ez túl hosszú. Rövidítsd le.
refusal-too_many_requests = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
refusal-too_many_streams = Az asztal túl sok ablakban van nyitva. Zárj be néhányat.
refusal-unknown_base = A szerver és az oldal mást tud a játékról. Töltsd újra az oldalt.
refusal-who_are_you = A szerver nem ismeri ezt a böngészőt. Engedélyezd a sütiket ezen az oldalon, és töltsd újra.
# A code that this version does not know.
refusal-unknown = A szerver elutasította ({ $code }). Töltsd újra az oldalt, talán van újabb változat.
# No answer came at all.
refusal-unreachable = A szerver nem válaszol. A játékból semmi sem vész el: próbáld újra, ha helyreáll a kapcsolat.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Az előző lépésed még úton van. Próbáld újra egy pillanat múlva.
