# The game as it is played in the browser.

load-failed = Не вдалося завантажити сторінку. Перевір з’єднання і спробуй ще раз.
go-home = На головну сторінку
connection-lost = Зв’язок утрачено. Пробую ще раз…
board-of =
    { $map ->
        [europe] Ігрове поле Європи
       *[germany] Ігрове поле Німеччини
    }
zoom-in = Збільшити поле
zoom-out = Зменшити поле
zoom-whole = Показати все поле
card-face-down = Карта сорочкою догори
ticket-done = готово
ticket-lost = уже не вийде
ticket-long = довгий квиток
