import { RESOURCES } from "@civitas/monumental-family";
import { Icon, Piece, ResourceToken, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { GOODS } from "../src/content/tokens.ts";
import { ref } from "../src/refs.ts";
import type { Owner } from "../src/state.ts";
import { say } from "./say.ts";
import { useMine, useMonumental, useRealm } from "./seats.ts";
import { useShownOwner } from "./stance.ts";

/** Five large tokens; the first three are lost at the end of the actions. */
export function Tokens({ owner, size }: { readonly owner: Owner; readonly size?: "large" | "small" }) {
  const { supply } = useRealm(owner);
  const { turn, mover } = useMonumental();
  const { restricted = 0 } = turn;
  return (
    <div className="mo-tokens">
      {RESOURCES.map((resource) => (
        <Piece
          key={resource}
          at={ref.supply(owner, resource)}
          label={say("ui.supply-of", { what: { say: `icon.${resource}` }, n: supply[resource] ?? 0 })}
          className="mo-token"
        >
          <ResourceToken kind={resource} n={supply[resource] ?? 0} {...(size === undefined ? {} : { size })} />
        </Piece>
      ))}
      {owner === mover && restricted > 0 && (
        <Piece
          at={ref.supply(owner, "restricted")}
          label={say("ui.restricted", { n: restricted })}
          className="mo-token"
        >
          <span className="mo-restricted">
            <ResourceToken kind="military" n={restricted} />
            <Icon name="barbarian" />
          </span>
        </Piece>
      )}
    </div>
  );
}

/** The supply of whoever's city is shown, with the tokens that can be cashed in. */
export function SupplyZone() {
  const { owner } = useShownOwner();
  const mine = useMine();
  const words = useSay();
  return (
    <ZoneBox
      className="mo-supply"
      title={words.plain(say("ui.supply"))}
      aside={owner === mine ? words.plain(say("ui.supply-lost")) : undefined}
    >
      <Tokens owner={owner} size="large" />
      <TokenLine owner={owner} />
    </ZoneBox>
  );
}

function TokenLine({ owner }: { readonly owner: Owner }) {
  const { productionTokens = 0, markets } = useRealm(owner);
  const words = useSay();
  return (
    <div className="mo-token-line">
      <Piece
        at={ref.productionTokens(owner)}
        label={say("ui.production-tokens", { n: productionTokens })}
        className="mo-chit"
        style={productionTokens === 0 ? { display: "none" } : {}}
      >
        <ResourceToken kind="production" n={1} size="small" /> × {productionTokens}
      </Piece>
      {markets.map(({ market, good, used }, i) => (
        <Piece key={i} at={ref.marketToken(owner, market)} label={{ say: `market.${market}` }} className="mo-chit">
          <span className="mo-chit-face" data-used={used || undefined}>
            <Icon name="amphora" />
            <Words message={{ say: `market.${market}` }} />
            {used ? (
              <em>{words.plain(say("ui.used"))}</em>
            ) : (
              Object.entries(GOODS[good]).map(([kind, n]) => (
                <ResourceToken key={kind} kind={kind} n={n} size="small" />
              ))
            )}
          </span>
        </Piece>
      ))}
    </div>
  );
}
