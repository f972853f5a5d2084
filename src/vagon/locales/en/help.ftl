# The help sheet of each game: a title and a text for each part, with pictures between them.
# Europe has all parts but passengers and countries; Germany all but ferries, tunnels and stations.

help-title =
    { $map ->
        [europe] How to play Europe
       *[germany] How to play Germany
    }
help-goal-title = What it is about
help-goal =
    { $map ->
        [europe] Build your railways across Europe. Routes bring points at once; at the end come completed tickets, spare stations and the longest trail. The most points win.
       *[germany] Build your railways across Germany. Routes bring points at once; at the end come completed tickets, passengers and the bonus for the most tickets. The most points win.
    }
help-turn-title = Your turn
help-turn =
    { $map ->
        [europe] Do one thing: draw two cards, claim a route, draw tickets or build a station.
       *[germany] Do one thing: draw two cards, claim a route or draw tickets.
    }
help-cards-title = Cards
help-cards = Take two cards, each from the row or unseen from the deck. A locomotive stands for any colour, but one from the row is the only card you may take. When three locomotives lie in the row, all five cards are replaced. Your hand may be as large as you like.
help-routes-title = Routes
help-routes = A route costs as many cards of its colour as it has spaces; a grey one takes any one colour. Your wagons go onto the spaces and you score at once. Your routes need not touch each other.
help-length = Spaces
help-points = Points
help-doubles-title = Parallel tracks
help-doubles = Nobody may own two tracks between the same places. With two or three players only one of them may be claimed at all.
help-ferries-title = Ferries
help-ferries = Each space with a star takes a locomotive. The others are paid like a grey route.
help-tunnels-title = Tunnels
help-tunnels = Lay down your cards; then three are turned up from the deck. For each that has your colour or is a locomotive you add one more card. If you cannot or will not, you take your cards back and your turn is over. If you laid down locomotives only, only locomotives count.
help-stations-title = Stations
help-stations = A station lets you use one route of somebody else out of that city for your tickets. The first costs one card, the second two and the third three of one colour. Each station that you do not build brings 4 points at the end.
help-passengers-title = Passengers
help-passengers = When you claim a route you may take one passenger at each end. In each of the six colours, whoever has the most passengers gets 20 points at the end, and the second 10.
help-countries-title = Neighbouring countries
help-countries = Routes and tickets may end in a neighbouring country. A country does not join the routes that lead to it: each of them ends there.
help-tickets-title = Tickets
help-tickets =
    { $map ->
        [europe] A ticket names two cities. Join them with your routes and you get its points, otherwise you lose them. At the start you get one long and three regular tickets and keep at least two; later you draw three and keep at least one. Nobody sees them before the end.
       *[germany] A ticket names two cities or countries. Join them with your routes and you get its points, otherwise you lose them. You say how many short and how many long ones you want and draw four; at the start you keep at least two, later at least one. Nobody sees them before the end.
    }
help-end-title = The end
help-end = Once somebody has two wagons or fewer left at the end of a turn, everybody has one last turn, that player included.
help-score-title = Final scoring
help-score =
    { $map ->
        [europe] Tickets add or take away their points, each spare station adds 4, and the longest trail, on which no wagon counts twice, adds 10. A tie goes to whoever completed more tickets, then to fewer stations, then to the longest trail.
       *[germany] Tickets add or take away their points, whoever completed the most of them gets 15, and passengers bring theirs. A tie goes to whoever completed more tickets, then to more passengers; after that the victory is shared.
    }
