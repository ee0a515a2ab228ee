import type { Option } from "@civitas/kernel";
import { ref } from "../../src/refs.ts";
import type { LandKind, Restriction } from "../../src/state.ts";
import type { ClashView, ShipView } from "../../src/view.ts";

/** Units that are alike: how many of them go is chosen. */
export type Kind =
  | { readonly of: LandKind; readonly restriction: Restriction }
  | { readonly of: "ship"; readonly soldiers: number; readonly settlers: number };

export interface Sort {
  readonly key: string;
  readonly kind: Kind;
  /** So many may go at most. */
  readonly most: number;
}

/** The groups or fleets that may go: what they are made of, and the option for each. */
export interface Parties {
  readonly sorts: readonly Sort[];
  readonly parties: readonly Party[];
}

export interface Party {
  readonly option: Option;
  /** By key: how many. */
  readonly counts: ReadonlyMap<string, number>;
}

/** What a question about a group or a fleet can be answered with; nothing if it is about something else. */
export function partiesOf(options: readonly Option[], view: ClashView): Parties | undefined {
  const kinds = new Map<string, Kind>();
  const parties = options.flatMap((option): Party[] => {
    const units = squadsIn(option) ?? shipsIn(option, view);
    if (units === undefined) return [];
    const counts = new Map<string, number>();
    for (const [key, kind, n] of units) {
      kinds.set(key, kind);
      counts.set(key, (counts.get(key) ?? 0) + n);
    }
    return [{ option, counts }];
  });
  if (parties.length === 0 || parties.length < options.length) return undefined;
  const mostOf = (key: string): number => Math.max(...parties.map(({ counts }) => counts.get(key) ?? 0));
  return { sorts: [...kinds].map(([key, kind]) => ({ key, kind, most: mostOf(key) })), parties };
}

/** The party of exactly these units. */
export const partyOf = ({ sorts, parties }: Parties, counts: ReadonlyMap<string, number>): Party | undefined =>
  parties.find((party) => sorts.every(({ key }) => (party.counts.get(key) ?? 0) === (counts.get(key) ?? 0)));

type Units = readonly (readonly [key: string, kind: Kind, n: number])[];

const SQUAD = /^(\d+)(soldier|settler)(?:-(forest|mountain|fought))?$/;
const isLandKind = (word: string): word is LandKind => word === "soldier" || word === "settler";
const isRestriction = (word: string): word is Restriction => ["none", "forest", "mountain", "fought"].includes(word);

/** `group:2soldier+1settler-forest`. */
function squadsIn({ id }: Option): Units | undefined {
  if (!id.startsWith("group:")) return undefined;
  return id
    .slice("group:".length)
    .split("+")
    .flatMap((part) => {
      const [, n = "", of = "", restriction = "none"] = SQUAD.exec(part) ?? [];
      if (!isLandKind(of) || !isRestriction(restriction)) return [];
      return [[`${of} ${restriction}`, { of, restriction }, Number(n)] as const];
    });
}

/** `fleet:1+3`: ships with the same cargo are alike. */
function shipsIn({ id, refs = [] }: Option, { ships }: ClashView): Units | undefined {
  if (!id.startsWith("fleet:")) return undefined;
  return ships
    .filter(({ owner, number }) => refs.includes(ref.ship(owner, number)))
    .map((ship) => [cargoKey(ship), loaded(ship), 1] as const);
}

const cargoKey = ({ cargo }: ShipView): string =>
  cargo
    .map(({ kind, restriction, moved }) => `${kind} ${restriction} ${moved}`)
    .sort()
    .join();

function loaded({ cargo }: ShipView): Kind {
  const aboard = (kind: LandKind): number => cargo.filter((passenger) => passenger.kind === kind).length;
  return { of: "ship", soldiers: aboard("soldier"), settlers: aboard("settler") };
}
