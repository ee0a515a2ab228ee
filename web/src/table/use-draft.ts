import type { Exchange, ExchangeSide, Option, Term, TradeGood } from "@civitas/kernel";
import { useTable } from "@civitas/table-kit";
import { useEffect, useRef, useState } from "react";

const keyOf = (side: ExchangeSide, good: string): string => `${side} ${good}`;

/** One good of the draft: how many it has, and how many it can have. */
export interface DraftGood {
  readonly good: TradeGood;
  readonly n: number;
  readonly most: number;
  /** It can't be changed any more. */
  readonly fixed: boolean;
  readonly set: (n: number) => void;
}

export interface OfferDraft {
  readonly goods: (side: ExchangeSide) => readonly DraftGood[];
  /** Makes the offer as it is drawn: one answer for each good that was changed, then the offer itself. */
  readonly offer: () => void;
  readonly sending: boolean;
  /** There is something to offer: what was put together here, or what the rules have taken already. */
  readonly ready: boolean;
}

type Changing = Option & { readonly term: Term };
const changes = (option: Option): option is Changing => option.term !== undefined;

/**
 * The offer that the viewer draws up. Nothing is answered while the player tries things; `offer` then gives the answers
 * one after the other, each to the question that the last one led to.
 */
export function useOfferDraft(exchange: Exchange): OfferDraft {
  const { sight, locked, answer } = useTable();
  const [edits, setEdits] = useState<ReadonlyMap<string, number>>(new Map());
  const [sending, send] = useState(false);
  const answered = useRef<unknown>(undefined);
  const options = sight.question?.options ?? [];
  const changing = options.filter(changes);

  useEffect(() => {
    if (!sending || locked || answered.current === sight) return;
    const over = (): void => {
      send(false);
      setEdits(new Map());
    };
    const next = changing.find(({ term }) => edits.get(keyOf(term.side, term.good)) === term.n);
    const done = options.find(({ apart }) => apart === "end");
    if (next === undefined) over();
    answered.current = sight;
    const id = next?.id ?? done?.id;
    if (id !== undefined) answer(id)?.then((accepted) => !accepted && over());
  }, [sending, locked, sight, changing, options, edits, answer]);

  const goods = (side: ExchangeSide): DraftGood[] =>
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
  const holdsSomething = [...goods("gives"), ...goods("asks")].some(({ n }) => n > 0);
  return {
    goods,
    sending,
    ready: edits.size > 0 ? holdsSomething : options.some(({ apart }) => apart === "end"),
    offer: () => {
      answered.current = undefined;
      send(true);
    },
  };
}
