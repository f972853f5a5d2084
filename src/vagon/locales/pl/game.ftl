# The game as it is played in the browser.

load-failed = Nie udało się wczytać strony. Sprawdź łączność i spróbuj ponownie.
go-home = Na stronę główną
connection-lost = Brak łączności z serwerem. Próbuję ponownie…
board-of =
    { $map ->
        [europe] Plansza Europy
       *[germany] Plansza Niemiec
    }
zoom-in = Powiększ planszę
zoom-out = Pomniejsz planszę
zoom-whole = Pokaż całą planszę
card-face-down = Zakryta karta
ticket-done = gotowe
ticket-lost = już niemożliwe
ticket-long = bilet na długą trasę
