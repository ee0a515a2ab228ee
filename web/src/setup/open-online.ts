import type { OptionValues } from "@civitas/kernel";
import type { NewTable, TableInfo } from "@civitas/protocol";
import { PATHS } from "@civitas/protocol/paths";
import type { Speaker } from "@civitas/words";
import { change, settings } from "../app/settings.ts";
import { ask } from "../online/ask.ts";
import { becomeSomebody } from "../online/me.ts";
import { nameToUse } from "../online/name-field.tsx";
import { giveSalt } from "../online/seals.ts";
import { type PaceChoice, paceOf } from "./online-options.tsx";
import type { SeatChoice } from "./seat-fields.tsx";

/** Opens a table on the server; gives its id. The first person is whoever opens it; the other people come later. */
export async function openOnline(wish: {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatChoice[];
  readonly pace: PaceChoice;
  readonly speaker: Speaker;
}): Promise<string> {
  const mine = wish.seats.findIndex(({ kind }) => kind === "person");
  const me = wish.seats[mine];
  if (me?.kind === "person" && me.name.trim() !== "") change({ name: me.name.trim() });
  await becomeSomebody(nameToUse(settings().name, wish.speaker));
  const seats = wish.seats.map((seat, i) => {
    if (i === mine) return { kind: "me" as const };
    return seat.kind === "bot" ? seat : { kind: "open" as const };
  });
  const table: NewTable = {
    game: wish.game,
    options: { ...wish.options },
    seats,
    ...paceOf(wish.pace),
  };
  const opened = await ask<TableInfo>(PATHS.tables, "POST", table);
  await giveSalt(opened);
  return opened.id;
}
