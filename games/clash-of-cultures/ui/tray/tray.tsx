import { isAllowed, useQuestion, useTable } from "@civitas/table-kit";
import { useEffect, useMemo, useState } from "react";
import { hexOfRef } from "../map/looks.ts";
import { useClash } from "../seats.ts";
import { BuildTray } from "./build-tray.tsx";
import { commissionIn } from "./orders.ts";
import { partiesOf } from "./parties.ts";
import { PartyTray } from "./party-tray.tsx";

/** Who goes, or what is built: steppers over the half of the map that is not in question. */
export function Tray() {
  const view = useClash();
  const { question } = useQuestion();
  const { only } = useTable();
  const [busy, name] = useNaming();
  const options = useMemo(() => question?.options.filter(({ id }) => isAllowed(id, only)) ?? [], [question, only]);
  const parties = useMemo(() => partiesOf(options, view), [options, view]);
  if (question === undefined || busy) return null;
  const { prompt } = question;
  const key = options.map(({ id }) => id).join(" ");
  if (parties !== undefined) {
    const [at] = options[0]?.refs ?? [];
    const hex = at === undefined ? undefined : hexOfRef(view, at);
    return <PartyTray key={key} prompt={prompt} parties={parties} hex={hex} />;
  }
  const commission = commissionIn(question, options, view);
  return commission && <BuildTray key={key} prompt={prompt} commission={commission} name={name} />;
}

/** Gives the answers of a Build one after the other, as long as each of them is offered (CC-10.8). */
function useNaming(): readonly [busy: boolean, name: (ids: readonly string[]) => void] {
  const { question, answer } = useQuestion();
  const [left, setLeft] = useState<readonly string[]>([]);
  useEffect(() => {
    const [next, ...others] = left;
    if (next === undefined || question === undefined) return;
    const offered = question.prompt.say === "ask.build" && question.options.some(({ id }) => id === next);
    setLeft(offered ? others : []);
    if (offered) answer(next);
  }, [question, left, answer]);
  return [left.length > 0, setLeft];
}
