# Why something was refused: what is wrong, and what would be right. The ids are the codes of
# rules/refusals.py and of the server. A fact that is a route, a place or a seat comes as its name; colours,
# piles and decisions come as their codes.

## By the rules

refusal-card_not_in_row = That card does not lie in the row. Take one that does, or draw from the deck.
refusal-city_has_station = { $city } already has a station ({ $seat }). There is room for only one in each city.
refusal-deck_empty = The deck is empty and there are no discards to shuffle. Take a card from the row or do something else.
refusal-game_over = The game is over, so no more moves can be made.
refusal-locomotive_as_second_card = A locomotive from the row can only be your first and only card. Take another colour or draw from the deck.
refusal-mix_total = You draw { $total } in all, so { $mix } long tickets are too many.
refusal-must_act = You may pass only when nothing else is possible, and you can still make a move.
refusal-must_keep_more =
    { $needs ->
        [one] Keep at least { $needs } ticket. You have chosen { $kept }.
       *[other] Keep at least { $needs } tickets. You have chosen { $kept }.
    }
refusal-must_keep_more_of_drawn =
    { $needs ->
        [one] Keep at least { $needs } of the tickets you drew. You have chosen { $kept }.
       *[other] Keep at least { $needs } of the tickets you drew. You have chosen { $kept }.
    }
refusal-needs_locomotives =
    { $needs ->
        [one] { $route } is a ferry and takes at least { $needs } locomotive. You have { $has }.
       *[other] { $route } is a ferry and takes at least { $needs } locomotives. You have { $has }.
    }
refusal-no_passenger_of_colour = No { passenger-name } passenger waits in { $place }. Choose one who does, or take nobody.
refusal-no_stations_left = All your stations ({ $built }) are built already.
refusal-no_such_action = There is no such move on this map. Choose one of those on offer.
refusal-no_tickets_left = There are no tickets left to draw.
refusal-not_now =
    { $waits_for ->
        [choose_mix] Not now: first choose how many tickets to draw from which pile.
        [choose_tickets] Not now: first choose the tickets to keep.
        [second_card] Not now: first take your second card.
        [pay_route] Not now: first pay for the route.
        [pay_station] Not now: first pay for the station.
        [pay_extra] Not now: first add the extra cards for the tunnel, or withdraw.
        [keep_tickets] Not now: first choose the tickets to keep.
        [take_passenger] Not now: first choose a passenger, or take nobody.
       *[turn] Not now: first choose what to do this turn.
    }
refusal-not_offered =
    { $offered ->
        [one] You have { $offered } ticket to choose from, so there is no number { $position }.
       *[other] You have { $offered } tickets to choose from, so there is no number { $position }.
    }
refusal-opening_first =
    { $waits_for ->
        [choose_mix] The game has not begun yet: first choose how many tickets to draw from which pile.
       *[choose_tickets] The game has not begun yet: first choose the tickets to keep.
    }
refusal-own_parallel_track = { $own } is yours already. Nobody may own two tracks between the same places.
refusal-pile_too_small =
    { $pile ->
        [long] You want { $needs } long tickets, but only { $has } are left. Choose another mix.
       *[short] You want { $needs } short tickets, but only { $has } are left. Choose another mix.
    }
refusal-route_taken = { $route } is taken already ({ $seat }).
refusal-too_few_cards =
    { $colour ->
        [grey]
            { $needs ->
                [one] { $route } costs { $needs } card. You have none.
               *[other] { $route } costs { $needs } cards of one colour. You have { $has } that fit together.
            }
        [locomotive]
            { $needs ->
                [one] This payment takes { $needs } locomotive. You have { $has }.
               *[other] This payment takes { $needs } locomotives. You have { $has }.
            }
       *[other]
            { $needs ->
                [one] { $route } costs { $needs } { card-name } card. You have { $has } that fit.
               *[other] { $route } costs { $needs } { card-name } cards. You have { $has } that fit.
            }
    }
refusal-too_few_cards_for_station =
    { $colour ->
        [grey]
            { $needs ->
                [one] A station in { $city } costs { $needs } card. You have none.
               *[other] A station in { $city } costs { $needs } cards of one colour. You have { $has } that fit together.
            }
        [locomotive]
            { $needs ->
                [one] This payment takes { $needs } locomotive. You have { $has }.
               *[other] This payment takes { $needs } locomotives. You have { $has }.
            }
       *[other]
            { $needs ->
                [one] This payment takes { $needs } { card-name } card. You have { $has }.
               *[other] This payment takes { $needs } { card-name } cards. You have { $has }.
            }
    }
refusal-too_few_cards_for_tunnel =
    { $colour ->
        [locomotive]
            { $needs ->
                [one] The tunnel { $route } takes { $needs } more locomotive. You have { $has }.
               *[other] The tunnel { $route } takes { $needs } more locomotives. You have { $has }.
            }
       *[other]
            { $needs ->
                [one] The tunnel { $route } takes { $needs } more { card-name } card. You have { $has }.
               *[other] The tunnel { $route } takes { $needs } more { card-name } cards. You have { $has }.
            }
    }
refusal-too_few_locomotives =
    { $needs ->
        [one] { $route } is a ferry: at least { $needs } of the cards must be a locomotive, not { $paid }.
       *[other] { $route } is a ferry: at least { $needs } of the cards must be locomotives, not { $paid }.
    }
refusal-too_few_wagons =
    { $needs ->
        [one] { $route } takes { $needs } wagon. You have { $has } left.
       *[other] { $route } takes { $needs } wagons. You have { $has } left.
    }
refusal-too_many_locomotives =
    { $needs ->
        [one] { $route } costs { $needs } card. Pay with a locomotive alone, or with none.
       *[other] { $route } costs { $needs } cards. Pay with fewer locomotives than { $paid }, or with locomotives only.
    }
refusal-too_many_locomotives_for_station =
    { $needs ->
        [one] A station in { $city } costs { $needs } card. Pay with a locomotive alone, or with none.
       *[other] A station in { $city } costs { $needs } cards. Pay with fewer locomotives than { $paid }, or with locomotives only.
    }
refusal-too_many_locomotives_for_tunnel =
    { $needs ->
        [one] The tunnel takes only { $needs } more card, so { $paid } locomotives are too many.
       *[other] The tunnel takes only { $needs } more cards, so { $paid } locomotives are too many.
    }
refusal-track_closed =
    { $players ->
        [one] { $taken } is taken, and with { $players } player only one track between two places may be used.
       *[other] { $taken } is taken, and with { $players } players only one track between two places may be used.
    }
refusal-tunnel_takes_locomotives =
    { $needs ->
        [one] You paid for the tunnel with locomotives only, so the extra card must be a locomotive too.
       *[other] You paid for the tunnel with locomotives only, so all { $needs } extra cards must be locomotives too.
    }
refusal-wrong_colour =
    { $needs ->
        [violet] { $route } is paid with violet cards and locomotives.
        [white] { $route } is paid with white cards and locomotives.
        [blue] { $route } is paid with blue cards and locomotives.
        [yellow] { $route } is paid with yellow cards and locomotives.
        [orange] { $route } is paid with orange cards and locomotives.
        [black] { $route } is paid with black cards and locomotives.
        [red] { $route } is paid with red cards and locomotives.
       *[green] { $route } is paid with green cards and locomotives.
    }
# Where the rule can be looked up.
refusal-rule = Rule { $rule }

## By the table

refusal-already_so = That has been done already.
refusal-already_started = The game has begun already.
refusal-already_there = You are playing yourself already; no bot stands in for you.
refusal-bad_code = This invitation does not work: the code is wrong or has been used. Ask the host for a new link.
refusal-bad_record = This file is no record of a game that can be read ({ $place }: { $reason }).
refusal-chat_full = The chat of this table is full.
refusal-chat_off = The chat is switched off at this table.
refusal-code_expired = This invitation has expired. Ask the host for a new link.
refusal-game_not_over = That is possible only after the game.
refusal-map_of_ones_own = This record was played on a map that the server does not have.
refusal-needs_code = This table is not public. Ask the host for an invitation.
refusal-no_free_place = All places at this table are taken.
refusal-no_place_for_a_person = A table needs a place for at least one person.
refusal-no_spectators = Only its players can see this table.
refusal-no_such_level = There is no bot of this level here. Choose another level.
refusal-no_such_map = There is no such map here. Choose another one.
refusal-no_such_place = There is no such place at this table.
refusal-no_such_table = There is no such table. It may have been closed, or the link is incomplete.
refusal-not_on_this_map = There is no such thing on this map.
refusal-not_started = The game has not begun yet.
refusal-not_the_host = Only the host of the table may do that.
refusal-not_your_place = This place belongs to somebody else.
refusal-not_your_turn = It is not your turn.
refusal-nothing_said = Write something first.
refusal-nothing_to_undo = There is nothing to undo: a card has been revealed since, or somebody else has moved.
refusal-one_at_a_time = Something is revealed in between, so please take one step after the other.
refusal-paused = The game is paused. Go on together first.
refusal-place_taken = Somebody is sitting at this place already.
refusal-replaced = A bot is playing for you. Take over first.
refusal-stale = Something happened in the meantime. Have a look and choose again.
refusal-table_closed = This table has been closed.
refusal-table_damaged = This table cannot be opened: its log is damaged. The administrator of the server can help.
refusal-too_many_places = This map is not for so many players.
refusal-which_place = You have several places at this table. Choose one.

## By the server

refusal-bad_cursor = The page has lost its place. Reload it.
refusal-bad_host = This server does not answer at this address. Ask its administrator.
refusal-bad_method = The server does not understand this request. Reload the page.
refusal-bad_token = The server does not know this access token. Ask for a new one.
refusal-busy = The server is busy. Try again in a moment.
refusal-compressed = The server does not accept compressed requests.
refusal-cross_site = This request came from another site, so it was refused.
refusal-disk_nearly_full = The server has no room for new tables. Games that are being played go on.
refusal-internal = Something went wrong on the server. Your game is safe; try again.
refusal-malformed = The server does not understand this request. Reload the page; a newer version may be waiting.
refusal-no_client = The browser client is not built into this server. Its administrator can build it.
refusal-needs_start_token = This server is private. Open the address that it told when it was started.
refusal-not_allowed = You are not allowed to do that.
refusal-not_found = There is nothing at this address.
refusal-not_json = The server accepts only JSON.
refusal-one_thing_to_explain = Ask about one thing only: a route, a city, something to draw, or a ticket.
refusal-phrase_or_text = Send either a phrase or your own words, not both.
refusal-store_unavailable = The server cannot reach its database. Nothing is lost; try again in a moment.
refusal-too_large = That is too long. Shorten it.
refusal-too_many_requests = That was too fast. Wait a moment and try again.
refusal-too_many_streams = This table is open in too many windows. Close some of them.
refusal-unknown_base = The server and this page do not agree about the game. Reload the page.
refusal-who_are_you = The server does not know this browser. Allow cookies for this site and reload the page.
# A code that this version does not know.
refusal-unknown = The server refused this ({ $code }). Reload the page; a newer version may be waiting.
# No answer came at all.
refusal-unreachable = The server does not answer. Nothing of the game is lost: try again when the connection is back.
# Nothing was sent: the browser waits for an answer to what it sent before.
refusal-still_sending = Your last step is still on its way. Try again in a moment.
