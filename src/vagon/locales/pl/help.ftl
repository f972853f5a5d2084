# The help sheet of each game: a title and a text for each part, with pictures between them.
# Europe has all parts but passengers and countries; Germany all but ferries, tunnels and stations.

help-title =
    { $map ->
        [europe] Jak grać: Europa
       *[germany] Jak grać: Niemcy
    }
help-goal-title = O co chodzi
help-goal =
    { $map ->
        [europe] Budujesz kolej w całej Europie. Za połączenia punkty są od razu; na koniec dochodzą zrealizowane bilety, niezbudowane dworce i najdłuższa trasa. Wygrywa, kto ma najwięcej punktów.
       *[germany] Budujesz kolej w całych Niemczech. Za połączenia punkty są od razu; na koniec dochodzą zrealizowane bilety, pasażerowie i premia za najwięcej biletów. Wygrywa, kto ma najwięcej punktów.
    }
help-turn-title = Twoja tura
help-turn =
    { $map ->
        [europe] Robisz jedną rzecz: dobierasz dwie karty, zajmujesz połączenie, dobierasz bilety albo budujesz dworzec.
       *[germany] Robisz jedną rzecz: dobierasz dwie karty, zajmujesz połączenie albo dobierasz bilety.
    }
help-cards-title = Karty
help-cards = Bierzesz dwie karty, każdą spośród odkrytych albo w ciemno ze stosu. Lokomotywa zastępuje każdy kolor, ale odkryta lokomotywa jest jedyną kartą, jaką wolno ci wziąć. Gdy leżą odkryte trzy lokomotywy, wymienia się wszystkie pięć kart. Na ręce możesz mieć dowolnie wiele kart.
help-routes-title = Połączenia
help-routes = Połączenie kosztuje tyle kart swojego koloru, ile ma pól; szare przyjmuje jeden dowolny kolor. Na polach stają twoje wagoniki, a punkty dostajesz od razu. Twoje połączenia nie muszą się stykać.
help-length = Pola
help-points = Punkty
help-doubles-title = Równoległe nitki
help-doubles = Nikt nie może mieć dwóch nitek między tymi samymi miejscami. Przy dwóch lub trzech graczach wolno zająć tylko jedną z nich.
help-ferries-title = Promy
help-ferries = Za każde pole z gwiazdą dajesz lokomotywę. Pozostałe opłacasz jak szare połączenie.
help-tunnels-title = Tunele
help-tunnels = Wykładasz karty, a potem odkrywa się trzy ze stosu. Za każdą w twoim kolorze i za każdą lokomotywę dokładasz jedną kartę. Jeśli nie możesz albo nie chcesz, zabierasz karty i kończysz turę. Jeśli płacisz samymi lokomotywami, liczą się tylko lokomotywy.
help-stations-title = Dworce
help-stations = Dworzec pozwala użyć do twoich biletów jednego cudzego połączenia wychodzącego z tego miasta. Pierwszy kosztuje jedną kartę, drugi dwie, a trzeci trzy w jednym kolorze. Każdy niezbudowany dworzec daje na koniec 4 punkty.
help-passengers-title = Pasażerowie
help-passengers = Zajmując połączenie, możesz zabrać po jednym pasażerze z każdego końca. W każdym z sześciu kolorów na koniec 20 punktów dostaje ten, kto ma najwięcej pasażerów, a drugi w kolejności 10.
help-countries-title = Kraje sąsiednie
help-countries = Połączenia i bilety mogą kończyć się w sąsiednim kraju. Kraj nie łączy jednak prowadzących do niego połączeń: każde się w nim kończy.
help-tickets-title = Bilety
help-tickets =
    { $map ->
        [europe] Na bilecie są dwa miasta. Połącz je swoimi trasami, a dostaniesz jego punkty; inaczej je stracisz. Na początku dostajesz jeden bilet na długą trasę i trzy zwykłe i zatrzymujesz co najmniej dwa; później dobierasz trzy i zatrzymujesz co najmniej jeden. Do końca nikt ich nie widzi.
       *[germany] Na bilecie są dwa miasta lub kraje. Połącz je swoimi trasami, a dostaniesz jego punkty; inaczej je stracisz. Mówisz, ile chcesz krótkich, a ile długich, i dobierasz cztery; na początku zatrzymujesz co najmniej dwa, później co najmniej jeden. Do końca nikt ich nie widzi.
    }
help-end-title = Koniec
help-end = Gdy komuś na koniec tury zostają najwyżej dwa wagoniki, każdy ma jeszcze jedną turę, także ten gracz.
help-score-title = Podliczanie punktów
help-score =
    { $map ->
        [europe] Bilety dodają albo odejmują swoje punkty, każdy niezbudowany dworzec dodaje 4, a najdłuższa trasa, na której żaden wagonik nie liczy się dwa razy, dodaje 10. Przy remisie decyduje więcej zrealizowanych biletów, potem mniej dworców, potem najdłuższa trasa.
       *[germany] Bilety dodają albo odejmują swoje punkty, kto zrealizuje ich najwięcej, dostaje 15, a punkty przynoszą też pasażerowie. Przy remisie decyduje więcej zrealizowanych biletów, potem więcej pasażerów; dalej zwycięstwo jest wspólne.
    }
