# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.


## By the rules

refusal-card_not_in_row = Такої карти немає серед відкритих. Візьми іншу або тягни з колоди.
refusal-city_has_station = { $city }: станція тут уже стоїть ({ $seat }). У кожному місті є місце лише для однієї.
refusal-deck_empty = Колода порожня, і тасувати нічого. Візьми відкриту карту або обери іншу дію.
refusal-game_over = Гру завершено, ходити більше не можна.
refusal-locomotive_as_second_card = Відкритий локомотив може бути лише першою і єдиною картою ходу. Візьми інший колір або тягни з колоди.
refusal-mix_total = Квитків береться разом { $total }, тож довгих ({ $mix }) забагато.
refusal-must_act = Пропустити хід можна, лише коли більше нічого не лишається. Зараз іще є що зробити.
refusal-must_keep_more =
    { $needs ->
        [one] Залиш щонайменше { $needs } квиток. Обрано: { $kept }.
        [few] Залиш щонайменше { $needs } квитки. Обрано: { $kept }.
        [many] Залиш щонайменше { $needs } квитків. Обрано: { $kept }.
       *[other] Залиш щонайменше { $needs } квитка. Обрано: { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] Із взятих квитків залиш щонайменше { $needs }. Обрано: { $kept }.
        [few] Із взятих квитків залиш щонайменше { $needs }. Обрано: { $kept }.
        [many] Із взятих квитків залиш щонайменше { $needs }. Обрано: { $kept }.
       *[other] Із взятих квитків залиш щонайменше { $needs }. Обрано: { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } – пором, для нього треба щонайменше { $needs } локомотив. У руці: { $has }.
        [few] { $route } – пором, для нього треба щонайменше { $needs } локомотиви. У руці: { $has }.
        [many] { $route } – пором, для нього треба щонайменше { $needs } локомотивів. У руці: { $has }.
       *[other] { $route } – пором, для нього треба щонайменше { $needs } локомотива. У руці: { $has }.
    }
refusal-no_passenger_of_colour = { $place }: { passenger-name } пасажир тут не чекає. Обери іншого або не бери нікого.
refusal-no_stations_left = Усі твої станції ({ $built }) вже стоять.
refusal-no_such_action = На цій мапі немає такого ходу. Обери один із запропонованих.
refusal-no_tickets_left = Квитків більше не лишилося.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Не зараз: спершу обери, скільки квитків і з якої колоди взяти.
        [choose_tickets] Не зараз: спершу обери квитки, які залишиш.
        [second_card] Не зараз: спершу візьми другу карту.
        [pay_route] Не зараз: спершу сплати за ділянку.
        [pay_station] Не зараз: спершу сплати за станцію.
        [pay_extra] Не зараз: спершу додай карти за тунель або відмовся.
        [keep_tickets] Не зараз: спершу обери квитки, які залишиш.
        [take_passenger] Не зараз: спершу обери пасажира або не бери нікого.
       *[turn] Не зараз: спершу обери, що робитимеш цього ходу.
    }
refusal-not_offered =
    { $offered ->
        [one] Вибір – { $offered } квиток, номера { $position } немає.
        [few] Вибір – { $offered } квитки, номера { $position } немає.
        [many] Вибір – { $offered } квитків, номера { $position } немає.
       *[other] Вибір – { $offered } квитка, номера { $position } немає.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] Гра ще не почалася: спершу обери, скільки квитків і з якої колоди взяти.
       *[choose_tickets] Гра ще не почалася: спершу обери квитки, які залишиш.
    }
refusal-own_parallel_track = { $own } вже твоя. Ніхто не може мати дві колії між тими самими місцями.
refusal-pile_too_small =
    { $pile ->
        [long] Довгих квитків лишилося тільки { $has }, а не { $needs }. Обери іншу комбінацію.
       *[short] Коротких квитків лишилося тільки { $has }, а не { $needs }. Обери іншу комбінацію.
    }
refusal-route_taken = { $route }: ділянку вже зайнято ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route } коштує { $needs } карту. У тебе немає жодної.
                [few] { $route } коштує { $needs } карти одного кольору. Найбільше, що можна зібрати: { $has }.
                [many] { $route } коштує { $needs } карт одного кольору. Найбільше, що можна зібрати: { $has }.
               *[other] { $route } коштує { $needs } карти одного кольору. Найбільше, що можна зібрати: { $has }.
            }
       *[other] { $route }: потрібно { $needs }× { card-name }, придатних карт у тебе { $has }.
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $city }: станція коштує { $needs } карту. У тебе немає жодної.
                [few] { $city }: станція коштує { $needs } карти одного кольору. Найбільше, що можна зібрати: { $has }.
                [many] { $city }: станція коштує { $needs } карт одного кольору. Найбільше, що можна зібрати: { $has }.
               *[other] { $city }: станція коштує { $needs } карти одного кольору. Найбільше, що можна зібрати: { $has }.
            }
       *[other] Станція – { $city }: потрібно { $needs }× { card-name }, у руці { $has }.
    }
refusal-too_few_cards_for_tunnel = Тунель { $route } потребує ще { $needs }× { card-name }, у руці { $has }.
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } – пором: серед карт має бути щонайменше { $needs } локомотив, а не { $paid }.
        [few] { $route } – пором: серед карт має бути щонайменше { $needs } локомотиви, а не { $paid }.
        [many] { $route } – пором: серед карт має бути щонайменше { $needs } локомотивів, а не { $paid }.
       *[other] { $route } – пором: серед карт має бути щонайменше { $needs } локомотива, а не { $paid }.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route } потребує { $needs } вагончика. У тебе лишилося { $has }.
        [few] { $route } потребує { $needs } вагончиків. У тебе лишилося { $has }.
        [many] { $route } потребує { $needs } вагончиків. У тебе лишилося { $has }.
       *[other] { $route } потребує { $needs } вагончика. У тебе лишилося { $has }.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route } коштує { $needs } карту. Сплати самим локомотивом або без нього.
        [few] { $route } коштує { $needs } карти. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
        [many] { $route } коштує { $needs } карт. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
       *[other] { $route } коштує { $needs } карти. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] { $city }: станція коштує { $needs } карту. Сплати самим локомотивом або без нього.
        [few] { $city }: станція коштує { $needs } карти. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
        [many] { $city }: станція коштує { $needs } карт. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
       *[other] { $city }: станція коштує { $needs } карти. Візьми менше локомотивів, ніж { $paid }, або сплати тільки ними.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] Тунель потребує ще лише { $needs } карти, локомотивів ({ $paid }) забагато.
        [few] Тунель потребує ще лише { $needs } карт, локомотивів ({ $paid }) забагато.
        [many] Тунель потребує ще лише { $needs } карт, локомотивів ({ $paid }) забагато.
       *[other] Тунель потребує ще лише { $needs } карти, локомотивів ({ $paid }) забагато.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } вже зайнято, а коли за столом { $players } гравець, між двома місцями використовують лише одну колію.
        [few] { $taken } вже зайнято, а коли за столом { $players } гравці, між двома місцями використовують лише одну колію.
        [many] { $taken } вже зайнято, а коли за столом { $players } гравців, між двома місцями використовують лише одну колію.
       *[other] { $taken } вже зайнято, а коли за столом { $players } гравця, між двома місцями використовують лише одну колію.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] За тунель платиш самими локомотивами, тож і додаткова карта має бути локомотивом.
        [few] За тунель платиш самими локомотивами, тож і всі { $needs } додаткові карти мають бути локомотивами.
        [many] За тунель платиш самими локомотивами, тож і всі { $needs } додаткових карт мають бути локомотивами.
       *[other] За тунель платиш самими локомотивами, тож і всі додаткові карти ({ $needs }) мають бути локомотивами.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] За { $route } платять фіолетовими картами й локомотивами.
        [white] За { $route } платять білими картами й локомотивами.
        [blue] За { $route } платять синіми картами й локомотивами.
        [yellow] За { $route } платять жовтими картами й локомотивами.
        [orange] За { $route } платять помаранчевими картами й локомотивами.
        [black] За { $route } платять чорними картами й локомотивами.
        [red] За { $route } платять червоними картами й локомотивами.
       *[green] За { $route } платять зеленими картами й локомотивами.
    }
# Where the rule can be looked up.
refusal-rule = Правило { $rule }

## By the table

refusal-already_so = Це вже зроблено.
refusal-already_started = Гра вже почалася.
refusal-already_there = Ти вже в грі, бот тебе не заміняє.
refusal-bad_code = Запрошення не діє: код хибний або його вже використано. Попроси в організатора нове посилання.
refusal-bad_record = Цей файл не є читабельним записом гри ({ $place }: { $reason }).
refusal-chat_full = Чат цього столу заповнено.
refusal-chat_off = За цим столом чат вимкнено.
refusal-code_expired = Термін дії запрошення минув. Попроси в організатора нове посилання.
refusal-game_not_over = Це можна буде зробити лише після гри.
refusal-map_of_ones_own = Запис зроблено на мапі, якої цей сервер не має.
refusal-needs_code = Цей стіл не публічний. Попроси в організатора запрошення.
refusal-no_free_place = Усі місця за столом зайнято.
refusal-no_place_for_a_person = За столом має бути місце хоча б для однієї людини.
refusal-no_spectators = Цей стіл бачать лише його гравці.
refusal-no_such_level = Бота такого рівня тут немає. Обери інший рівень.
refusal-no_such_map = Такої мапи тут немає. Обери іншу.
refusal-no_such_place = Такого місця за столом немає.
refusal-no_such_table = Такого столу немає. Можливо, його вже закрито або посилання неповне.
refusal-not_on_this_map = Нічого такого на цій мапі немає.
refusal-not_started = Гра ще не почалася.
refusal-not_the_host = Це може зробити лише організатор столу.
refusal-not_your_place = Це місце належить комусь іншому.
refusal-not_your_turn = Зараз не твій хід.
refusal-nothing_said = Спершу щось напиши.
refusal-nothing_to_undo = Немає чого скасовувати: відтоді відкрилася карта або походив хтось інший.
refusal-one_at_a_time = Тим часом щось відкривається, тож крок за кроком, будь ласка.
refusal-paused = Гру призупинено. Спершу разом її продовжте.
refusal-place_taken = На цьому місці вже хтось сидить.
refusal-replaced = За тебе грає бот. Спершу повернися до гри.
refusal-stale = Тим часом щось сталося. Поглянь і обери ще раз.
refusal-table_closed = Цей стіл закрито.
refusal-table_damaged = Стіл не відкривається: його запис пошкоджено. Допоможе адміністратор сервера.
refusal-too_many_places = Ця мапа не для такої кількості гравців.
refusal-which_place = За столом у тебе кілька місць. Обери одне.

## By the server

refusal-bad_cursor = Сторінка загубила нитку. Онови її.
refusal-bad_host = За цією адресою сервер не відповідає. Звернися до його адміністратора.
refusal-bad_method = Сервер не розуміє цього запиту. Онови сторінку.
refusal-bad_token = Сервер не знає цього ключа доступу. Попроси новий.
refusal-busy = Сервер зайнятий. Спробуй за мить.
refusal-compressed = Сервер не приймає стиснених запитів.
refusal-cross_site = Запит надійшов з іншого сайту, тому його відхилено.
refusal-disk_nearly_full = На сервері немає місця для нових столів. Розпочаті ігри тривають.
refusal-internal = На сервері щось пішло не так. Гра в безпеці, спробуй ще раз.
refusal-malformed = Сервер не розуміє цього запиту. Онови сторінку, можливо, є новіша версія.
refusal-no_client = На цьому сервері не зібрано гру для браузера. Її може додати адміністратор.
refusal-needs_start_token = Цей сервер приватний. Відкрий адресу, яку він показав під час запуску.
refusal-not_allowed = Це не дозволено.
refusal-not_found = За цією адресою нічого немає.
refusal-not_json = Сервер приймає лише JSON.
refusal-one_thing_to_explain = Запитуй лише про щось одне: про ділянку, місто, добирання або квиток.
refusal-phrase_or_text = Надішли або готову фразу, або власні слова, а не обидва.
refusal-store_unavailable = Сервер не може зв’язатися з базою даних. Нічого не втрачено, спробуй за мить.
refusal-too_large = Це задовге. Скороти.
refusal-too_many_requests = Надто швидко. Зачекай мить і спробуй ще раз.
refusal-too_many_streams = Стіл відкрито в надто багатьох вікнах. Закрий деякі з них.
refusal-unknown_base = Сервер і сторінка бачать гру по-різному. Онови сторінку.
refusal-who_are_you = Сервер не знає цього браузера. Дозволь цьому сайту файли cookie й онови сторінку.
# A code that this version does not know.
refusal-unknown = Сервер відмовив ({ $code }). Онови сторінку, можливо, є новіша версія.
# No answer came at all.
refusal-unreachable = Сервер не відповідає. Нічого з гри не загубиться: спробуй ще раз, коли зв’язок відновиться.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Попередній крок ще в дорозі. Спробуй ще раз за мить.
