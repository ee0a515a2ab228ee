import type { Random } from "@civitas/kernel";
import {
  columns,
  nations,
  opponentStartingBooks,
  rounds,
  rows,
  startingBooks,
  startingBuildings,
} from "./content/boards.ts";
import { chitIndex, chitsInTheBox } from "./content/chits.ts";
import { diceInTheBox } from "./content/dice.ts";
import { eventsOfAge } from "./content/events.ts";
import { tilesOfAge } from "./content/tiles.ts";
import { freshDie } from "./die.ts";
import type { Nations, NationsOptions, Player } from "./state.ts";

const ages = Array.from({ length: rounds }, (_, i) => i + 1);
const WHITE = 0;

/** ND-4: the table before the first round. Chance is asked in the order of ND-24.4. */
export function setup(options: NationsOptions, seats: number, random: Random): Nations {
  const order = random.shuffle(Array.from({ length: seats }, (_, seat) => seat)); // ND-4.2
  const stacks = ages.map((age) => random.shuffle(tilesOfAge(age))); // ND-4.1
  const eventStacks = ages.map((age) => random.shuffle(eventsOfAge(age)));
  const players = order.map((_, seat) => newPlayer(options, seat, startingBooks(seats, order.indexOf(seat) + 1)));
  return {
    harder: options.harder && seats === 1, // ND-23.1
    round: 1,
    step: "start",
    order,
    turn: order[0] ?? 0,
    waiting: [],
    players,
    stacks,
    progress: Array.from({ length: rows * columns }, () => null),
    eventStacks,
    event: null,
    box: [],
    eventBox: [],
    supply: supplyBeside(players), // ND-4.8
    opponentBooks: seats === 1 ? opponentStartingBooks : null, // ND-22.1
  };
}

/** ND-4.3, ND-4.4, ND-4.7: five white dice, a gold chit, a reroll chit, no points and empty spaces. */
function newPlayer(options: NationsOptions, seat: number, books: number): Player {
  const chits = chitsInTheBox.map(() => 0);
  chits[chitIndex.gold] = 1;
  chits[chitIndex.reroll] = 1;
  return {
    nation: nations[(nations.indexOf(options.nation) + seat) % nations.length] ?? options.nation, // ND-4.9
    dice: startingBuildings.map(() => freshDie(WHITE)),
    chits,
    usedChits: chitsInTheBox.map(() => 0),
    spaces: [...startingBuildings],
    advisor: null,
    wonder: null,
    colonies: [],
    wonders: [],
    passed: false,
    books,
    scored: { books: 0, famine: 0, war: 0 },
  };
}

function supplyBeside(players: readonly Player[]): Nations["supply"] {
  const taken = players.length;
  return {
    dice: diceInTheBox.map((count, colour) => (colour === WHITE ? count - taken * startingBuildings.length : count)),
    chits: chitsInTheBox.map((count, kind) => {
      return kind === chitIndex.gold || kind === chitIndex.reroll ? count - taken : count;
    }),
  };
}
