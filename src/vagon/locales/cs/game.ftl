# The game as it is played in the browser.

load-failed = Stránku se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
go-home = Na úvodní stránku
connection-lost = Spojení se přerušilo. Zkouším to znovu…
board-of =
    { $map ->
        [europe] Herní plán Evropy
       *[germany] Herní plán Německa
    }
zoom-in = Přiblížit plán
zoom-out = Oddálit plán
zoom-whole = Ukázat celý plán
card-face-down = Karta obrázkem dolů
ticket-done = hotovo
ticket-lost = už nejde
ticket-long = dlouhá jízdenka
