# All screens but the game itself.


## On every page

masthead-label = Довідка й налаштування
lost-title = Тут нічого немає
lost-text = Ця адреса нікуди не веде: можливо, посилання неповне.

## The first page

home-over = Anno 1901
home-tagline = Прокладай рейки сторінками старого атласу – із друзями чи проти ботів.
home-map = Мапа
home-play = Грати зараз
home-play-how = проти двох ботів
home-starting = Стіл готується…
home-invite = Запросити друзів
home-more = Більше
home-how = Як грати
home-record = Відкрити запис
own-title = Твої ігри
own-your-turn = Твій хід
own-turn-of = Зараз ходить { $player }
own-others-turn = Думають інші
own-waiting = Чекаємо на гравців
own-paused = Призупинено
own-over = Завершено
own-more =
    { $count ->
        [one] ще { $count }
        [few] ще { $count }
        [many] ще { $count }
       *[other] ще { $count }
    }
listed-title = Відкриті столи
listed-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }

## A new table

new-title = Новий стіл
new-map-about =
    { $map ->
        [europe] Тунелі, пороми й станції, від Лісабона до Москви.
       *[germany] Пасажири, короткі й довгі квитки та сусідні країни.
    }
new-seats = Хто грає
new-add-seat = Додати місце
seat-who = Хто займе місце { $number }
seat-kind =
    { $kind ->
        [bot] Бот
        [friend] Друг за посиланням
       *[here] Хтось на цьому пристрої
    }
seat-level = Сила бота на місці { $number }
seat-name = Ім’я на місці { $number }
seat-name-hint = Ім’я, якщо хочеш
seat-by-link = отримає від тебе посилання
seat-remove = Прибрати місце { $number }
new-options = Більше налаштувань
new-clock = Час на роздуми
clock-none = Без обмежень
clock-live = { $minutes } хв + { $seconds } с на хід
clock-days =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }
new-listed = Показати стіл усім
new-listed-note = Вільне місце може зайняти будь-хто на цьому сервері.
new-spectators = Дозволити іншим дивитися
new-spectators-note = Хто має посилання, бачить те, що відкрито, але не карти гравців.
new-chat = Чат
new-join-order = Сидіти в порядку цього списку
new-join-order-note = Інакше місця розігрують.
new-all-tracks = Відкрити всі паралельні колії
new-all-tracks-note = Удвох чи втрьох зазвичай можна зайняти лише одну з них.
new-make = Почати
new-make-invite = Створити стіл і запросити

## The waiting room

waiting-title = Зала очікування
waiting-for =
    { $count ->
        [0] усі на місці
        [one] вільне { $count } місце
        [few] вільні { $count } місця
        [many] вільні { $count } місць
       *[other] вільні { $count } місця
    }
waiting-starts = Гра почнеться, щойно всі місця буде зайнято.
waiting-close = Закрити стіл
seat-free = Вільне місце
seat-here = Грати тут
seat-to-bot = Хай грає бот
seat-to-person = Звільнити для людини
sit-down = Сісти
invite-seat = Посилання на місце { $number }
invite-new = Нове посилання на місце { $number }
invite-anybody = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-copied = Скопійовано
invite-share = Поділитися
invite-note = Місце займе той, хто відкриє першим.
invite-local = Посилання відкриється лише на цьому комп’ютері: з інших сервер недоступний.
qr-label = Посилання як QR-код
invited-title = Тебе запрошено
invited-text = За цим столом на тебе чекає місце.
invited-watch = Лише дивитися
closed-title = Стіл закрито
closed-text = Цей стіл закрито.

## Final scoring

score-title = Підрахунок балів
score-steps = Кроки підрахунку
score-skip = До результату
score-again = Показати підрахунок ще раз
# `$players` is one name, or a list of those who share the victory.
score-winners =
    { $count ->
        [one] Перемога: { $players }
        [few] Спільна перемога: { $players }
        [many] Спільна перемога: { $players }
       *[other] Спільна перемога: { $players }
    }
score-result = Результат
score-place = { $place }.
score-routes = Ділянки
score-routes-about = Ці бали здобуто під час гри.
score-ticket = Квиток: { $player }
score-ticket-lost = Обидва кінці лишилися нез’єднаними: бали втрачено.
score-loan = Завдяки станції { $city }, ділянкою { $route }, яку має { $player }.
score-stations = Незбудовані станції
score-stations-left =
    { $count ->
        [0] не лишилося жодної
        [one] лишилася { $count }
        [few] лишилося { $count }
        [many] лишилося { $count }
       *[other] лишилося { $count }
    }
score-trail = Найдовший безперервний шлях
score-trail-about = Найдовший шлях власними ділянками, де жоден вагончик не рахують двічі.
score-most-tickets = Найбільше квитків
score-completed =
    { $count ->
        [one] { $count } завершений квиток
        [few] { $count } завершені квитки
        [many] { $count } завершених квитків
       *[other] { $count } завершеного квитка
    }
score-passengers =
    { $colour ->
        [white] Білі пасажири
        [blue] Сині пасажири
        [yellow] Жовті пасажири
        [black] Чорні пасажири
        [red] Червоні пасажири
       *[green] Зелені пасажири
    }
# `$players` is a list of names; each of them gets the points.
score-bonus =
    { $points ->
        [one] { $players }: { $points } бал
        [few] { $players }: { $points } бали
        [many] { $players }: { $points } балів
       *[other] { $players }: { $points } бала
    }
score-breakdown = Усі бали
score-source =
    { $source ->
        [routes] Ділянки
        [tickets] Квитки
        [stations] Станції
        [trail] Найдовший шлях
        [most-tickets] Найбільше квитків
        [passengers] Пасажири
       *[total] Разом
    }
# Why a player is placed before another with as many points.
score-tie =
    { $by ->
        [completed_tickets] { $player } вище, ніж { $other }: більше завершених квитків ({ $value }:{ $otherValue }).
        [fewer_stations] { $player } вище, ніж { $other }: менше станцій ({ $value }:{ $otherValue }).
        [longest_trail] { $player } вище, ніж { $other }: найдовший безперервний шлях.
       *[passengers] { $player } вище, ніж { $other }: більше пасажирів ({ $value }:{ $otherValue }).
    }
score-rematch = Зіграти ще
score-rematch-join = До наступної гри
score-replay = Переглянути повтор
chart-title = Бали впродовж гри
chart-label = Бали кожного гравця після кожного ходу та остаточний рахунок
chart-as-table = Як таблиця
chart-moves = ходи
chart-move = Хід
chart-final = Остаточний рахунок

## Replay

replay-title = Повтор
replay-controls = Кроки грою
replay-first = На початок
replay-back = На хід назад
replay-forward = На хід уперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Зупинити
replay-slider = Хід
replay-at = { $at } з { $last }
replay-things-of = Карти й квитки: { $player }
replay-no-cards = Карт немає
replay-offered = на вибір
back-to-game = Назад до гри
replay-to-score = До підрахунку балів
record-title = Відкрити запис
record-about = Запис – це ціла гра в одному файлі. Її відтворюють хід за ходом, із картами всіх гравців.
record-drop = Перетягни запис сюди
record-hint = або обери файл:
record-another = Інший запис
record-download = Зберегти запис
# Why a file cannot be shown; `$place` is where in it, for instance moves[3].seat
record-fault =
    { $code ->
        [too_large] Цей файл завеликий для запису.
        [not_json] Цей файл не запис: це не JSON.
        [not_a_record] Цей файл не є записом гри.
        [other_version] Цей запис зроблено іншою версією програми.
       *[malformed] У записі помилка, місце { $place }.
    }
record-refused = Цей запис не відтворюється: у місці { $place } він порушує правила або не випливає зі свого ключа.

## Is the deal fair?

fair-title = Чи чесна роздача?
fair-about = Перед грою сервер пообіцяв таємницю, а кожен браузер додав своє число. Із них разом випливають усі карти й квитки. Твій браузер перерахував їх тут сам, нікого не питаючи.
fair-working = Перераховую…
fair-later = Таємницю буде відкрито після гри. Доти є обіцянка.
fair-shown = Обіцяно перед грою:
fair-to-table = До столу
fair-yes = Усе випливає з обіцяного.
fair-no = Ця роздача не та, що обіцяно.
fair-unknown-map = Запис зроблено на мапі, якої тут немає.
fair-check =
    { $name ->
        [promised] Обіцянка
        [commitment] Таємниця
        [key] Ключ
        [map] Мапа
       *[chance] Карти й квитки
    }
fair-verdict =
    { $verdict ->
        [right] правильно
        [wrong] хибно
       *[open] ще невідомо
    }
fair-same-promise = Це та сама обіцянка, яку цей браузер бачив до кінця гри.
fair-other-promise = До кінця гри цей браузер бачив іншу обіцянку.
fair-nothing-promised = Перед цією грою нічого не обіцяно.
fair-secret-hidden = Таємницю ще не відкрито.
fair-promise-kept = Таємниця саме та, яку обіцяно.
fair-promise-broken = Таємниця не та, яку обіцяно.
fair-host-alone = Ключ визначив сам організатор.
fair-key-made-together =
    { $players ->
        [one] Ключ складено з таємниці та числа { $players } гравця.
        [few] Ключ складено з таємниці та чисел { $players } гравців.
        [many] Ключ складено з таємниці та чисел { $players } гравців.
       *[other] Ключ складено з таємниці та чисел { $players } гравця.
    }
fair-key-not-theirs = Ключ не складено з таємниці та чисел гравців.
fair-same-map = Грали на мапі, яку ми знаємо.
fair-other-map = Грали не на тій мапі, яку ми знаємо.
fair-key-hidden = Ключ іще не відкрито.
fair-all-follow =
    { $outcomes ->
        [one] Із ключа випливає { $outcomes } випадковий результат.
        [few] Із ключа випливають усі { $outcomes } випадкові результати.
        [many] Із ключа випливають усі { $outcomes } випадкових результатів.
       *[other] Із ключа випливає { $outcomes } випадкового результату.
    }
# A record has a deal and moves; `$move` is 0 for the deal, and `$number` counts the outcomes of each.
fair-deviates =
    { $move ->
        [0] Роздача, результат { $number }: запис каже «{ $said }», ключ дає «{ $given }».
       *[other] Хід { $move }, результат { $number }: запис каже «{ $said }», ключ дає «{ $given }».
    }
fair-impossible-all-seated = Хід { $move }, результат { $number }, «{ $said }»: усі вже сидять.
fair-impossible-deck-empty = Хід { $move }, результат { $number }, «{ $said }»: колода порожня.
fair-impossible-deck-not-empty = Хід { $move }, результат { $number }, «{ $said }»: колода ще не порожня.
fair-impossible-too-many-cards = Хід { $move }, результат { $number }, «{ $said }»: стільки карт немає.
fair-impossible-bag-empty = Хід { $move }, результат { $number }, «{ $said }»: пасажирів не лишилося.
fair-impossible-pile-empty = Хід { $move }, результат { $number }, «{ $said }»: у тій колоді квитків не лишилося.
fair-impossible-not-drawn = Хід { $move }, результат { $number }, «{ $said }»: цього квитка ніхто не брав.
fair-impossible-not-on-map = Хід { $move }, результат { $number }, «{ $said }»: такого квитка на мапі немає.
fair-counts = Усі карти пораховано
fair-counts-about =
    { $count ->
        [0] Колоду жодного разу не тасували знову.
        [one] Колоду тасували знову { $count } раз.
        [few] Колоду тасували знову { $count } рази.
        [many] Колоду тасували знову { $count } разів.
       *[other] Колоду тасували знову { $count } раза.
    }
fair-card = Карта
fair-in-game = У грі
fair-drawn = Вийшло з колоди
fair-left = Лишилося в ній
fair-how = Як це працює
fair-how-1 = Сервер обирає таємницю й показує її відбиток, тобто обіцянку. Відтоді взяти іншу він не може.
fair-how-2 = Браузер кожного гравця надсилає випадкове число.
fair-how-3 = Таємниця й числа разом дають ключ, а з ключа випливає кожне тасування.
fair-how-4 = Після гри таємницю відкривають, і кожен може все перерахувати.

## Settings

settings-you = Ти
settings-name = Твоє ім’я
settings-name-note = Його бачать інші за твоїми столами. Можна лишити порожнім.
settings-look = Вигляд
settings-names = Назви місць
settings-names-name =
    { $names ->
        [printed] Як на ігровому полі
       *[own] Моєю мовою
    }
settings-contrast = Високий контраст
settings-playing = Гра
settings-confirm = Підтверджувати карти, які береш пальцем
settings-confirm-name =
    { $how ->
        [countdown] З відліком
        [always] Завжди
       *[never] Ніколи
    }
settings-odds = Показувати шанси тунелів
settings-odds-note = Наскільки ймовірні додаткові карти, судячи з побаченого.
settings-keys-note = Вимкни, якщо керуєш комп’ютером голосом.
settings-kept = Ці налаштування лишаються на цьому пристрої.

## About

about-title = Про гру Vagon
about-what = Vagon – це дві гри про залізниці початку двадцятого століття, Європа та Німеччина, із друзями чи проти ботів: на твоєму комп’ютері або на власному сервері.
about-data = Облікових записів немає. Твоє ім’я і твої слова зберігаються лише разом зі столом, і жодної твоєї адреси ми не записуємо. Ніщо не завантажується нізвідки, крім цього сервера.
about-kept =
    { $days ->
        [one] Столи зберігаються { $days } день.
        [few] Столи зберігаються { $days } дні.
        [many] Столи зберігаються { $days } днів.
       *[other] Столи зберігаються { $days } дня.
    }
about-version = Версія { $version }
about-licence = Vagon – вільне програмне забезпечення за ліцензією MIT.
about-disclaimer = Це незалежна робота, не пов’язана з видавцем жодної настільної гри й не схвалена ним.
about-notices = Робота інших авторів
