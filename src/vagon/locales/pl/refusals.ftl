# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.


## By the rules

refusal-card_not_in_row = Takiej karty nie ma wśród odkrytych. Weź inną albo dobierz ze stosu.
refusal-city_has_station = { $city }: dworzec już tu stoi ({ $seat }). W każdym mieście jest miejsce tylko na jeden.
refusal-deck_empty = Stos jest pusty i nie ma czego potasować. Weź odkrytą kartę albo wybierz inną akcję.
refusal-game_over = Gra się skończyła, nie można już wykonać ruchu.
refusal-locomotive_as_second_card = Odkryta lokomotywa może być tylko pierwszą i jedyną kartą w turze. Weź inny kolor albo dobierz ze stosu.
refusal-mix_total = Biletów dobierasz razem { $total }, więc { $mix } na długie trasy to za dużo.
refusal-must_act = Pasować można tylko wtedy, gdy nic innego nie jest możliwe. Teraz masz jeszcze ruch.
refusal-must_keep_more =
    { $needs ->
        [one] Zatrzymaj co najmniej { $needs } bilet. Wybrane: { $kept }.
        [few] Zatrzymaj co najmniej { $needs } bilety. Wybrane: { $kept }.
        [many] Zatrzymaj co najmniej { $needs } biletów. Wybrane: { $kept }.
       *[other] Zatrzymaj co najmniej { $needs } biletu. Wybrane: { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] Z dobranych biletów zatrzymaj co najmniej { $needs }. Wybrane: { $kept }.
        [few] Z dobranych biletów zatrzymaj co najmniej { $needs }. Wybrane: { $kept }.
        [many] Z dobranych biletów zatrzymaj co najmniej { $needs }. Wybrane: { $kept }.
       *[other] Z dobranych biletów zatrzymaj co najmniej { $needs }. Wybrane: { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } to prom: wymaga co najmniej { $needs } lokomotywy. Na ręce masz { $has }.
        [few] { $route } to prom: wymaga co najmniej { $needs } lokomotyw. Na ręce masz { $has }.
        [many] { $route } to prom: wymaga co najmniej { $needs } lokomotyw. Na ręce masz { $has }.
       *[other] { $route } to prom: wymaga co najmniej { $needs } lokomotywy. Na ręce masz { $has }.
    }
refusal-no_passenger_of_colour = { $place }: { passenger-name } pasażer tu nie czeka. Wybierz innego albo nie zabieraj nikogo.
refusal-no_stations_left = Wszystkie twoje dworce ({ $built }) już stoją.
refusal-no_such_action = Takiego ruchu na tej mapie nie ma. Wybierz jeden z dostępnych.
refusal-no_tickets_left = Nie ma już biletów do dobrania.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Nie teraz: najpierw wybierz, ile biletów chcesz z którego stosu.
        [choose_tickets] Nie teraz: najpierw wybierz bilety, które zatrzymasz.
        [second_card] Nie teraz: najpierw dobierz drugą kartę.
        [pay_route] Nie teraz: najpierw zapłać za połączenie.
        [pay_station] Nie teraz: najpierw zapłać za dworzec.
        [pay_extra] Nie teraz: najpierw dołóż karty za tunel albo się wycofaj.
        [keep_tickets] Nie teraz: najpierw wybierz bilety, które zatrzymasz.
        [take_passenger] Nie teraz: najpierw wybierz pasażera albo nie zabieraj nikogo.
       *[turn] Nie teraz: najpierw wybierz, co zrobisz w tej turze.
    }
refusal-not_offered =
    { $offered ->
        [one] Masz do wyboru { $offered } bilet, numeru { $position } tu nie ma.
        [few] Masz do wyboru { $offered } bilety, numeru { $position } tu nie ma.
        [many] Masz do wyboru { $offered } biletów, numeru { $position } tu nie ma.
       *[other] Masz do wyboru { $offered } biletu, numeru { $position } tu nie ma.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] Gra jeszcze się nie zaczęła: najpierw wybierz, ile biletów chcesz z którego stosu.
       *[choose_tickets] Gra jeszcze się nie zaczęła: najpierw wybierz bilety, które zatrzymasz.
    }
refusal-own_parallel_track = { $own } już należy do ciebie. Nikt nie może mieć dwóch nitek między tymi samymi miejscami.
refusal-pile_too_small =
    { $pile ->
        [long] Biletów na długie trasy zostało tylko { $has }, a nie { $needs }. Wybierz inną kombinację.
       *[short] Biletów na krótkie trasy zostało tylko { $has }, a nie { $needs }. Wybierz inną kombinację.
    }
refusal-route_taken = { $route }: połączenie jest już zajęte ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route } kosztuje { $needs } kartę. Nie masz żadnej.
                [few] { $route } kosztuje { $needs } karty w jednym kolorze. Pasujących masz najwyżej { $has }.
                [many] { $route } kosztuje { $needs } kart w jednym kolorze. Pasujących masz najwyżej { $has }.
               *[other] { $route } kosztuje { $needs } karty w jednym kolorze. Pasujących masz najwyżej { $has }.
            }
       *[other] { $route }: potrzeba { $needs }× { card-name }, pasujących kart masz { $has }.
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $city }: dworzec kosztuje { $needs } kartę. Nie masz żadnej.
                [few] { $city }: dworzec kosztuje { $needs } karty w jednym kolorze. Pasujących masz najwyżej { $has }.
                [many] { $city }: dworzec kosztuje { $needs } kart w jednym kolorze. Pasujących masz najwyżej { $has }.
               *[other] { $city }: dworzec kosztuje { $needs } karty w jednym kolorze. Pasujących masz najwyżej { $has }.
            }
       *[other] Dworzec – { $city }: potrzeba { $needs }× { card-name }, na ręce masz { $has }.
    }
refusal-too_few_cards_for_tunnel = Tunel { $route } wymaga jeszcze { $needs }× { card-name }, na ręce masz { $has }.
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } to prom: wśród kart musi być co najmniej { $needs } lokomotywa, a nie { $paid }.
        [few] { $route } to prom: wśród kart muszą być co najmniej { $needs } lokomotywy, a nie { $paid }.
        [many] { $route } to prom: wśród kart musi być co najmniej { $needs } lokomotyw, a nie { $paid }.
       *[other] { $route } to prom: wśród kart musi być co najmniej { $needs } lokomotywy, a nie { $paid }.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route } wymaga { $needs } wagonika. Zostało ci { $has }.
        [few] { $route } wymaga { $needs } wagoników. Zostało ci { $has }.
        [many] { $route } wymaga { $needs } wagoników. Zostało ci { $has }.
       *[other] { $route } wymaga { $needs } wagonika. Zostało ci { $has }.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route } kosztuje { $needs } kartę. Zapłać samą lokomotywą albo bez niej.
        [few] { $route } kosztuje { $needs } karty. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
        [many] { $route } kosztuje { $needs } kart. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
       *[other] { $route } kosztuje { $needs } karty. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] { $city }: dworzec kosztuje { $needs } kartę. Zapłać samą lokomotywą albo bez niej.
        [few] { $city }: dworzec kosztuje { $needs } karty. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
        [many] { $city }: dworzec kosztuje { $needs } kart. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
       *[other] { $city }: dworzec kosztuje { $needs } karty. Użyj mniej lokomotyw niż { $paid } albo zapłać tylko nimi.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] Tunel wymaga jeszcze tylko { $needs } karty, lokomotyw ({ $paid }) jest za dużo.
        [few] Tunel wymaga jeszcze tylko { $needs } kart, lokomotyw ({ $paid }) jest za dużo.
        [many] Tunel wymaga jeszcze tylko { $needs } kart, lokomotyw ({ $paid }) jest za dużo.
       *[other] Tunel wymaga jeszcze tylko { $needs } karty, lokomotyw ({ $paid }) jest za dużo.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } jest już zajęte, a przy { $players } graczu między dwoma miejscami używa się tylko jednej nitki.
        [few] { $taken } jest już zajęte, a przy { $players } graczach między dwoma miejscami używa się tylko jednej nitki.
        [many] { $taken } jest już zajęte, a przy { $players } graczach między dwoma miejscami używa się tylko jednej nitki.
       *[other] { $taken } jest już zajęte, a przy { $players } gracza między dwoma miejscami używa się tylko jednej nitki.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] Za tunel płacisz samymi lokomotywami, więc dodatkowa karta też musi być lokomotywą.
        [few] Za tunel płacisz samymi lokomotywami, więc wszystkie { $needs } dodatkowe karty też muszą być lokomotywami.
        [many] Za tunel płacisz samymi lokomotywami, więc wszystkie dodatkowe karty ({ $needs }) też muszą być lokomotywami.
       *[other] Za tunel płacisz samymi lokomotywami, więc wszystkie dodatkowe karty ({ $needs }) też muszą być lokomotywami.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] Za { $route } płaci się fioletowymi kartami i lokomotywami.
        [white] Za { $route } płaci się białymi kartami i lokomotywami.
        [blue] Za { $route } płaci się niebieskimi kartami i lokomotywami.
        [yellow] Za { $route } płaci się żółtymi kartami i lokomotywami.
        [orange] Za { $route } płaci się pomarańczowymi kartami i lokomotywami.
        [black] Za { $route } płaci się czarnymi kartami i lokomotywami.
        [red] Za { $route } płaci się czerwonymi kartami i lokomotywami.
       *[green] Za { $route } płaci się zielonymi kartami i lokomotywami.
    }
# Where the rule can be looked up.
refusal-rule = Zasada { $rule }

## By the table

refusal-already_so = To już zrobione.
refusal-already_started = Gra już się zaczęła.
refusal-already_there = Już grasz, żaden bot cię nie zastępuje.
refusal-bad_code = To zaproszenie nie działa: kod jest błędny albo ktoś już go użył. Poproś gospodarza o nowy link.
refusal-bad_record = Ten plik nie jest czytelnym zapisem gry ({ $place }: { $reason }).
refusal-chat_full = Czat tego stołu jest pełny.
refusal-chat_off = Przy tym stole czat jest wyłączony.
refusal-code_expired = Zaproszenie straciło ważność. Poproś gospodarza o nowy link.
refusal-game_not_over = To będzie możliwe dopiero po grze.
refusal-map_of_ones_own = Zapis pochodzi z mapy, której ten serwer nie ma.
refusal-needs_code = Ten stół nie jest publiczny. Poproś gospodarza o zaproszenie.
refusal-no_free_place = Wszystkie miejsca przy stole są zajęte.
refusal-no_place_for_a_person = Przy stole musi być miejsce przynajmniej dla jednej osoby.
refusal-no_spectators = Ten stół widzą tylko jego gracze.
refusal-no_such_level = Nie ma tu bota tego poziomu. Wybierz inny poziom.
refusal-no_such_map = Nie ma tu takiej mapy. Wybierz inną.
refusal-no_such_place = Nie ma takiego miejsca przy stole.
refusal-no_such_table = Nie ma takiego stołu. Może jest już zamknięty albo link jest niepełny.
refusal-not_on_this_map = Niczego takiego na tej mapie nie ma.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-not_the_host = To może zrobić tylko gospodarz stołu.
refusal-not_your_place = To miejsce należy do kogoś innego.
refusal-not_your_turn = To nie twoja tura.
refusal-nothing_said = Najpierw coś napisz.
refusal-nothing_to_undo = Nie ma czego cofnąć: w międzyczasie odkryto kartę albo ktoś inny wykonał ruch.
refusal-one_at_a_time = Po drodze coś się odkrywa, więc idź krok po kroku.
refusal-paused = Gra jest wstrzymana. Najpierw wznówcie ją wspólnie.
refusal-place_taken = Na tym miejscu już ktoś siedzi.
refusal-replaced = Gra za ciebie bot. Najpierw przejmij grę.
refusal-stale = W międzyczasie coś się wydarzyło. Spójrz i wybierz jeszcze raz.
refusal-table_closed = Ten stół jest zamknięty.
refusal-table_damaged = Nie można otworzyć tego stołu, jego zapis jest uszkodzony. Pomoże administrator serwera.
refusal-too_many_places = Ta mapa nie jest dla tylu graczy.
refusal-which_place = Masz przy stole kilka miejsc. Wybierz jedno.

## By the server

refusal-bad_cursor = Strona się pogubiła. Odśwież ją.
refusal-bad_host = Serwer nie odpowiada pod tym adresem. Zwróć się do jego administratora.
refusal-bad_method = Serwer nie rozumie tego żądania. Odśwież stronę.
refusal-bad_token = Serwer nie zna tego klucza dostępu. Poproś o nowy.
refusal-busy = Serwer jest zajęty. Spróbuj za chwilę.
refusal-compressed = Serwer nie przyjmuje skompresowanych żądań.
refusal-cross_site = Żądanie przyszło z innej witryny, więc zostało odrzucone.
refusal-disk_nearly_full = Serwer nie ma miejsca na nowe stoły. Rozpoczęte gry toczą się dalej.
refusal-internal = Coś poszło nie tak na serwerze. Gra jest bezpieczna, spróbuj ponownie.
refusal-malformed = Serwer nie rozumie tego żądania. Odśwież stronę, być może jest nowsza wersja.
refusal-no_client = Ten serwer nie ma zbudowanej gry dla przeglądarki. Może ją dodać jego administrator.
refusal-needs_start_token = Ten serwer jest prywatny. Otwórz adres, który podał przy uruchomieniu.
refusal-not_allowed = To niedozwolone.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-not_json = Serwer przyjmuje tylko JSON.
refusal-one_thing_to_explain = Pytaj tylko o jedną rzecz: o połączenie, miasto, dobieranie albo bilet.
refusal-phrase_or_text = Wyślij gotowe zdanie albo własne słowa, nie jedno i drugie.
refusal-store_unavailable = Serwer nie może połączyć się z bazą danych. Nic nie przepadło, spróbuj za chwilę.
refusal-too_large = To za długie. Skróć.
refusal-too_many_requests = Za szybko. Odczekaj chwilę i spróbuj ponownie.
refusal-too_many_streams = Ten stół jest otwarty w zbyt wielu oknach. Zamknij niektóre.
refusal-unknown_base = Serwer i strona widzą grę inaczej. Odśwież stronę.
refusal-who_are_you = Serwer nie zna tej przeglądarki. Zezwól tej witrynie na pliki cookie i odśwież stronę.
# A code that this version does not know.
refusal-unknown = Serwer to odrzucił ({ $code }). Odśwież stronę, być może jest nowsza wersja.
# No answer came at all.
refusal-unreachable = Serwer nie odpowiada. Nic z gry nie przepadnie: spróbuj ponownie, gdy łączność wróci.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Poprzedni krok jest jeszcze w drodze. Spróbuj ponownie za chwilę.
