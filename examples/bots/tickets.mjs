// A bot for `vagon arena`, in plain Node: joins its tickets by the cheapest ways, and then claims long routes.
import { createInterface } from "node:readline";

let map;

/** The routes still to be claimed on the way between two places that needs the fewest wagons, if there is one. */
function wayBetween(from, to, view) {
  const own = new Set(view.seats[view.seat].routes);
  const taken = new Set(view.seats.flatMap((seat) => seat.routes).filter((id) => !own.has(id)));
  const open = map.routes.filter((route) => !taken.has(route.id));
  const waiting = crossings(from).map((place) => ({ place, wagons: 0, routes: [] }));
  const goals = crossings(to);
  const visited = new Set();
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.wagons - b.wagons);
    const { place, wagons, routes } = waiting.shift();
    if (goals.includes(place)) return routes;
    if (visited.has(place)) continue;
    visited.add(place);
    for (const route of open.filter((route) => route.ends.includes(place))) {
      const next = route.ends.find((end) => end !== place);
      const cost = own.has(route.id) ? [] : [route];
      waiting.push({ place: next, wagons: wagons + cost.length * route.length, routes: [...routes, ...cost] });
    }
  }
  return [];
}

/** A country is reached at any of its crossings. */
function crossings(place) {
  const country = (map.countries ?? []).find((country) => country.id === place);
  return country ? country.crossings.map((crossing) => crossing.id) : [place];
}

/** How much an action is worth when these routes are wanted. */
function worth(action, wanted, view) {
  const hand = view.own.hand;
  switch (action.do) {
    case "claim": {
      const route = map.routes.find((route) => route.id === action.route);
      if (wanted.includes(route)) return 100 + route.length;
      return wanted.length > 0 ? 0 : 50 + route.length;
    }
    case "draw":
      return 20 + (hand[action.card] ?? 0) + (wanted.some((route) => route.colour === action.card) ? 10 : 0);
    case "keep":
      return -action.positions.length;
    case "add":
      return 1;
    case "passenger":
      return action.colour === null ? 0 : 1;
    default:
      return action.do === "pay" ? 0 : -1;
  }
}

function decide(view) {
  const tickets = map.tickets.filter((ticket) => view.own.tickets.includes(ticket.id));
  const wanted = tickets.flatMap((ticket) => wayBetween(...ticket.ends, view));
  const values = view.legal.map((action) => worth(action, wanted, view));
  return view.legal[values.indexOf(Math.max(...values))];
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ protocol: 1, name: "tickets" });
  else if (message.type === "new_game") map = message.map;
  else if (message.type === "decide") say({ action: decide(message.view) });
}
