import type { Speech } from "@civitas/monumental-family";
import { spoken } from "@civitas/words/spoken";

/** MO-9.36: up to n soldiers of others, in provinces beside the own ones. */
export interface Destroy {
  readonly verb: "destroy";
  readonly n: number;
}

export const destroy = (n: number): Destroy => ({ verb: "destroy", n });

const { say, words } = spoken({
  en: {
    "do.destroy":
      "destroy up to {n, plural, one {# enemy soldier} other {# enemy soldiers}} in provinces next to your capital or to a province you control (not the last unit of a province without outpost)",
  },
  ru: {
    "do.destroy":
      "уничтожьте не более {n, plural, one {# солдата} other {# солдат}} соперников в провинциях рядом с вашей столицей или контролируемой провинцией (кроме последнего юнита провинции без аванпоста)",
  },
  hu: {
    "do.destroy":
      "pusztíts el legfeljebb {n} ellenséges katonát a fővárosoddal vagy irányított tartományoddal szomszédos tartományokban (előőrs nélküli tartomány utolsó egységét nem lehet)",
  },
});

export const destroySpeech: Speech<Destroy> = {
  says: ({ n }) => say("do.destroy", { n }),
  worth: ({ n }) => 0.2 * n,
  words,
};
