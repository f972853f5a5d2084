# The game in a terminal. What the user types stands between `backticks`.


## Messages

term-welcome = { $map }: { $players }. `довідка` підкаже, що можна вводити.
term-stopped =
    { $count ->
        [one] Введення скінчилося: гра зупиняється після { $count } ходу.
        [few] Введення скінчилося: гра зупиняється після { $count } ходів.
        [many] Введення скінчилося: гра зупиняється після { $count } ходів.
       *[other] Введення скінчилося: гра зупиняється після { $count } ходу.
    }
term-left =
    { $count ->
        [one] Ти виходиш із гри після { $count } ходу.
        [few] Ти виходиш із гри після { $count } ходів.
        [many] Ти виходиш із гри після { $count } ходів.
       *[other] Ти виходиш із гри після { $count } ходу.
    }
term-last-save = `зберегти ФАЙЛ` зберігає запис, Enter завершує
term-choices = Обирай від 1 до { $count }.
term-not-understood = «{ $line }» серед варіантів немає. `довідка` підкаже, що можна вводити.
term-guess = Мається на увазі «{ $action }»? Введи `так` або щось інше.
term-which = Який варіант?
term-more = і ще { $count }
term-no-route = Такої ділянки немає.
term-save-name = Після `зберегти` введи назву файлу.
term-exists = Файл { $file } вже є. Обери іншу назву.
term-not-saved = Не вдається записати файл { $file }: { $reason }.
term-saved = Збережено у файл { $file }.
term-help =
    Число обирає зі списку. Можна й словами, досить їхніх початків:
    · `червона`, `колода`: взяти карту
    · `взяти квитки`: взяти квитки
    · `прокласти пар цюр`, `пар цюр`: прокласти ділянку Париж – Цюрих
    · `станція рим`: збудувати станцію
    · `1 3`, `усі`: які квитки залишити
    Будь-коли можна запитати:
    · `квитки`: твої квитки й найкоротший шлях до кожного
    · `ділянки`, `ділянки париж`: ділянки, які можна прокласти, або всі ділянки міста
    · `мапа`: де лежать міста
    · `зберегти ФАЙЛ`: записати гру до цієї миті
    · `вихід`: вийти

## What can be typed

# Words for the same thing are separated by blanks. English ones always work as well.
typed-help = довідка допомога
typed-map = мапа
typed-routes = ділянки
typed-tickets = квитки
typed-save = зберегти
typed-quit = вихід
typed-yes = так
typed-all = усі всі
typed-draw = взяти візьми тягни
typed-card = карта карту
typed-deck = колода колоди
typed-claim = прокласти проклади
typed-station = станція станцію
typed-build = збудувати збудуй
typed-pay = сплатити сплати
typed-add = додати додай
typed-withdraw = відмовитися
typed-keep = залишити залиш
typed-passenger = пасажир пасажира
typed-nobody = нікого ніхто
typed-pass = пропустити
typed-tunnel = тунель
typed-ferry = пором

## The situation

term-turns =
    { $count ->
        [one] зіграно { $count } хід
        [few] зіграно { $count } ходи
        [many] зіграно { $count } ходів
       *[other] зіграно { $count } ходу
    }
term-last-turns =
    { $count ->
        [one] лишився { $count } останній хід
        [few] лишилося { $count } останні ходи
        [many] лишилося { $count } останніх ходів
       *[other] лишилося { $count } останнього ходу
    }
# At most 11 letters each.
term-label =
    { $label ->
        [points] бали
        [wagons] вагончики
        [cards] карти
        [tickets] квитки
        [stations] станції
        [passengers] пасажири
        [row] відкриті
        [hand] рука
        [offered] на вибір
        [routes] ділянки
        [longest_trail] найдовший
        [most_tickets] бонус
        [borrowed] позичено
        [tie] нічия
       *[total] разом
    }
term-empty = (порожньо)
term-stock = колода { $deck }, відбій { $discards }
term-no-cards = карт немає
term-any = будь-яка
term-done = готово
term-open = не готово
term-to-go = лишилося { $count }
term-blocked = уже не вийде
term-passengers = { $count }× { passenger-name }
term-waiting = пасажири, { $place }: { $passengers }
term-nobody = нікого
term-prompt =
    { $phase ->
        [choose_mix] Оголоси комбінацію квитків
        [choose_tickets] Обери квитки, які залишиш
        [second_card] Візьми другу карту
        [pay_route] Сплати за ділянку { $route }
        [pay_station] Сплати за станцію – { $place }
        [pay_extra] Тунель { $route } відкриває { $cards }: додай, скільки треба, або відмовся
        [keep_tickets] Обери квитки, які залишиш
        [take_passenger] Обери пасажира – { $place }
       *[turn] Твій хід
    }
term-decision =
    { $phase ->
        [over] Гру завершено.
        [turn] Зараз ходить { $player }.
       *[other] { $player }: { term-prompt }.
    }

## Choices

menu-deck = взяти з колоди
menu-take = взяти: { $card }
menu-take-only = взяти як єдину карту: { $card }
menu-tickets =
    { $count ->
        [one] взяти { $count } квиток
        [few] взяти { $count } квитки
        [many] взяти { $count } квитків
       *[other] взяти { $count } квитка
    }
menu-mix = взяти квитки: короткі – { $short }, довгі – { $long }
menu-pay = сплатити: { $cards }
menu-add = додати: { $cards }
menu-withdraw = відмовитися
menu-passenger = { passenger-name } пасажир
menu-nobody = не брати нікого
menu-station = станція: { $city }
menu-pass = пропустити хід
menu-claim = прокласти
menu-claim-useful = прокласти (* лежить на найкоротшому шляху якогось квитка)
menu-more-routes =
    { $count ->
        [one] і ще { $count } ділянка: її покаже `ділянки`
        [few] і ще { $count } ділянки: їх покаже `ділянки`
        [many] і ще { $count } ділянок: їх покаже `ділянки`
       *[other] і ще { $count } ділянки: їх покаже `ділянки`
    }
menu-station-hint =
    { $count ->
        [one] `станція МІСТО` збудує станцію за { $count } карту
        [few] `станція МІСТО` збудує станцію за { $count } карти
        [many] `станція МІСТО` збудує станцію за { $count } карт
       *[other] `станція МІСТО` збудує станцію за { $count } карти
    }
menu-keep-hint =
    { $count ->
        [one] Введи номери тих, що залишиш, щонайменше { $count }: `1 2` або `усі`.
        [few] Введи номери тих, що залишиш, щонайменше { $count }: `1 2` або `усі`.
        [many] Введи номери тих, що залишиш, щонайменше { $count }: `1 2` або `усі`.
       *[other] Введи номери тих, що залишиш, щонайменше { $count }: `1 2` або `усі`.
    }

## The final score

term-score-length = { $points } за довжину { $length }
term-score-failed = { $journey }, не завершено
term-score-path = { $journey } через { $routes }
term-score-loan = { $route }, власник { $player }, завдяки станції { $city }
term-score-not-built = не збудовано: { $count }
term-score-trail =
    { $count ->
        [one] { $count } вагончик через { $routes }
        [few] { $count } вагончики через { $routes }
        [many] { $count } вагончиків через { $routes }
       *[other] { $count } вагончика через { $routes }
    }
term-score-prize = { $points } за колір { passenger-name }
term-score-tie =
    { $by ->
        [completed_tickets] вище, ніж { $player }: завершені квитки { $value }:{ $other }
        [fewer_stations] вище, ніж { $player }: менше станцій { $value }:{ $other }
        [longest_trail] вище, ніж { $player }: найдовший шлях { $value }:{ $other }
       *[passengers] вище, ніж { $player }: пасажири { $value }:{ $other }
    }
term-score-winner =
    { $who ->
        [you]
            { $count ->
                [one] Перемога твоя! У тебе { $count } бал.
                [few] Перемога твоя! У тебе { $count } бали.
                [many] Перемога твоя! У тебе { $count } балів.
               *[other] Перемога твоя! У тебе { $count } бала.
            }
        [several]
            { $count ->
                [one] Спільна перемога: { $player }, по { $count } балу.
                [few] Спільна перемога: { $player }, по { $count } бали.
                [many] Спільна перемога: { $player }, по { $count } балів.
               *[other] Спільна перемога: { $player }, по { $count } бала.
            }
       *[other]
            { $count ->
                [one] Перемагає { $player }, { $count } бал.
                [few] Перемагає { $player }, { $count } бали.
                [many] Перемагає { $player }, { $count } балів.
               *[other] Перемагає { $player }, { $count } бала.
            }
    }
