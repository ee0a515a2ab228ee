import type { Message } from "@civitas/kernel";
import { each } from "../listed.ts";
import { nameOf } from "../names.ts";
import { say } from "../say.ts";
import type { SquareScene } from "./squares.ts";
import { YIELDS } from "./tokens.tsx";

/** Everything about a square in a sentence, for ears and for phones. */
export function describeSquare(square: SquareScene): Message {
  const { name, terrain, city, centre } = square;
  if (terrain === null) return say("ui.says.unknown", { name });
  const parts: Message[] = [say("ui.says.land", { name, terrain: nameOf.terrain(terrain) })];
  for (const kind of YIELDS) {
    const n = square.yields[kind] ?? 0;
    if (n > 0) parts.push(say("ui.says.gives", { n, what: { say: `icon.${kind}` } }));
  }
  if (square.combat > 0) parts.push(say("ui.says.combat", { n: square.combat }));
  if (square.resource !== null) parts.push({ say: `icon.${square.resource}` });
  if (city !== null) {
    const where = { city: city.name, who: { seat: city.seat } };
    parts.push(centre ? say("ui.says.centre", where) : say("ui.says.outskirts", where));
  }
  const lies = markerName(square);
  if (lies !== undefined) parts.push(lies);
  if (square.blockaded) parts.push(say("ui.says.blockaded"));
  for (const { seat, kind, n } of square.figures) parts.push(say(`ui.says.${kind}`, { who: { seat }, n }));
  return each(parts);
}

export function markerName({ marker }: SquareScene): Message | undefined {
  if (marker === null) return undefined;
  if (marker.kind === "building") return nameOf.building(marker.id);
  if (marker.kind === "wonder") return nameOf.wonder(marker.id);
  if (marker.kind === "great-person") return nameOf.greatPerson(marker.id);
  if (marker.kind === "relic") return nameOf.relic(marker.id);
  const what = say(`ui.says.${marker.kind}`);
  // CV-32.5: who has looked knows what it hides.
  return marker.id === null ? what : say("ui.says.seen", { what, content: nameOf.content(marker.id) });
}
