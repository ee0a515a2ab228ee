import { Random } from "@civitas/kernel";
import { clause, mostly, Scene } from "@civitas/testing";
import { expect } from "vitest";
import { defenceOf } from "../src/defence.ts";
import { game } from "../src/index.ts";
import { conquests, defence, pieceActions, points, provinces, purchases } from "./second-opinion.ts";
import { sampledSettings } from "./settings.ts";

const DEEDS = /^(conquer|buy|complete|develop|hero|use|defeat|take|explore|outpost):/;

clause(
  ["MO-5.10", "MO-7.1", "MO-7.3", "MO-7.6", "MO-7.11", "MO-9.6", "MO-9.8", "MO-9.9", "MO-9.21", "MO-9.26", "MO-14.4"],
  "a second count of random games finds the same defences, actions and points",
  () => {
    sampledSettings(8, "second opinion").forEach(({ seats, options }, i) => {
      const scene = new Scene(game, { seats, options, seed: `opinion ${i}` });
      const random = Random.seeded(`opinion ${i}`);
      while (!scene.match.over) {
        const [question] = scene.match.pending;
        if (question === undefined) throw new Error("nobody is asked");
        if (question.prompt.say === "ask.action") {
          const m = scene.state;
          const { seat } = question;
          for (const n of provinces(m)) expect(defenceOf(m, n)).toBe(defence(m, n));
          const offered = question.options.map(({ id }) => id);
          const of = (kinds: RegExp) => offered.filter((id) => kinds.test(id)).sort();
          expect(of(/^conquer:/)).toEqual(conquests(m, seat).sort());
          expect(of(/^(buy:|complete:|advance$)/)).toEqual(purchases(m, seat).sort());
          expect(of(/^(move|outpost|explore|take-production|take-market|defeat):/)).toEqual(
            pieceActions(m, seat).sort(),
          );
        }
        const deeds = question.options.map(({ id }) => id).filter((id) => DEEDS.test(id));
        scene.match.answer(question.seat, mostly(deeds, question, random));
      }
      const { scores, unseated = [] } = scene.match.result ?? { scores: [] };
      expect([...scores, ...unseated.map(({ score }) => score)]).toEqual(points(scene.state));
    });
  },
);
