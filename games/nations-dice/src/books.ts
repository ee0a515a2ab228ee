import { choose, type Option, type Rules, type Seat, type Table } from "@civitas/kernel";
import { vpForMoreBooks } from "./content/boards.ts";
import { typedDie } from "./die.ts";
import { amountOf, chitsOf, dieName, points } from "./names.ts";
import { movesOf, spend } from "./pay.ts";
import { nothing, type Payment, type Purse, purseOf, worth } from "./payment.ts";
import { eachKind, partsOf } from "./payment-options.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import { type Nations, type Player, playerAt, reverseOrder } from "./state.ts";

/** ND-16: the next player decides about his books; after the last one they are scored. */
export function* booksStep(s: Nations, table: Table): Rules {
  const seat = s.waiting[0];
  if (seat !== undefined) {
    yield* useBooks(table, seat, playerAt(s, seat));
    s.waiting.shift();
  }
  if (s.waiting.length > 0) return;
  scoreBooks(s, table);
  s.step = "famine";
  s.waiting = reverseOrder(s); // ND-17.1
}

interface BooksOption extends Option {
  readonly makes: Payment;
  readonly finished: boolean;
}

/** ND-16.1, ND-16.2: all, some or none of the unused dice showing books and of the book chits. */
function* useBooks(table: Table, seat: Seat, player: Player): Rules {
  const purse = purseOf(player, "book");
  if (purse.matching === 0 && purse.chits === 0) return; // ND-24.6
  let picked = nothing;
  for (;;) {
    const prompt = say("ask.books", { n: worth(purse, picked) });
    const pick = yield* choose(seat, prompt, booksOptions(seat, purse, picked), { clause: "ND-16.1" });
    picked = pick.makes;
    if (pick.finished) break;
  }
  if (picked === nothing) {
    table.tell(() => ({ what: say("log.no-books", { player: { seat } }), seat, clause: "ND-16.1" }));
    return;
  }
  const books = worth(purse, picked);
  spend(player, "book", picked);
  player.books += books;
  table.tell(() => ({
    what: say("log.books", {
      player: { seat },
      used: partsOf(purse, picked),
      books: amountOf("book", books),
      total: player.books,
    }),
    seat,
    clause: "ND-16.2",
    moves: [...movesOf(seat, "book", picked), { piece: ref.books(seat) }],
  }));
}

function booksOptions(seat: Seat, purse: Purse, picked: Payment): BooksOption[] {
  const options: BooksOption[] = [];
  const all: Payment = { dice: purse.matching, chits: purse.chits };
  const total = worth(purse, all);
  if (picked === nothing) {
    options.push({ id: "all", label: say("books.all", { n: total }), makes: all, finished: true });
    options.push({ id: "none", label: say("books.none"), makes: nothing, finished: true });
    // A single die or chit is used or not: there is nothing to pick from.
    if (purse.matchingCount + purse.chits === 1) return options;
  } else {
    const label = say("books.done", { used: partsOf(purse, picked), n: worth(purse, picked) });
    options.push({ id: "done", label, apart: "end", makes: picked, finished: true });
  }
  eachKind(purse.held, purse.matching & ~picked.dice, (kind, places) => {
    options.push({
      id: `use:${typedDie(kind)}`,
      label: say("books.use", { thing: dieName(kind) }),
      refs: places.map((i) => ref.die(seat, i)),
      makes: { dice: picked.dice | (1 << (places[0] ?? 0)), chits: picked.chits },
      finished: false,
    });
  });
  if (picked.chits < purse.chits) {
    options.push({
      id: "use:chit",
      label: say("books.use", { thing: chitsOf("book", 1) }),
      refs: [ref.chit(seat, "book")],
      makes: { dice: picked.dice, chits: picked.chits + 1 },
      finished: false,
    });
  }
  return options;
}

/** ND-16.4 to ND-16.8, ND-22.9: points for everybody with strictly fewer books, the solo opponent included. */
function vpForBooks(s: Nations, seat: Seat): number {
  const { books } = playerAt(s, seat);
  let behind = s.players.filter((other) => other.books < books).length;
  if (s.opponentBooks !== null && s.opponentBooks < books) behind++;
  return behind * vpForMoreBooks(s.players.length);
}

function scoreBooks(s: Nations, table: Table): void {
  for (const seat of s.order) {
    const vp = vpForBooks(s, seat);
    const player = playerAt(s, seat);
    player.scored.books += vp;
    table.tell(() => ({
      what: say(vp > 0 ? "log.books-scored" : "log.books-nothing", {
        player: { seat },
        books: amountOf("book", player.books),
        vp: points(vp),
      }),
      seat,
      clause: s.players.length > 2 ? "ND-16.5" : s.players.length === 2 ? "ND-16.6" : "ND-22.9",
      moves: vp > 0 ? [{ piece: ref.vp(seat) }] : [],
    }));
  }
}
