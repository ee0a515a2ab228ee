import type { Exchange, Good, Option, Side, Term } from "@civitas/kernel";
import { useTable } from "@civitas/table-kit";
import { useEffect, useRef, useState } from "react";

const keyOf = (side: Side, good: string): string => `${side} ${good}`;

/** One good of the draft: how many there are to be, and how many there can be. */
export interface DraftGood {
  readonly good: Good;
  readonly n: number;
  readonly most: number;
  /** It can't be changed any more. */
  readonly fixed: boolean;
  readonly set: (n: number) => void;
}

export interface OfferDraft {
  readonly goods: (side: Side) => readonly DraftGood[];
  /** Makes the offer as it is drawn: one answer for each good that was changed, then the offer itself. */
  readonly offer: () => void;
  readonly sending: boolean;
  /** Something was changed since it was last sent. */
  readonly changed: boolean;
}

type Changing = Option & { readonly term: Term };
const changes = (option: Option): option is Changing => option.term !== undefined;

/**
 * The offer that the viewer puts together. Nothing is answered while one tries this and that; `offer` then gives the answers one
 * after the other, each to the question that the one before has led to.
 */
export function useOfferDraft(exchange: Exchange): OfferDraft {
  const { sight, locked, answer } = useTable();
  const [edits, setEdits] = useState<ReadonlyMap<string, number>>(new Map());
  const [sending, send] = useState(false);
  const answered = useRef<unknown>(undefined);
  const options = sight.question?.options ?? [];
  const changing = options.filter(changes);

  useEffect(() => {
    if (!sending || locked) return;
    const next = changing.find(({ term }) => edits.get(keyOf(term.side, term.good)) === term.n);
    const done = options.find(({ apart }) => apart === "end");
    const refused = answered.current === sight;
    if (next === undefined || refused) {
      send(false);
      setEdits(new Map());
    }
    if (refused) return;
    answered.current = sight;
    const id = next?.id ?? done?.id;
    if (id !== undefined) answer(id);
  }, [sending, locked, sight, changing, options, edits, answer]);

  const goods = (side: Side): DraftGood[] =>
    exchange[side].map((good) => {
      const offered = changing.filter(({ term }) => term.side === side && term.good === good.id);
      return {
        good,
        n: edits.get(keyOf(side, good.id)) ?? good.n,
        most: Math.max(good.n, ...offered.map(({ term }) => term.n)),
        fixed: offered.length === 0,
        set: (n) => setEdits((before) => new Map(before).set(keyOf(side, good.id), n)),
      };
    });
  return {
    goods,
    sending,
    changed: edits.size > 0,
    offer: () => {
      answered.current = undefined;
      send(true);
    },
  };
}
