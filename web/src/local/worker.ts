/// <reference lib="webworker" />
import { findGame } from "@civitas/games";
import { type AnyGame, type AnyMatch, parseRecord, Refusal, startMatch } from "@civitas/kernel";
import { underScript } from "@civitas/kernel/scripted-chance";
import type { Calls, Failure, WorkerCall, WorkerReply } from "./calls.ts";
import { claim } from "./claim.ts";
import { LocalTable } from "./local-table.ts";
import { MovedOn } from "./moved-on.ts";
import { reopen } from "./reopen.ts";
import { Replayer } from "./replayer.ts";
import { kept } from "./shelf.ts";

let table: LocalTable | undefined;
let replayer: Replayer | undefined;

const tell = (reply: WorkerReply): void => self.postMessage(reply);

async function gameOf(id: string): Promise<AnyGame> {
  const entry = findGame(id);
  if (entry === undefined) throw new Refusal("bad-record", `nobody here knows a game "${id}"`);
  return (await entry.load()).game;
}

function sit(match: AnyMatch, setting: LocalTable["setting"]): LocalTable {
  table?.stop();
  table = new LocalTable(
    match,
    setting,
    (told) => tell({ told }),
    (thinking) => tell({ thinking }),
    (undo) => tell({ undo }),
  );
  return table;
}

function present(): LocalTable {
  if (table === undefined) throw new Error("no table is open in this worker");
  return table;
}

function shown(): Replayer {
  if (replayer === undefined) throw new Error("no record is open in this worker");
  return replayer;
}

const calls: Calls = {
  async begin({ game, options, seats, seed, script, answers = [], rivals = [], passing = false }) {
    const rules = await gameOf(game);
    const match = startMatch(script === undefined ? rules : underScript(rules, script), {
      seats: seats.length,
      seed,
      options,
    });
    for (const { seat, id } of answers) match.answer(seat, id);
    const id = crypto.randomUUID().slice(0, 8);
    await sit(match, { id, seats, created: Date.now(), rivals, kept: !passing }).begin();
    return id;
  },
  async open(id) {
    const found = await kept(id);
    if (found === undefined) return "missing";
    if (!(await claim(id))) return "elsewhere";
    const match = reopen(await gameOf(found.game), found.snapshot);
    const { seats, created, game, options } = found;
    void sit(match, { id, seats, created, rivals: [], kept: true }).begin();
    return { seats, game, options, dropped: match.dropped.length };
  },
  answer: (seat, id, mark) => present().answer(seat, id, mark),
  stand: (seat, scope) => present().stand(seat, scope),
  revoke: (seat, kind) => present().revoke(seat, kind),
  undo: () => present().undo(),
  hint: async () => present().hint(),
  forecast: async () => present().forecast(),
  record: async () => present().record(),
  async readRecord(text) {
    const record = parseRecord(text);
    replayer = new Replayer(await gameOf(record.game), record);
    return replayer.opened();
  },
  replay: async (at, eyes) => shown().at(at, eyes),
  async line() {
    const looked = shown();
    const of = looked.opened().length;
    for (const point of looked.line()) {
      if (replayer !== looked) return;
      tell({ point, of });
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  },
  async turning() {
    const looking = shown().turning();
    for (;;) {
      const step = looking.next();
      if (step.done === true) return step.value;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  },
};

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return { name: error.name, code: error.code, message: error.message };
  if (error instanceof MovedOn) return { name: error.name, code: error.code, message: error.message };
  return { name: "Error", message: error instanceof Error ? error.message : String(error) };
}

self.addEventListener("message", async ({ data }: MessageEvent<WorkerCall>) => {
  const { n, call, given } = data;
  try {
    // The page's side is typed by the same `Calls`; here the arguments come out of a message.
    const run = calls[call] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ n, value: await run(...given) });
  } catch (error) {
    tell({ n, failure: failureOf(error) });
  }
});
