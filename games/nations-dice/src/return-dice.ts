import { choose, type Message, type Option, type Rules, type Seat } from "@civitas/kernel";
import { buildingOf } from "./buildings.ts";
import { colours } from "./content/dice.ts";
import { colourName, colourOf, type Die, isUsed, kindOf, typedDie } from "./die.ts";
import { dieName, tileName } from "./names.ts";
import { ref } from "./refs.ts";
import { say } from "./say.ts";
import type { BuildingId } from "./state.ts";

/** Dice that are alike for returning (ND-24.11): all used ones of a colour, or unused ones with the same face. */
interface Alike {
  readonly typed: string;
  readonly name: Message;
  /** In the order received: the first is taken first. */
  readonly places: number[];
}

interface ReturnOption extends Option {
  readonly places: readonly number[];
}

/** ND-11.3, ND-11.4: for each colour the covered building prints, which dice go back. Gives their places. */
export function* askReturn(seat: Seat, dice: readonly Die[], covered: BuildingId): Rules<number[]> {
  const returned: number[] = [];
  for (const [colour, count] of buildingOf(covered).dice.entries()) {
    if (count === 0) continue;
    const prompt = say("ask.return", {
      n: count,
      die: say(`die.${colours[colour] ?? "white"}`),
      building: tileName(covered),
    });
    const { places } = yield* choose(seat, prompt, returnOptions(seat, dice, colour, count), { clause: "ND-11.4" });
    returned.push(...places);
  }
  return returned;
}

function returnOptions(seat: Seat, dice: readonly Die[], colour: number, count: number): ReturnOption[] {
  const options: ReturnOption[] = [];
  const alike = alikeDice(dice, colour);
  const pick = (from: number, left: number, chosen: readonly { alike: Alike; place: number }[]): void => {
    if (left === 0) {
      options.push({
        id: `return:${chosen.map((one) => one.alike.typed).join("+")}`,
        label: say("building.return", { dice: chosen.map((one) => one.alike.name) }),
        refs: refsOf(seat, chosen),
        places: chosen.map((one) => one.place),
      });
      return;
    }
    const things = alike[from];
    if (things === undefined) return;
    for (let n = Math.min(left, things.places.length); n >= 0; n--) {
      const more = things.places.slice(0, n).map((place) => ({ alike: things, place }));
      pick(from + 1, left - n, [...chosen, ...more]);
    }
  };
  pick(0, count, []);
  return options;
}

/** Alike dice all light up, whichever of them is taken. */
function refsOf(seat: Seat, chosen: readonly { alike: Alike }[]): string[] {
  const refs: string[] = [];
  chosen.forEach(({ alike }, i) => {
    if (alike !== chosen[i - 1]?.alike) for (const place of alike.places) refs.push(ref.die(seat, place));
  });
  return refs;
}

function alikeDice(dice: readonly Die[], colour: number): Alike[] {
  const alike: Alike[] = [];
  const known = new Map<Die | "used", Alike>();
  dice.forEach((die, i) => {
    if (colourOf(die) !== colour) return;
    const kind = isUsed(die) ? "used" : kindOf(die);
    const same = known.get(kind);
    if (same !== undefined) {
      same.places.push(i);
      return;
    }
    const first: Alike = isUsed(die)
      ? { typed: `${colourName(die)}-used`, name: say(`used.${colourName(die)}`), places: [i] }
      : { typed: typedDie(die), name: dieName(die), places: [i] };
    known.set(kind, first);
    if (isUsed(die)) alike.unshift(first);
    else alike.push(first);
  });
  return alike;
}
