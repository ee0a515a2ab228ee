import { type Match, type Option, type Ref, sightOf, type Viewer } from "@civitas/kernel";
import type { Speaker } from "@civitas/words";
import type { FC } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GameUi, TableProvider } from "../src/index.ts";

/** Draws a game's table without a browser, and looks for what ought to lie on it. */
export class Easel<View> {
  readonly #table: GameUi<View>;
  readonly #speaker: Speaker;

  constructor(table: GameUi<View>, speaker: Speaker) {
    this.#table = table;
    this.#speaker = speaker;
  }

  /** The table, or a part of it, as the viewer finds it. */
  draw<State>(match: Match<State, View>, viewer: Viewer, Part: FC = this.#table.Table): string {
    const sight = sightOf(match, viewer, match.answers.length);
    const setting = {
      sight,
      seats: [],
      speaker: this.#speaker,
      icons: {},
      fresh: [],
      locked: false,
      spot: [],
      places: this.#table.placesOf?.(match.view(viewer)),
      answer: () => undefined,
      openClause: () => undefined,
    };
    return renderToStaticMarkup(
      <TableProvider setting={setting}>
        <Part />
      </TableProvider>,
    );
  }

  /** What whoever is asked can choose, but not by touching the table: at the whole table, and in its parts on a phone. */
  nowhere<State>(match: Match<State, View>): string[] {
    const [asked] = match.pending;
    if (asked === undefined) return [];
    const places = this.#table.placesOf?.(match.view(asked.seat));
    const parts = this.#table.zones.map(({ component }) => this.draw(match, asked.seat, component));
    const pages = { table: this.draw(match, asked.seat), phone: parts.join("") };
    return Object.entries(pages).flatMap(([where, page]) => {
      const pieces = piecesOn(page);
      const lies = (ref: Ref): boolean => pieces.has(ref) || pieces.has(places?.get(ref) ?? ref);
      return asked.options
        .filter((option) => !isOn(option, lies))
        .map(({ id }) => `${asked.prompt.say}: ${id} is nowhere on the ${where}`);
    });
  }
}

/** Both ends of a move lie there; of everything else one thing that stands for it. */
function isOn({ refs = [], from, to }: Option, lies: (ref: Ref) => boolean): boolean {
  const ends = [from, to].flatMap((spot) => (spot === undefined ? [] : [spot.ref]));
  return ends.every(lies) && (refs.length === 0 || refs.some(lies));
}

/** What on a page can be touched, or lights up where it is folded away: not what merely carries a name. */
function piecesOn(page: string): ReadonlySet<Ref> {
  const tags = [...page.matchAll(/<[a-z]+ [^>]*?data-ref="([^"]+)"[^>]*>/g)];
  return new Set(tags.flatMap(([tag, ref = ""]) => (/ class="piece|data-may/.test(tag) ? [ref] : [])));
}
