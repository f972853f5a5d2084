# The game as it is played in the browser.

load-failed = Az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
go-home = A kezdőlapra
connection-lost = Megszakadt a kapcsolat. Újrapróbálom…
board-of =
    { $map ->
        [europe] Európa játéktáblája
       *[germany] Németország játéktáblája
    }
zoom-in = Tábla nagyítása
zoom-out = Tábla kicsinyítése
zoom-whole = A teljes tábla mutatása
card-face-down = Lefordított kártya
ticket-done = kész
ticket-lost = már nem elérhető
ticket-long = hosszú menetjegy
