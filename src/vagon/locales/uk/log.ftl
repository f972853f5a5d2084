# What happened, one line for each event: for the log and for screen readers. `$who` is "you" or "other",
# `$player` the name. Routes and places come as names, cards as a list such as "2 red, 1 locomotive".


## Moves

log-drew =
    { $who ->
        [you] Ти тягнеш карту з колоди.
       *[other] { $player } тягне карту з колоди.
    }
log-drew-card =
    { $who ->
        [you] Ти тягнеш карту з колоди: { card-name }.
       *[other] { $player } тягне карту з колоди: { card-name }.
    }
log-took =
    { $who ->
        [you] Ти береш відкриту карту: { card-name }.
       *[other] { $player } бере відкриту карту: { card-name }.
    }
log-mix-secret =
    { $who ->
        [you] Ти оголошуєш комбінацію квитків.
       *[other] { $player } оголошує комбінацію квитків.
    }
log-mix =
    { $who ->
        [you] Ти просиш квитки: короткі – { $short }, довгі – { $long }.
       *[other] { $player } просить квитки: короткі – { $short }, довгі – { $long }.
    }
log-tickets =
    { $who ->
        [you]
            { $count ->
                [one] Ти береш { $count } квиток.
                [few] Ти береш { $count } квитки.
                [many] Ти береш { $count } квитків.
               *[other] Ти береш { $count } квитка.
            }
       *[other]
            { $count ->
                [one] { $player } бере { $count } квиток.
                [few] { $player } бере { $count } квитки.
                [many] { $player } бере { $count } квитків.
               *[other] { $player } бере { $count } квитка.
            }
    }
log-tickets-mix =
    { $who ->
        [you] Ти береш квитки: короткі – { $short }, довгі – { $long }.
       *[other] { $player } бере квитки: короткі – { $short }, довгі – { $long }.
    }
log-kept-secret =
    { $who ->
        [you] Ти обираєш квитки.
       *[other] { $player } обирає квитки.
    }
log-kept =
    { $who ->
        [you]
            { $count ->
                [one] Ти залишаєш { $count } квиток.
                [few] Ти залишаєш { $count } квитки.
                [many] Ти залишаєш { $count } квитків.
               *[other] Ти залишаєш { $count } квитка.
            }
       *[other]
            { $count ->
                [one] { $player } залишає { $count } квиток.
                [few] { $player } залишає { $count } квитки.
                [many] { $player } залишає { $count } квитків.
               *[other] { $player } залишає { $count } квитка.
            }
    }
log-kept-tickets =
    { $who ->
        [you] Ти залишаєш: { $tickets }.
       *[other] { $player } залишає: { $tickets }.
    }
log-claimed =
    { $who ->
        [you] Ти прокладаєш ділянку { $route } ({ $cards }): { count-points }.
       *[other] { $player } прокладає ділянку { $route } ({ $cards }): { count-points }.
    }
log-dug =
    { $who ->
        [you] Ти копаєш тунель { $route } ({ $cards }).
       *[other] { $player } копає тунель { $route } ({ $cards }).
    }
log-revealed =
    { $count ->
        [0] Тунель відкриває { $cards }: без додаткових карт.
        [one] Тунель відкриває { $cards }: { $count } додаткова карта.
        [few] Тунель відкриває { $cards }: { $count } додаткові карти.
        [many] Тунель відкриває { $cards }: { $count } додаткових карт.
       *[other] Тунель відкриває { $cards }: { $count } додаткової карти.
    }
log-revealed-nothing = Для тунелю не лишилося карт: без додаткових карт.
log-added =
    { $who ->
        [you] Ти додаєш: { $cards }.
       *[other] { $player } додає: { $cards }.
    }
log-dug-through =
    { $who ->
        [you] Тунель { $route } твій: { count-points }.
       *[other] { $player } має тунель { $route }: { count-points }.
    }
log-withdrew =
    { $who ->
        [you] Ти відмовляєшся від тунелю { $route } й забираєш карти.
       *[other] { $player } відмовляється від тунелю { $route } й забирає карти.
    }
log-station =
    { $who ->
        [you] Ти будуєш станцію: { $city } ({ $cards }).
       *[other] { $player } будує станцію: { $city } ({ $cards }).
    }
log-passenger =
    { $who ->
        [you] До тебе сідає пасажир: { passenger-name }, { $place }.
       *[other] { $player } бере пасажира: { passenger-name }, { $place }.
    }
log-no-passenger =
    { $who ->
        [you] Ти не береш нікого: { $place }.
       *[other] { $player } не бере нікого: { $place }.
    }
log-passed =
    { $who ->
        [you] Ти пропускаєш хід.
       *[other] { $player } пропускає хід.
    }
log-shuffled = Відбій перетасовано в нову колоду.
log-row-renewed = Серед відкритих щонайменше три локомотиви: міняємо всі п’ять карт.
log-last-turns =
    { $who ->
        [you]
            { $count ->
                [one] У тебе лишився { $count } вагончик: кожен має ще один хід.
                [few] У тебе лишилося { $count } вагончики: кожен має ще один хід.
                [many] У тебе лишилося { $count } вагончиків: кожен має ще один хід.
               *[other] У тебе лишилося { $count } вагончика: кожен має ще один хід.
            }
       *[other]
            { $count ->
                [one] { $player } має лише { $count } вагончик: кожен має ще один хід.
                [few] { $player } має лише { $count } вагончики: кожен має ще один хід.
                [many] { $player } має лише { $count } вагончиків: кожен має ще один хід.
               *[other] { $player } має лише { $count } вагончика: кожен має ще один хід.
            }
    }
log-over = Кінець гри, рахуємо бали.

## The table

log-created = Стіл готовий.
log-joined =
    { $who ->
        [you] Ти сідаєш за стіл.
       *[other] { $player } сідає за стіл.
    }
log-took-over =
    { $who ->
        [you] Ти переймаєш місце.
       *[other] { $player } переймає місце.
    }
log-started = Карти роздано, гра починається.
log-undone =
    { $who ->
        [you] Ти скасовуєш свій хід.
       *[other] { $player } скасовує хід.
    }
log-left =
    { $who ->
        [you] Ти виходиш, далі грає бот.
       *[other] { $player } виходить, далі грає бот.
    }
log-timed-out =
    { $who ->
        [you] Твій час вийшов, далі грає бот.
       *[other] { $player } більше не має часу, далі грає бот.
    }
log-removed =
    { $who ->
        [you] Організатор віддає твоє місце боту.
       *[other] { $player } завершує за рішенням організатора, далі грає бот.
    }
log-away =
    { $who ->
        [you] Тебе довго немає, далі грає бот.
       *[other] { $player } довго не з’являється, далі грає бот.
    }
log-returned =
    { $who ->
        [you] Ти повертаєшся до гри.
       *[other] { $player } повертається до гри.
    }
log-gone =
    { $who ->
        [you] У тебе зник зв’язок.
       *[other] { $player } не має зв’язку.
    }
log-back =
    { $who ->
        [you] Твій зв’язок відновлено.
       *[other] { $player } знову на зв’язку.
    }
log-wants-pause =
    { $who ->
        [you] Ти просиш перерву.
       *[other] { $player } просить перерву.
    }
log-wants-resume =
    { $who ->
        [you] Ти хочеш грати далі.
       *[other] { $player } хоче грати далі.
    }
log-switched =
    { $what ->
        [chat]
            { $on ->
                [yes] Організатор вмикає чат.
               *[no] Організатор вимикає чат.
            }
       *[spectators]
            { $on ->
                [yes] Організатор дозволяє дивитися всім.
               *[no] Організатор дозволяє дивитися лише гравцям.
            }
    }
log-rematch =
    { $who ->
        [you] Ти запрошуєш усіх до нової гри.
       *[other] { $player } запрошує всіх до нової гри.
    }
log-renamed =
    { $who ->
        [you] У тебе нове ім’я: { $player }.
       *[other] Нове ім’я гравця: { $player }.
    }
log-closed = Стіл закрито.
