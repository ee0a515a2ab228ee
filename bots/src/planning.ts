import type { Imagination } from "./imagination.ts";
import { putToTheProof } from "./proof.ts";
import { type Breadth, type Prospect, TurnPlan } from "./turn-plan.ts";

export interface Planning extends Breadth {
  /** In which world the turn is planned. */
  readonly world: number;
  /** How many of the best options are put to the proof, */
  readonly finalists: number;
  /** and in which other worlds. */
  readonly proofs: readonly number[];
  /** The part of the planning time that has passed, from 0 to 1; absent if there is no limit. */
  readonly spent?: () => number;
}

export interface Plan {
  /** By option, what it is worth to the seat; nothing for options that there was no time for. */
  readonly worth: readonly (number | undefined)[];
  /** Whether this is usually one of several actions of a turn. */
  readonly goesOn: boolean;
}

/** One's own turn takes at most this part of the time; the rest is for the proof. */
const OWN_TURN = 0.5;

/** What each option is worth to the seat at the end of its turn, if it continues as well as it can see. */
export function planAhead(imagination: Imagination, options: readonly string[], planning: Planning): Plan {
  const { spent = () => 0, world, finalists, proofs } = planning;
  const { seat } = imagination;
  const own = proofs.length > 0 ? OWN_TURN : 1;
  const plan = new TurnPlan(imagination.world(world), seat, options, planning).make(() => spent() >= own);
  const { goesOn } = plan;
  const prospects = endingFirst(plan);
  // Others reply to turns. Nobody can reply to a secret choice.
  if (proofs.length === 0 || !goesOn) return { worth: prospects.map((prospect) => prospect?.worth), goesOn };
  const elsewhere = proofs.map((stream) => () => imagination.world(stream));
  return { worth: putToTheProof(prospects, seat, finalists, elsewhere, () => spent() >= 1), goesOn };
}

/** Closer than this is a tie. */
const TIE = 1e-9;
/** What looks no better than ending the turn is rated a little lower. Otherwise bots would move pieces to and fro for nothing. */
const FIDDLING = 1e-3;

function endingFirst({ prospects, end }: TurnPlan): readonly (Prospect | undefined)[] {
  const ended = prospects[end]?.worth;
  if (ended === undefined) return prospects;
  return prospects.map((prospect, i) =>
    prospect === undefined || i === end || Math.abs(prospect.worth - ended) > TIE
      ? prospect
      : { worth: prospect.worth - FIDDLING, answers: [] },
  );
}
