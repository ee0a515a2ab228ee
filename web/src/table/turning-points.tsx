import type { TurningPoint } from "@civitas/bots";
import { Emblem, useSay, Words } from "@civitas/table-kit";
import { useEffect, useState } from "react";
import { useT } from "../app/language.tsx";
import { go } from "../app/route.tsx";
import { House } from "../local/house.ts";
import { linkToRecord } from "../replay/link.ts";
import type { TableSource } from "../source/source.ts";
import { roundWords } from "./round-words.ts";

interface Found {
  readonly record: string;
  readonly points: readonly TurningPoint[];
}

/** The moments at which the game turned, each a way into the replay. */
export function TurningPoints({ source }: { readonly source: TableSource }) {
  const t = useT();
  const found = useTurningPoints(source);
  if (found !== undefined && found.points.length === 0) return null;
  return (
    <section className="turning-points" aria-label={t("sheet.turning")}>
      <h3>{t("sheet.turning")}</h3>
      {found === undefined ? (
        <p className="quiet">{t("sheet.turning-looks")}</p>
      ) : (
        <ol>
          {found.points.map((point) => (
            <li key={point.at}>
              <Moment point={point} visit={async () => go(await linkToRecord(found.record, point.at))} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Moment({ point, visit }: { readonly point: TurningPoint; readonly visit: () => void }) {
  const t = useT();
  const say = useSay();
  const { round, seat, what, whose, before, after } = point;
  return (
    <button type="button" className="plain" onClick={visit} title={t("past.visit")}>
      <Emblem seat={seat} />
      <span>
        <small>{roundWords(say, { round })}</small> <Words message={what} />
        <b data-better={after > before || undefined}>{t("sheet.swing", { name: say.nameOf(whose), before, after })}</b>
      </span>
    </button>
  );
}

/** A separate worker looks for them; leaving the table ends the search. */
function useTurningPoints(source: TableSource): Found | undefined {
  const [found, find] = useState<Found | undefined>(undefined);
  useEffect(() => {
    const house = new House();
    const look = async (): Promise<void> => {
      const record = (await source.record?.()) ?? "";
      await house.call("readRecord", record);
      find({ record, points: await house.call("turning") });
    };
    look()
      .catch(() => find({ record: "", points: [] }))
      .finally(() => house.close());
    return () => house.close();
  }, [source]);
  return found;
}
