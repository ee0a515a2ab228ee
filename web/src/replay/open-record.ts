import type { GameUi } from "@civitas/table-kit";
import type { Speaker } from "@civitas/words";
import { type Shelf, setTable, shelfOf } from "../catalogue/games.ts";
import type { LinePoint, Opened } from "../local/calls.ts";
import { House } from "../local/house.ts";

/** A record, opened: everything a replay needs. */
export interface OpenedRecord {
  readonly text: string;
  readonly house: House;
  readonly opened: Opened;
  readonly shelf: Shelf;
  readonly table: GameUi;
  readonly speaker: Speaker;
  /** Called for each point of the win-expectancy line as it is found. */
  readonly hearPoints: (listener: (point: LinePoint, of: number) => void) => void;
}

export async function openRecord(text: string, speaker: Speaker): Promise<OpenedRecord> {
  let listener: (point: LinePoint, of: number) => void = () => undefined;
  const house = new House({ point: (point, of) => listener(point, of) });
  const opened = await house.call("readRecord", text);
  const shelf = shelfOf(opened.game);
  if (shelf === undefined) throw new Error(opened.game);
  const { table, speaking } = await setTable(shelf, speaker);
  const hearPoints = (next: typeof listener): void => {
    listener = next;
  };
  return { text, house, opened, shelf, table, speaker: speaking, hearPoints };
}
