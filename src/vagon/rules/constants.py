"""The integers that the compiled engine and everything above it agree on.

The build turns this file into `constants.pxd`, so that compiled code sees them as C constants.
"""

# Limits of a map (docs/formats.md).
MAX_SEATS = 5
MAX_CITIES = 64  # cities and border crossings together: one bit each in a 64-bit mask
MAX_ROUTES = 192
ROUTE_WORDS = 3  # 64-bit words in a set of routes
MAX_TICKETS = 128
TICKET_WORDS = 2  # 64-bit words in a set of tickets
MAX_LENGTH = 9
MAX_OFFER = 4  # tickets looked at in one go
MAX_PASSENGERS = 64
MAX_STATIONS = 3
FAR = 9999
MAX_PAIRED = 7  # places of a trail that are paired exactly
TRAIL_MEMORY = 4096  # a power of two
MAX_TRAIL = 64  # routes one seat can own: fewer than its wagons

# Train cards: colours 0 to 7 in the order of `vagon.maps.COLOURS`, then the locomotive.
NUM_COLOURS = 8
LOCOMOTIVE = 8
GREY = 8  # as the colour of a route
NUM_KINDS = 9  # kinds of train cards
CARDS_PER_COLOUR = 12
NUM_LOCOMOTIVES = 14
OPENING_HAND = 4
ROW_SIZE = 5
EMPTY = 9  # in a slot of the row or of the revealed cards: no card
ROW_LOCOMOTIVES = 3  # this many in the row and it is replaced
MAX_RESETS = 10  # in a row, then the row stays
TUNNEL_CARDS = 3
FINAL_WAGONS = 2  # a turn that ends with this many or fewer starts the last turns

# Kinds of routes.
RAIL = 0
TUNNEL = 1
FERRY = 2

FIRST_OF_BATCH = 8  # added to the seat that put tickets under a pile: first of them on that pile

NO_ROUTE = -1  # as the route that a station borrows

# Passengers: colours 0 to 5 as the map names them.
PASSENGER_COLOURS = 6
TAKEN = 6  # in a passenger's place: somebody has collected it

# What the game waits for.
CHOOSE_MIX = 0  # opening: how many tickets of the second pile
CHOOSE_TICKETS = 1  # opening: which of the dealt tickets to keep
TURN = 2
SECOND_CARD = 3
PAY_ROUTE = 4
PAY_STATION = 5
PAY_EXTRA = 6  # tunnel: add cards or withdraw
KEEP_TICKETS = 7
TAKE_PASSENGER = 8
OVER = 9

# Actions 0 to 9 are the same on every map; the others start where `Board` says.
DRAW_DECK = 0
DRAW_ROW = 1  # + kind of card

MAX_ACTIONS = 448  # more ids than any map can have

# Chance outcomes on a tape, each followed by its value.
SEATING = 0  # join number of the player who gets the next seat
FIRST_PLAYER = 1
CARD = 2  # kind of the card that left the deck
SHUFFLE = 3  # the discards became the deck: followed by the count of each kind
TICKET = 4  # ticket that left the unordered part of its pile
UNDER = 5  # ticket put under its pile, next in the shuffled order
RETURNED = 6  # rejected opening ticket shuffled back into its pile
PASSENGER = 7  # colour of the passenger for the next place
TAPE_SIZE = 1024

# Ways to break a tie.
BY_COMPLETED_TICKETS = 0
BY_FEWER_STATIONS = 1
BY_LONGEST_TRAIL = 2
BY_PASSENGERS = 3
MAX_TIE_BREAKS = 4

# Policies of `playout`.
RANDOM_POLICY = 0
GREEDY = 1
