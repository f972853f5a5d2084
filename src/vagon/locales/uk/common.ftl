# Words that every part of the game needs. Ids of colours, maps, piles and kinds are those of the map files.

you = Ти
map-name =
    { $map ->
        [europe] Європа
       *[germany] Німеччина
    }

## Colours

# A train card.
card-name =
    { $colour ->
        [violet] фіолетова
        [white] біла
        [blue] синя
        [yellow] жовта
        [orange] помаранчева
        [black] чорна
        [red] червона
        [green] зелена
       *[locomotive] локомотив
    }
# Some cards of one kind; several such are listed with commas. The space does not break.
card-count = { $count }× { card-name }
# A route.
route-colour =
    { $colour ->
        [violet] фіолетова
        [white] біла
        [blue] синя
        [yellow] жовта
        [orange] помаранчева
        [black] чорна
        [red] червона
        [green] зелена
       *[grey] будь-який колір
    }
# A player, or the player's wagons.
player-colour =
    { $colour ->
        [violet] фіолетовий
        [white] білий
        [blue] синій
        [yellow] жовтий
        [black] чорний
        [red] червоний
       *[green] зелений
    }
passenger-name =
    { $colour ->
        [white] білий
        [blue] синій
        [yellow] жовтий
        [black] чорний
        [red] червоний
       *[green] зелений
    }

## Things on the table

# A route or the journey of a ticket.
between = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] тунель
        [ferry] пором
       *[rail] ділянка
    }
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
count-wagons =
    { $count ->
        [one] { $count } вагончик
        [few] { $count } вагончики
        [many] { $count } вагончиків
       *[other] { $count } вагончика
    }
count-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
count-tickets =
    { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
        [many] { $count } квитків
       *[other] { $count } квитка
    }
count-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }

## Bots, by the names of their levels

level-name =
    { $level ->
        [level1] Новачок
        [level2] Аматор
        [level3] Знавець
        [level4] Сильний
        [level5] Майстер
       *[simple] Простий
    }

## Buttons

button-cancel = Скасувати
button-close = Закрити
button-back = Назад
button-next = Далі
button-copy = Копіювати
button-help = Довідка
button-settings = Налаштування
