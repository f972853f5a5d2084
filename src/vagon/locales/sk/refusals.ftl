# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.


## By the rules

refusal-card_not_in_row = Taká karta medzi odhalenými neleží. Vezmi inú alebo si potiahni z balíčka.
refusal-city_has_station = { $city }: stanica tu už stojí ({ $seat }). V každom meste môže byť len jedna.
refusal-deck_empty = Balíček je prázdny a niet čo zamiešať. Vezmi si odhalenú kartu alebo zvoľ inú akciu.
refusal-game_over = Hra sa skončila, ďalšie ťahy už nie sú možné.
refusal-locomotive_as_second_card = Odhalená lokomotíva môže byť len prvá a jediná karta ťahu. Vezmi inú farbu alebo si potiahni z balíčka.
refusal-mix_total = Lístkov si potiahneš spolu { $total }, takže dlhých ({ $mix }) je priveľa.
refusal-must_act = Vynechať ťah smieš, len keď nič iné nejde. Teraz ešte niečo urobiť môžeš.
refusal-must_keep_more =
    { $needs ->
        [one] Ponechaj si aspoň { $needs } lístok. Zatiaľ vybraté: { $kept }.
        [few] Ponechaj si aspoň { $needs } lístky. Zatiaľ vybraté: { $kept }.
        [many] Ponechaj si aspoň { $needs } lístka. Zatiaľ vybraté: { $kept }.
       *[other] Ponechaj si aspoň { $needs } lístkov. Zatiaľ vybraté: { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] Z potiahnutých lístkov si ponechaj aspoň { $needs }. Zatiaľ vybraté: { $kept }.
        [few] Z potiahnutých lístkov si ponechaj aspoň { $needs }. Zatiaľ vybraté: { $kept }.
        [many] Z potiahnutých lístkov si ponechaj aspoň { $needs }. Zatiaľ vybraté: { $kept }.
       *[other] Z potiahnutých lístkov si ponechaj aspoň { $needs }. Zatiaľ vybraté: { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } je trajekt a chce aspoň { $needs } lokomotívu. V ruke máš { $has }.
        [few] { $route } je trajekt a chce aspoň { $needs } lokomotívy. V ruke máš { $has }.
        [many] { $route } je trajekt a chce aspoň { $needs } lokomotívy. V ruke máš { $has }.
       *[other] { $route } je trajekt a chce aspoň { $needs } lokomotív. V ruke máš { $has }.
    }
refusal-no_passenger_of_colour = { $place }: { passenger-name } cestujúci tu nečaká. Vyber iného alebo neber nikoho.
refusal-no_stations_left = Všetky tvoje stanice ({ $built }) už stoja.
refusal-no_such_action = Taký ťah na tejto mape nie je. Vyber si z ponuky.
refusal-no_tickets_left = Nezostali už žiadne lístky.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Teraz nie: najprv zvoľ, koľko lístkov chceš z ktorého balíčka.
        [choose_tickets] Teraz nie: najprv si vyber lístky, ktoré si ponecháš.
        [second_card] Teraz nie: najprv si vezmi druhú kartu.
        [pay_route] Teraz nie: najprv zaplať trať.
        [pay_station] Teraz nie: najprv zaplať stanicu.
        [pay_extra] Teraz nie: najprv pridaj karty navyše za tunel alebo pokus vzdaj.
        [keep_tickets] Teraz nie: najprv si vyber lístky, ktoré si ponecháš.
        [take_passenger] Teraz nie: najprv vyber cestujúceho alebo neber nikoho.
       *[turn] Teraz nie: najprv zvoľ, čo v tomto ťahu urobíš.
    }
refusal-not_offered =
    { $offered ->
        [one] Vyberáš z { $offered } lístka, číslo { $position } tu nie je.
        [few] Vyberáš z { $offered } lístkov, číslo { $position } tu nie je.
        [many] Vyberáš z { $offered } lístka, číslo { $position } tu nie je.
       *[other] Vyberáš z { $offered } lístkov, číslo { $position } tu nie je.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] Hra sa ešte nezačala: najprv zvoľ, koľko lístkov chceš z ktorého balíčka.
       *[choose_tickets] Hra sa ešte nezačala: najprv si vyber lístky, ktoré si ponecháš.
    }
refusal-own_parallel_track = { $own } už patrí tebe. Nikto nesmie mať dve koľaje medzi rovnakými miestami.
refusal-pile_too_small =
    { $pile ->
        [long] Dlhých lístkov zostáva len { $has }, a nie { $needs }. Zvoľ inú kombináciu.
       *[short] Krátkych lístkov zostáva len { $has }, a nie { $needs }. Zvoľ inú kombináciu.
    }
refusal-route_taken = { $route }: trať je už obsadená ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route } stojí { $needs } kartu. Žiadnu nemáš.
                [few] { $route } stojí { $needs } karty jednej farby. Najviac ich dáš dokopy { $has }.
                [many] { $route } stojí { $needs } karty jednej farby. Najviac ich dáš dokopy { $has }.
               *[other] { $route } stojí { $needs } kariet jednej farby. Najviac ich dáš dokopy { $has }.
            }
       *[other] { $route }: potrebuješ { $needs }× { card-name }, použiteľných kariet máš { $has }.
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $city }: stanica stojí { $needs } kartu. Žiadnu nemáš.
                [few] { $city }: stanica stojí { $needs } karty jednej farby. Najviac ich dáš dokopy { $has }.
                [many] { $city }: stanica stojí { $needs } karty jednej farby. Najviac ich dáš dokopy { $has }.
               *[other] { $city }: stanica stojí { $needs } kariet jednej farby. Najviac ich dáš dokopy { $has }.
            }
       *[other] Stanica – { $city }: potrebuješ { $needs }× { card-name }, v ruke máš { $has }.
    }
refusal-too_few_cards_for_tunnel = Tunel { $route } chce navyše { $needs }× { card-name }, v ruke máš { $has }.
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } je trajekt: medzi kartami musí byť aspoň { $needs } lokomotíva, nie { $paid }.
        [few] { $route } je trajekt: medzi kartami musia byť aspoň { $needs } lokomotívy, nie { $paid }.
        [many] { $route } je trajekt: medzi kartami musí byť aspoň { $needs } lokomotívy, nie { $paid }.
       *[other] { $route } je trajekt: medzi kartami musí byť aspoň { $needs } lokomotív, nie { $paid }.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route } zaberie { $needs } vagón. Zostáva ti { $has }.
        [few] { $route } zaberie { $needs } vagóny. Zostáva ti { $has }.
        [many] { $route } zaberie { $needs } vagóna. Zostáva ti { $has }.
       *[other] { $route } zaberie { $needs } vagónov. Zostáva ti { $has }.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route } stojí { $needs } kartu. Zaplať len lokomotívou alebo bez nej.
        [few] { $route } stojí { $needs } karty. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
        [many] { $route } stojí { $needs } karty. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
       *[other] { $route } stojí { $needs } kariet. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] { $city }: stanica stojí { $needs } kartu. Zaplať len lokomotívou alebo bez nej.
        [few] { $city }: stanica stojí { $needs } karty. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
        [many] { $city }: stanica stojí { $needs } karty. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
       *[other] { $city }: stanica stojí { $needs } kariet. Lokomotív použi menej než { $paid } alebo zaplať len nimi.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] Tunel chce navyše len { $needs } kartu, lokomotív ({ $paid }) je priveľa.
        [few] Tunel chce navyše len { $needs } karty, lokomotív ({ $paid }) je priveľa.
        [many] Tunel chce navyše len { $needs } karty, lokomotív ({ $paid }) je priveľa.
       *[other] Tunel chce navyše len { $needs } kariet, lokomotív ({ $paid }) je priveľa.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } je už obsadená a pri { $players } hráčovi sa medzi dvoma miestami používa len jedna koľaj.
        [few] { $taken } je už obsadená a pri { $players } hráčoch sa medzi dvoma miestami používa len jedna koľaj.
        [many] { $taken } je už obsadená a pri { $players } hráča sa medzi dvoma miestami používa len jedna koľaj.
       *[other] { $taken } je už obsadená a pri { $players } hráčoch sa medzi dvoma miestami používa len jedna koľaj.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] Tunel platíš len lokomotívami, takže aj karta navyše musí byť lokomotíva.
        [few] Tunel platíš len lokomotívami, takže aj všetky { $needs } karty navyše musia byť lokomotívy.
        [many] Tunel platíš len lokomotívami, takže aj všetkých { $needs } karty navyše musia byť lokomotívy.
       *[other] Tunel platíš len lokomotívami, takže aj všetkých { $needs } kariet navyše musia byť lokomotívy.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] { $route } sa platí fialovými kartami a lokomotívami.
        [white] { $route } sa platí bielymi kartami a lokomotívami.
        [blue] { $route } sa platí modrými kartami a lokomotívami.
        [yellow] { $route } sa platí žltými kartami a lokomotívami.
        [orange] { $route } sa platí oranžovými kartami a lokomotívami.
        [black] { $route } sa platí čiernymi kartami a lokomotívami.
        [red] { $route } sa platí červenými kartami a lokomotívami.
       *[green] { $route } sa platí zelenými kartami a lokomotívami.
    }
# Where the rule can be looked up.
refusal-rule = Pravidlo { $rule }

## By the table

refusal-already_so = To je už hotové.
refusal-already_started = Hra sa už začala.
refusal-already_there = Hráš už ty, žiadny bot ťa nezastupuje.
refusal-bad_code = Táto pozvánka neplatí: kód je nesprávny alebo ho už niekto použil. Požiadaj hostiteľa o nový odkaz.
refusal-bad_record = Tento súbor nie je čitateľný záznam hry ({ $place }: { $reason }).
refusal-chat_full = Chat tohto stola je plný.
refusal-chat_off = Pri tomto stole je chat vypnutý.
refusal-code_expired = Platnosť pozvánky vypršala. Požiadaj hostiteľa o nový odkaz.
refusal-game_not_over = To pôjde až po skončení hry.
refusal-map_of_ones_own = Záznam je z mapy, ktorú tento server nemá.
refusal-needs_code = Tento stôl nie je verejný. Požiadaj hostiteľa o pozvánku.
refusal-no_free_place = Všetky miesta pri stole sú obsadené.
refusal-no_place_for_a_person = Pri stole musí byť miesto aspoň pre jedného človeka.
refusal-no_spectators = Tento stôl vidia len jeho hráči.
refusal-no_such_level = Bot tejto úrovne tu nie je. Zvoľ inú úroveň.
refusal-no_such_map = Taká mapa tu nie je. Zvoľ inú.
refusal-no_such_place = Také miesto pri stole nie je.
refusal-no_such_table = Taký stôl neexistuje. Možno je už zatvorený alebo odkaz nie je celý.
refusal-not_on_this_map = Nič také na tejto mape nie je.
refusal-not_started = Hra sa ešte nezačala.
refusal-not_the_host = To smie len hostiteľ stola.
refusal-not_your_place = Toto miesto patrí niekomu inému.
refusal-not_your_turn = Teraz nie si na ťahu.
refusal-nothing_said = Najprv niečo napíš.
refusal-nothing_to_undo = Niet čo vrátiť: medzitým sa odhalila karta alebo ťahal niekto ďalší.
refusal-one_at_a_time = Medzitým sa niečo odhalí, postupuj, prosím, krok za krokom.
refusal-paused = Hra je pozastavená. Najprv sa dohodnite na pokračovaní.
refusal-place_taken = Na tomto mieste už niekto sedí.
refusal-replaced = Hrá za teba bot. Najprv sa ujmi hry.
refusal-stale = Medzitým sa niečo stalo. Pozri sa a vyber znova.
refusal-table_closed = Tento stôl je zatvorený.
refusal-table_damaged = Stôl sa nedá otvoriť, jeho záznam je poškodený. Pomôže správca servera.
refusal-too_many_places = Pre toľko hráčov táto mapa nie je.
refusal-which_place = Pri stole máš viac miest. Vyber jedno.

## By the server

refusal-bad_cursor = Stránka stratila niť. Načítaj ju znova.
refusal-bad_host = Na tejto adrese server neodpovedá. Obráť sa na jeho správcu.
refusal-bad_method = Server tejto požiadavke nerozumie. Načítaj stránku znova.
refusal-bad_token = Server tento prístupový kľúč nepozná. Požiadaj o nový.
refusal-busy = Server má priveľa práce. Skús to o chvíľku.
refusal-compressed = Server neprijíma komprimované požiadavky.
refusal-cross_site = Požiadavka prišla z iného webu, a preto bola odmietnutá.
refusal-disk_nearly_full = Server nemá miesto na nové stoly. Rozohrané hry bežia ďalej.
refusal-internal = Na serveri sa niečo pokazilo. Hra je v bezpečí, skús to znova.
refusal-malformed = Server tejto požiadavke nerozumie. Načítaj stránku znova, možno vyšla novšia verzia.
refusal-no_client = Tento server nemá zostavenú hru pre prehliadač. Doplní ju jeho správca.
refusal-needs_start_token = Tento server je súkromný. Otvor adresu, ktorú ohlásil pri spustení.
refusal-not_allowed = To nie je dovolené.
refusal-not_found = Na tejto adrese nič nie je.
refusal-not_json = Server prijíma len JSON.
refusal-one_thing_to_explain = Pýtaj sa len na jednu vec: na trať, mesto, ťahanie alebo lístok.
refusal-phrase_or_text = Pošli buď hotovú vetu, alebo vlastné slová, nie oboje.
refusal-store_unavailable = Server sa nemôže spojiť s databázou. Nič sa nestratilo, skús to o chvíľku.
refusal-too_large = To je pridlhé. Skráť to.
refusal-too_many_requests = To bolo prirýchlo. Chvíľku počkaj a skús to znova.
refusal-too_many_streams = Stôl je otvorený v príliš mnohých oknách. Niektoré zatvor.
refusal-unknown_base = Server a stránka sa nezhodnú, ako hra vyzerá. Načítaj stránku znova.
refusal-who_are_you = Server tento prehliadač nepozná. Povoľ pre tento web cookies a načítaj stránku znova.
# A code that this version does not know.
refusal-unknown = Server to odmietol ({ $code }). Načítaj stránku znova, možno vyšla novšia verzia.
# No answer came at all.
refusal-unreachable = Server neodpovedá. Z hry sa nič nestratí: skús to znova, keď bude spojenie späť.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Predchádzajúci krok je ešte na ceste. Skús to o chvíľu znova.
