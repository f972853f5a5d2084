# The game as it is played in the browser.

load-failed = Stránku sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
go-home = Na úvodnú stránku
connection-lost = Spojenie sa prerušilo. Skúšam to znova…
board-of =
    { $map ->
        [europe] Herný plán Európy
       *[germany] Herný plán Nemecka
    }
zoom-in = Priblížiť plán
zoom-out = Oddialiť plán
zoom-whole = Ukázať celý plán
card-face-down = Karta obrázkom nadol
ticket-done = hotovo
ticket-lost = už sa nedá
ticket-long = dlhý lístok
