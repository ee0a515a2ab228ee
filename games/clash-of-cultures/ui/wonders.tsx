import { Emblem, Icon, Piece, Portrait, useSay, Words } from "@civitas/table-kit";
import { wonderText } from "../src/card-text.ts";
import { GOODS } from "../src/content/goods.ts";
import type { WonderId } from "../src/content/ids.ts";
import { WONDERS } from "../src/content/wonders.ts";
import { ref } from "../src/refs.ts";
import { say } from "./say.ts";
import { useClash, useMine, usePlayer } from "./seats.ts";

/** So many of them stand one above the other. */
const A_COLUMN = 2;

/** The Wonders that lie open, and those that are reserved for somebody. */
export function Wonders() {
  const { wonders, players } = useClash();
  const words = useSay();
  const reserved = players.flatMap(({ seat, reserved: own }) => own.map((id) => ({ id, seat })));
  const n = wonders.length + reserved.length;
  return (
    <section className="zone cc-wonders">
      <h2>{words.plain(say("ui.wonders"))}</h2>
      {n === 0 && <p className="quiet">{words.plain(say("ui.no-wonders"))}</p>}
      <div className="cc-wonder-list" data-ref={ref.wonders} data-many={n > A_COLUMN || undefined}>
        {wonders.map(({ id }) => (
          <OpenWonder key={id} id={id} />
        ))}
        {reserved.map(({ id, seat }) => (
          <OpenWonder key={id} id={id} holder={seat} />
        ))}
      </div>
    </section>
  );
}

function OpenWonder({ id, holder }: { readonly id: WonderId; readonly holder?: number }) {
  const words = useSay();
  const mine = useMine();
  const { goods, advances } = usePlayer(mine);
  const { cost, requires } = WONDERS[id];
  // Engineering is wanted by all of them; the other one tells them apart.
  const wanted = requires.filter((advance) => advance !== "engineering" || !advances.includes("engineering"));
  const costs: Readonly<Record<string, number | undefined>> = cost;
  return (
    <Piece at={ref.wonder(id)} label={{ say: `wonder.${id}` }} zoom={<WonderCloseUp id={id} />} className="cc-wonder">
      <span className="cc-wonder-band">
        <Icon name={id} />
      </span>
      <span className="cc-wonder-words">
        <b>{words.plain({ say: `wonder.${id}` })}</b>
        <span className="cc-wonder-needs">
          {holder !== undefined && holder !== mine ? (
            <>
              <Emblem seat={holder} />{" "}
              <span className="cc-wonder-why">{words.plain(say("ui.reserved-by", { who: { seat: holder } }))}</span>
            </>
          ) : (
            wanted.slice(-1).map((advance) => (
              <span key={advance} data-owned={advances.includes(advance) || undefined}>
                <Icon name={advances.includes(advance) ? "tick" : "lock"} />{" "}
                <span className="cc-wonder-why">{words.plain({ say: `advance.${advance}` })}</span>
              </span>
            ))
          )}
        </span>
        <span className="cc-wonder-cost">
          {GOODS.map((kind) => {
            const n = costs[kind];
            return n === undefined ? null : (
              <span key={kind} data-short={goods[kind] < n || undefined}>
                <Icon name={kind} label={words.plain({ say: `icon.${kind}` })} inline />
                {n}
              </span>
            );
          })}
        </span>
      </span>
    </Piece>
  );
}

function WonderCloseUp({ id }: { readonly id: WonderId }) {
  return (
    <Portrait
      tone="wonder"
      icon={id}
      ground="rays"
      name={<Words message={{ say: `wonder.${id}` }} />}
      kind={<Words message={say("ui.kind.wonder")} />}
    >
      {wonderText(id).map((sentence, i) => (
        <p key={i}>
          <Words message={sentence} />
        </p>
      ))}
    </Portrait>
  );
}
