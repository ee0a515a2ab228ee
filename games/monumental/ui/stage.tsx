import type { Ref } from "@civitas/kernel";
import { useLitParts, useOpenPart, useSay } from "@civitas/table-kit";
import { type ReactNode, useEffect, useState } from "react";
import { say } from "./say.ts";

type Part = "map" | "city" | "peoples";
const PARTS: readonly Part[] = ["map", "city", "peoples"];

/** In which part things lie, by the first word of their refs; display and supply are always in sight. */
const LIES_IN: Readonly<Record<string, Part>> = {
  space: "map",
  soldiers: "map",
  warlord: "map",
  explorer: "map",
  outpost: "map",
  production: "map",
  pile: "map",
  discovery: "map",
  "wonder-token": "map",
  monster: "map",
  hero: "map",
  city: "city",
  "city-deck": "city",
  "city-discard": "city",
  drawn: "city",
  realm: "city",
  archive: "city",
  construction: "city",
  policies: "city",
  policy: "city",
  outposts: "city",
  tokens: "city",
  trophies: "city",
};

const partOf = (ref: Ref): Part | undefined => LIES_IN[ref.split(":")[0] ?? ""];

/**
 * What stands below the display. Where there is room all of it, or the map alone if one wants it large; on a narrow table
 * one part at a time, with tabs above it (the style sheet decides which of the two).
 */
export function MonumentalStage({
  children,
}: {
  readonly children: Readonly<Record<Part | "supply" | "realm", ReactNode>>;
}) {
  const { lit, needed } = useLitParts(partOf);
  const [part, turnTo] = useOpenPart<Part>(needed, "map");
  const [large, enlarge] = useState(false);
  const words = useSay();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "z") return;
      if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
      enlarge((now) => !now);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <div className="mo-stage-tabs" role="tablist">
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={part === one}
            data-lit={lit.has(one) || undefined}
            onClick={() => turnTo(one)}
          >
            {words.plain(say(`ui.part-of.${one}`))}
          </button>
        ))}
      </div>
      <div className="mo-stage" data-part={part} data-large={large || undefined}>
        <div className="mo-left">
          {children.map}
          <button type="button" className="mo-enlarge" aria-pressed={large} onClick={() => enlarge(!large)}>
            {words.plain(say(large ? "ui.smaller" : "ui.larger"))} <kbd>Z</kbd>
          </button>
          {children.peoples}
        </div>
        <div className="mo-right">
          {children.city}
          {children.supply}
          {children.realm}
        </div>
      </div>
    </>
  );
}
