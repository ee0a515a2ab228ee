import type { Exchange, ExchangeSide, Seat } from "@civitas/kernel";
import { Emblem, useLocked, useSay, useTable, Words } from "@civitas/table-kit";
import type { ReactNode } from "react";
import { useT } from "../app/language.tsx";
import { useKeys } from "../app/use-keys.ts";
import { type DraftGood, type OfferDraft, useOfferDraft } from "./use-draft.ts";

const SIDES: readonly ExchangeSide[] = ["gives", "asks"];
const OFFER_KEY = "e";
const LEAVE_KEY = "0";

/** The offer in question: what the player gives on the left, what the player gets on the right. */
export function ExchangeForm() {
  const exchange = useTable().sight.question?.exchange;
  if (exchange === undefined) return null;
  // Offers to different people are different forms.
  return exchange.draft === true ? (
    <DraftForm key={exchange.to.join()} exchange={exchange} />
  ) : (
    <Sides exchange={exchange}>{(side) => <GoodsOnOffer exchange={exchange} side={side} />}</Sides>
  );
}

function Sides(props: { readonly exchange: Exchange; readonly children: (side: ExchangeSide) => ReactNode }) {
  const { exchange, children } = props;
  const t = useT();
  const { viewer } = useTable().sight;
  // The receiver of an offer reads it from the other side.
  const order = viewer === exchange.by ? SIDES : [...SIDES].reverse();
  return (
    <section className="exchange" aria-label={t("exchange.name")}>
      {order.map((side) => (
        <div key={side} className="exchange-side" data-side={side}>
          <SideHead exchange={exchange} side={side} />
          {children(side)}
        </div>
      ))}
    </section>
  );
}

/** "You give", or who gives it. */
function SideHead({ exchange, side }: { readonly exchange: Exchange; readonly side: ExchangeSide }) {
  const t = useT();
  const say = useSay();
  const { viewer } = useTable().sight;
  const givers: readonly Seat[] = side === "gives" ? [exchange.by] : exchange.to;
  if (givers.some((seat) => seat === viewer)) return <h3>{t("exchange.you-give")}</h3>;
  return (
    <h3>
      {t("exchange.you-get")}
      <small>
        {givers.map((seat) => (
          <span key={seat}>
            <Emblem seat={seat} /> {say.nameOf(seat)}
          </span>
        ))}
      </small>
    </h3>
  );
}

function GoodsOnOffer({ exchange, side }: { readonly exchange: Exchange; readonly side: ExchangeSide }) {
  const t = useT();
  const goods = exchange[side].filter(({ n }) => n > 0);
  if (goods.length === 0) return <p className="quiet">{t("exchange.nothing")}</p>;
  return (
    <ul>
      {goods.map(({ id, n, name }) => (
        <li key={id}>
          <b>{n}</b> <Words message={name} />
        </li>
      ))}
    </ul>
  );
}

/** The form in which an offer is drawn up: nothing is sent before it is made. */
function DraftForm({ exchange }: { readonly exchange: Exchange }) {
  const t = useT();
  const say = useSay();
  const { sight, answer } = useTable();
  const locked = useLocked();
  const draft = useOfferDraft(exchange);
  const leave = sight.question?.options.find(({ apart }) => apart === "special");
  const why = sight.question?.blocked[0];
  const still = locked || draft.sending;
  useKeys((key) => {
    if (still || (key !== OFFER_KEY && key !== LEAVE_KEY)) return false;
    if (key === OFFER_KEY) draft.ready && draft.offer();
    else if (leave !== undefined) answer(leave.id);
    return true;
  });
  return (
    <div className="draft">
      <Sides exchange={exchange}>{(side) => <DraftSide draft={draft} side={side} locked={still} />}</Sides>
      <div className="apart-choices">
        {why !== undefined && !draft.ready && (
          <p role="status">
            <Words message={why.why} />
          </p>
        )}
        {leave !== undefined && (
          <button
            type="button"
            className="choice apart"
            data-option={leave.id}
            disabled={still}
            onClick={() => answer(leave.id)}
          >
            <kbd>{LEAVE_KEY}</kbd> {say.plain(leave.label)}
          </button>
        )}
        <button
          type="button"
          className="choice apart"
          data-apart="end"
          disabled={still || !draft.ready}
          onClick={draft.offer}
        >
          <kbd>{OFFER_KEY.toUpperCase()}</kbd> {t("exchange.offer")}
        </button>
      </div>
    </div>
  );
}

function DraftSide(props: { readonly draft: OfferDraft; readonly side: ExchangeSide; readonly locked: boolean }) {
  const { draft, side, locked } = props;
  const t = useT();
  // While the offer is sent, one good after the other becomes fixed; none of them disappears meanwhile.
  const goods = draft.goods(side).filter(({ most }) => most > 0 || draft.sending);
  if (goods.length === 0) return <p className="quiet">{t("exchange.nothing")}</p>;
  return (
    <ul>
      {goods.map((entry) => (
        <li key={entry.good.id} data-good={entry.good.id} data-in={entry.n > 0 || undefined}>
          <HowMany entry={entry} locked={locked || entry.fixed} />
        </li>
      ))}
    </ul>
  );
}

/** A checkbox for a single thing, buttons for fewer and more for things that can be counted. */
function HowMany({ entry, locked }: { readonly entry: DraftGood; readonly locked: boolean }) {
  const t = useT();
  const say = useSay();
  const { good, n, most, set } = entry;
  const name = say.plain(good.name);
  if (most <= 1) {
    return (
      <label>
        <input type="checkbox" checked={n > 0} disabled={locked} onChange={() => set(n > 0 ? 0 : 1)} />
        <span>
          <Words message={good.name} />
        </span>
      </label>
    );
  }
  return (
    <>
      <span className="good-name">
        <Words message={good.name} /> <small>{t("exchange.of", { n: most })}</small>
      </span>
      <span className="stepper">
        <button
          type="button"
          aria-label={t("exchange.fewer", { name })}
          disabled={locked || n === 0}
          onClick={() => set(n - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={name}
          min={0}
          max={most}
          value={n}
          disabled={locked}
          onChange={({ target }) => set(Math.max(0, Math.min(most, Math.round(target.valueAsNumber) || 0)))}
        />
        <button
          type="button"
          aria-label={t("exchange.more", { name })}
          disabled={locked || n >= most}
          onClick={() => set(n + 1)}
        >
          +
        </button>
      </span>
    </>
  );
}
