import { Emblem, useSay, useTable, Words } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import type { TableState } from "../source/source.ts";
import { ClockFace } from "./clock-face.tsx";
import type { Shown } from "./projector.ts";

interface BesideProps {
  readonly state: TableState;
  readonly shown: Shown;
}

/**
 * What is special about the question: whether it must be answered, whether it is secret, what is picked so far, who
 * else decides.
 */
export function Beside({ state, shown }: BesideProps) {
  const t = useT();
  const { question } = shown.sight;
  if (question === undefined || state.ending !== undefined) return null;
  const { optional = false, sealed, picked = [] } = question;
  return (
    <div className="beside">
      {sealed !== undefined && <span className="beside-kind">{t("ask.secret")}</span>}
      {optional && sealed === undefined && <span className="beside-kind">{t("ask.may")}</span>}
      {sealed?.mine !== undefined && <SealedPick id={sealed.mine} />}
      {picked.length > 0 && (
        <p>
          {t("ask.picked")}{" "}
          {picked.map((label, i) => (
            <span key={i} className="beside-picked">
              <Words message={label} />
            </span>
          ))}
        </p>
      )}
      <OthersAsked state={state} shown={shown} />
    </div>
  );
}

/** One's own pick that still lies face down. */
function SealedPick({ id }: { readonly id: string }) {
  const t = useT();
  const say = useSay();
  const { sight } = useTable();
  const picked = sight.question?.options.find((option) => option.id === id);
  return <p>{t("ask.secret-mine", { pick: picked === undefined ? id : say.plain(picked.label) })}</p>;
}

/** Where several are asked at once: who has still to answer, and how long they may think. */
function OthersAsked({ state, shown }: BesideProps) {
  const t = useT();
  const say = useSay();
  const { waiting, viewer } = shown.sight;
  const others = waiting.filter((seat) => seat !== viewer);
  if (others.length === 0) return null;
  return (
    <p className="beside-others">
      {t("ask.still")}{" "}
      {others.map((seat) => (
        <span key={seat} className="beside-seat">
          <Emblem seat={seat} /> {say.nameOf(seat)} <ClockFace time={state.clocks?.[seat]} />
        </span>
      ))}
    </p>
  );
}
