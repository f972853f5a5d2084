# The game as it is played in the browser. Routes, places and players come as names.

load-failed = Не вдалося завантажити сторінку. Перевір з’єднання і спробуй ще раз.
go-home = На головну сторінку
connection-lost = Зв’язок утрачено. Пробую ще раз…
new-version = Є нова версія Vagon.
button-reload = Завантажити знову
game-title =
    { $map ->
        [europe] Гра на мапі Європи
       *[germany] Гра на мапі Німеччини
    }

## The board

board-of =
    { $map ->
        [europe] Ігрове поле Європи
       *[germany] Ігрове поле Німеччини
    }
zoom-in = Збільшити поле
zoom-out = Зменшити поле
zoom-whole = Показати все поле
board-walk = Ігрове поле: стрілки ведуть від міста до міста, Enter обирає
cities = Міста
count-routes =
    { $count ->
        [one] { $count } ділянка
        [few] { $count } ділянки
        [many] { $count } ділянок
       *[other] { $count } ділянки
    }
search-routes = Знайти ділянку або місто
search-hint =
    { $map ->
        [europe] Наприклад: пар цюр
       *[germany] Наприклад: бер гам
    }
search-none = Ділянки з такою назвою немає.
which-one = Що саме?
build-station-here = Збудувати тут станцію
route-facts =
    { $kind ->
        [tunnel] тунель, { $count }× { route-colour }
        [ferry] пором, { $count }× { route-colour }
       *[rail] { $count }× { route-colour }
    }
route-locomotives =
    { $count ->
        [one] · щонайменше { $count } локомотив
        [few] · щонайменше { $count } локомотиви
        [many] · щонайменше { $count } локомотивів
       *[other] · щонайменше { $count } локомотива
    }
route-owner = { $player } ({ $letter })
route-affordable = можна прокласти зараз
route-marked = у твоєму плані
route-title =
    { $points ->
        [one] { $route } · { route-facts } · { $points } бал
        [few] { $route } · { route-facts } · { $points } бали
        [many] { $route } · { route-facts } · { $points } балів
       *[other] { $route } · { route-facts } · { $points } бала
    }

## Cards and tickets

card-face-down = Карта сорочкою догори
cards-and-tickets = Карти й квитки, які можна взяти
row = Відкриті карти
row-empty = порожньо
take-card =
    { $colour ->
        [locomotive] Взяти локомотив
       *[other] Взяти карту: { card-name }
    }
deck = Колода
draw-deck = Взяти з колоди
tickets = Квитки
draw-tickets = Взяти квитки
your-hand = Твої карти
hand-empty = У руці немає карт.
your-tickets = Твої квитки
tickets-none = Квитків поки немає.
tickets-offered = Квитки на вибір
ticket-done = готово
ticket-lost = уже не вийде
ticket-failed = незавершений
ticket-long = довгий квиток
ticket-needs =
    { $count ->
        [one] лишився { $count } вагончик
        [few] лишилося { $count } вагончики
        [many] лишилося { $count } вагончиків
       *[other] лишилося { $count } вагончика
    }
ticket-show = Показати на полі найкращий шлях
plan = Твій план
plan-way = Позначити цей шлях
plan-clear = Очистити
sort-by = Порядок
sort-state = спершу незавершені
sort-points = за балами
sort-name = за назвою

## Players

players = Гравці
bot-label = { level-name } { $letter }
player-label = Гравець { $letter }
bot = бот
person = гравець
bot-plays-on = далі грає бот
is-thinking = зараз ходить
is-away = без зв’язку
your-turn-short = Твій хід
last-turn = останній хід
stations-left =
    { $count ->
        [one] лишилася { $count } станція
        [few] лишилося { $count } станції
        [many] лишилося { $count } станцій
       *[other] лишилося { $count } станції
    }
passengers-taken = Пасажири
days-left =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
time-left = Лишилося часу: { $time }
final-round =
    { $count ->
        [one] Останні ходи: лишився { $count }
        [few] Останні ходи: лишилося { $count }
        [many] Останні ходи: лишилося { $count }
       *[other] Останні ходи: лишилося { $count }
    }

## The action bar: what is expected

action-bar = Що робити
choices = Варіанти
sending = Надсилаю…
bar-loading = Хвилинку…
bar-your-turn = Твій хід
bar-turn-hint =
    { $targets ->
        [both] Візьми карту або квитки, проклади ділянку чи збудуй станцію.
        [routes] Візьми карту або квитки чи проклади ділянку.
        [stations] Візьми карту або квитки чи збудуй станцію.
       *[none] Візьми карту або квитки.
    }
bar-last-turn = Це твій останній хід.
bar-second-card = Візьми другу карту
bar-second-hint = З колоди або з відкритих, але не відкритий локомотив.
bar-other-plays = Зараз ходить { $player }
bar-others-choose =
    { $count ->
        [one] Квитки ще обирає { $count } гравець
        [few] Квитки ще обирають { $count } гравці
        [many] Квитки ще обирають { $count } гравців
       *[other] Квитки ще обирають { $count } гравця
    }
bar-watching = Ти дивишся цю гру.
bar-may-undo = Хід іще можна скасувати.
bar-may-prepare = Уже можна обрати наступний хід.
bar-paused = Гру призупинено
bar-paused-waiting = Вона продовжиться, коли всі погодяться.
bar-replaced = За тебе грає бот
bar-affordable = Карти на це є.
bar-choose-payment = Обери, чим платити.
bar-aimed = Торкнися ще раз або натисни кнопку.
bar-aimed-countdown = Буде взято, коли мине час. Торкнися ще раз, щоб узяти одразу.
bar-tunnel = Тунель: відкриють три карти, і ціна може зрости.
bar-city = Тут чекають пасажири. Вони сядуть, коли хтось прокладе ділянку звідси.
bar-station = Станція: { $city }
bar-keep =
    { $count ->
        [one] Залиш щонайменше { $count } квиток
        [few] Залиш щонайменше { $count } квитки
        [many] Залиш щонайменше { $count } квитків
       *[other] Залиш щонайменше { $count } квитка
    }
bar-keep-hint = З’єднаєш обидва кінці квитка – отримаєш його бали, інакше втратиш їх.
bar-mix-opening = Які квитки тобі потрібні?
bar-mix = Які квитки тобі потрібні?
bar-mix-hint = Довгі квитки дають більше балів, але завершити їх важче.
bar-extra =
    { $count ->
        [one] Тунель коштує на { $count } карту більше
        [few] Тунель коштує на { $count } карти більше
        [many] Тунель коштує на { $count } карт більше
       *[other] Тунель коштує на { $count } карти більше
    }
bar-extra-hint = Додай карти або відмовся й забери свої.
bar-extra-none = Таких карт немає. Відмовся й забери свої.
bar-passenger = Пасажир: { $place }
bar-passenger-hint = Обери, хто сяде. Найбільше пасажирів одного кольору наприкінці дають бали.

## The action bar: what can be done

claim = Прокласти
claim-next = Прокласти наступного ходу
take = Взяти
mark-route = Позначити
unmark-route = Зняти позначку
build-station = Збудувати
build-next = Збудувати наступного ходу
pay = Сплатити
pass = Пропустити хід
go-on = Далі
resume = Продовжити
take-over = Знову грати за себе
undo =
    { $what ->
        [claim] Скасувати прокладання
        [station] Скасувати станцію
        [passenger] Скасувати пасажира
       *[other] Скасувати хід
    }
withdraw = Відмовитися
take-nobody = Ніхто
draw-these = Взяти ці
mix-label = короткі – { $short }, довгі – { $long }
choose-tickets = Обери квитки
keep-tickets =
    { $count ->
        [one] Залишити { $count } квиток
        [few] Залишити { $count } квитки
        [many] Залишити { $count } квитків
       *[other] Залишити { $count } квитка
    }
add-cards =
    { $count ->
        [one] Додати { $count } карту
        [few] Додати { $count } карти
        [many] Додати { $count } карт
       *[other] Додати { $count } карти
    }

## A move that is prepared while others play

next-deck = Далі: взяти з колоди
next-card =
    { $colour ->
        [locomotive] Далі: взяти локомотив
       *[other] Далі: взяти карту ({ card-name })
    }
next-claim = Далі: прокласти ділянку { $route } ({ $cards })
next-station = Далі: збудувати станцію – { $city } ({ $cards })
# The space after the dot does not break.
next-chip = { $move } · скасувати
next-dropped = Підготовлений хід відпадає. { $why }
next-cancelled = Підготовлений хід скасовано.

## Tunnels

tunnel = Тунель
tunnel-turning = Відкривають три карти…
tunnel-skip = Відкрити всі
tunnel-result =
    { $count ->
        [0] Без додаткових карт: тунель твій.
        [one] { $count } додаткова карта.
        [few] { $count } додаткові карти.
        [many] { $count } додаткових карт.
       *[other] { $count } додаткової карти.
    }
tunnel-odds = Додаткові карти: жодної { $none }, одна { $one }, більше { $more }.

## Log and chat

log = Журнал
chat = Чат
log-and-chat = Журнал і чат
log-filter = Що показує журнал
log-all = Усе
log-claims = Лише ділянки
log-whole = Показати всю гру
chat-empty = Поки ніхто нічого не сказав.
your-words = Твої слова
say = Сказати
quick-phrases = Швидкі фрази
mute = Не чути: { $player }
unmute = Знову чути: { $player }
phrase =
    { $code ->
        [hello] Привіт!
        [good_luck] Щасти!
        [well_played] Гарно зіграно!
        [thanks] Дякую!
        [oops] Ой!
        [your_turn] Твій хід.
        [one_moment] Хвилинку, будь ласка.
        [good_game] Гарна гра!
       *[bye] До побачення!
    }
recap = Що сталося, поки тебе не було
recap-changes =
    { $count ->
        [one] На полі { $count } зміна: її підсвічено.
        [few] На полі { $count } зміни: їх підсвічено.
        [many] На полі { $count } змін: їх підсвічено.
       *[other] На полі { $count } зміни: їх підсвічено.
    }
recap-done = Грати далі

## A shared device

curtain = Передай пристрій: { $player }
curtain-hint = Доти карти й квитки приховано.
curtain-open = Це я, { $player }

## The connection

online = На зв’язку
offline = Без мережі: чекаю на з’єднання
connecting = З’єднуюся…
connection-refused = Стіл недоступний
last-news = останні новини о { $time }
reconnecting =
    { $seconds ->
        [one] Нова спроба за { $seconds } секунду
        [few] Нова спроба за { $seconds } секунди
        [many] Нова спроба за { $seconds } секунд
       *[other] Нова спроба за { $seconds } секунди
    }

## Keys and menu

your-things = Твій бік столу
tab =
    { $name ->
        [hand] Карти
        [tickets] Квитки
        [players] Гравці
        [log] Журнал
       *[chat] Чат
    }
menu = Меню
keys = Клавіші
key-row = взяти відкриту карту
key-deck = взяти з колоди
key-tickets = взяти квитки
key-search = знайти ділянку або місто
key-confirm = зробити те, що пише яскрава кнопка
key-cancel = скасувати або пропустити рух
key-undo = скасувати хід
key-last = останній хід
key-turn = що треба зробити зараз
key-chat = чат
key-mark = позначити обрану ділянку у своєму плані
key-history = назад і вперед у грі
key-walk = полем від міста до міста
key-zoom = збільшити або зменшити поле
key-keys = цей список
letter-keys = Клавіші з однієї літери
language-label = Мова
animation = Рух
animation-speed =
    { $speed ->
        [0] немає
        [1] спокійний
       *[2] швидкий
    }
theme = Освітлення
theme-name =
    { $theme ->
        [day] день
        [night] ніч
       *[auto] як на пристрої
    }
sounds = Звуки
sound-turn = дзвінок на мій хід
sound-claim = стукіт коліс на новій ділянці
sound-ticket = передзвін за завершений квиток
text-mode = Текстовий режим
board-mode = З ігровим полем
save-report = Зберегти звіт про помилку
other-device = Грати на іншому пристрої
other-device-link = Посилання на твоє місце
other-device-note = Відкрий його на іншому пристрої: грати можна далі на обох. Воно діє лише раз, нікому його не показуй.
ask-pause = Попросити перерву
leave = Вийти
leave-question = Далі за тебе гратиме бот. Поки гра триває, можна повернутися.
leave-yes = Вийти з гри
host-menu = Як організатор
host-spectators = Дозволити іншим дивитися
host-replace = Хай бот грає за: { $player }
host-replace-question = За гравця { $player } далі гратиме бот. Гравець може повернутися.
host-replace-yes = Хай грає бот

## Text mode

text-situation = Що на столі
text-do = Що можна зробити
text-draw = Взяти карти
text-claim = Прокласти ділянку
text-station = Збудувати станцію
text-row = Відкриті: { $cards }
text-board = Усі ділянки
text-player = { $player }: { $points }, { $wagons }, { $cards }, { $tickets }
