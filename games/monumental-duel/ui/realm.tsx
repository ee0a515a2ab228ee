import type { Seat } from "@civitas/kernel";
import { Icon, Name, Piece, ResourceToken, useSay, Words } from "@civitas/table-kit";
import { CARDS, type CardId, type LeaderId, type PolicyId } from "../src/content/cards.ts";
import { BARRICADE_DEFENCE } from "../src/content/constants.ts";
import { ref } from "../src/refs.ts";
import { nameOf } from "../src/say.ts";
import { BigCard, Types } from "./card.tsx";
import { say } from "./say.ts";
import { usePlayer } from "./seats.ts";

interface Props {
  readonly seat: Seat;
}

/** Developed policies lie on each other, the active one on top; the others wait in the culture deck. */
export function Policies({ seat }: Props) {
  const { policies, undeveloped, policyCost, policyUsed } = usePlayer(seat);
  const words = useSay();
  const active = policies.at(-1);
  return (
    <div className="md-policies">
      <Piece at={ref.policies(seat)} label={say("ui.policies", { n: policies.length })} className="md-heading">
        <Icon name="policy" /> {words.plain(say("ui.policies-short"))} <b>{policies.length}</b>
      </Piece>
      {policies.toReversed().map((id) => (
        <Policy
          key={id}
          seat={seat}
          id={id}
          lying={id === active ? "active" : "covered"}
          used={id === active && policyUsed}
        />
      ))}
      {undeveloped.length > 0 && (
        <span className="md-next">
          <span>{words.plain(say("ui.next-policy"))}</span> <ResourceToken kind="culture" n={policyCost} size="small" />
        </span>
      )}
      {undeveloped.map((id) => (
        <Policy key={id} seat={seat} id={id} lying="waiting" used={false} />
      ))}
    </div>
  );
}

interface PolicyProps extends Props {
  readonly id: PolicyId;
  readonly lying: "active" | "covered" | "waiting";
  readonly used: boolean;
}

function Policy({ seat, id, lying, used }: PolicyProps) {
  const words = useSay();
  return (
    <Piece at={ref.policy(seat, id)} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-bar-piece">
      <span className="md-bar" data-tone="policy" data-role={lying} data-used={used || undefined}>
        <Icon name={id} />
        <span className="md-bar-name">
          <Name message={nameOf(id)} />
        </span>
        {lying === "active" && !used && <em>{words.plain(say("ui.active"))}</em>}
        {used && <Icon name="tick" label={words.plain(say("ui.used"))} />}
      </span>
    </Piece>
  );
}

/** The province pile from the top; Barricades lie among the provinces and protect what is below them (MD-12). */
export function Provinces({ seat }: Props) {
  const { provinces, typeTokens } = usePlayer(seat);
  const words = useSay();
  const top = provinces.findLastIndex(({ barricade }) => !barricade);
  const above = provinces.length - 1 - top;
  const tokens = Object.entries(typeTokens).filter(([, n]) => n > 0);
  return (
    <div className="md-provinces">
      <Piece at={ref.provinces(seat)} label={say("ui.provinces", { n: provinces.length })} className="md-heading">
        <Icon name="province" /> {words.plain(say("ui.provinces-short"))}{" "}
        <b>{provinces.filter(({ barricade }) => !barricade).length}</b>
      </Piece>
      {provinces
        .map((province, index) => ({ province, index }))
        .toReversed()
        .map(({ province: { id, barricade, types }, index }) => (
          <Piece
            key={index}
            at={ref.province(seat, index)}
            label={nameOf(id)}
            zoom={<BigCard id={id} />}
            className="md-bar-piece"
          >
            <span className="md-bar" data-tone={barricade ? "basic" : "province"} data-terrain={types[0]}>
              {barricade ? <Icon name="barricade" /> : <Types types={types} />}
              <span className="md-bar-name">
                <Name message={nameOf(id)} />
              </span>
              <b>
                {barricade ? `+${BARRICADE_DEFENCE}` : CARDS[id].cost}
                {index === top && above > 0 && ` + ${above * BARRICADE_DEFENCE}`}
              </b>
            </span>
          </Piece>
        ))}
      {tokens.length > 0 && (
        <Piece at={ref.typeTokens(seat)} label={say("ui.type-tokens")} className="md-type-tokens">
          {tokens.map(([type, n]) => (
            <span key={type}>
              <Icon name={type} label={words.plain({ say: `type.${type}` })} />×{n}
            </span>
          ))}
        </Piece>
      )}
    </div>
  );
}

/** Warlord and scout, each used once a round. */
export function Leaders({ seat }: Props) {
  const { warlord, warlordUsed, scout, scoutUsed } = usePlayer(seat);
  return (
    <div className="md-leaders">
      {warlord !== null && <Leader at={ref.warlord(seat)} id={warlord} post="warlord" used={warlordUsed} />}
      {scout !== null && <Leader at={ref.scout(seat)} id={scout} post="scout" used={scoutUsed} />}
    </div>
  );
}

function Leader({
  at,
  id,
  post,
  used,
}: {
  readonly at: string;
  readonly id: LeaderId;
  readonly post: "warlord" | "scout";
  readonly used: boolean;
}) {
  const words = useSay();
  return (
    <Piece at={at} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-leader">
      <span className="md-leader-face" data-role={post} data-used={used || undefined}>
        <Icon name={post === "scout" ? "scout" : id} />
        <span>
          <b>
            <Words message={nameOf(id)} />
          </b>
          <small>
            {words.plain(say(`ui.${post}`))} · {words.plain(say(used ? "ui.used" : "ui.ready"))}
          </small>
        </span>
        {used && <Icon name="tick" />}
      </span>
    </Piece>
  );
}

/** MD-8.11: the wonder under construction with its second section to pay; two while one of them is chosen. */
export function Construction({ seat }: Props) {
  const { underConstruction, completing } = usePlayer(seat);
  const words = useSay();
  const wonders: readonly CardId[] = completing === null ? underConstruction : [...underConstruction, completing];
  const first = wonders[0];
  return (
    <Piece
      at={ref.construction(seat)}
      label={first === undefined ? say("ui.no-wonder") : nameOf(first)}
      zoom={first === undefined ? undefined : <BigCard id={first} />}
      className="md-construction"
    >
      {wonders.length === 0 ? (
        <span className="md-no-wonder">
          <Icon name="wonder" /> {words.plain(say("ui.no-wonder"))}
        </span>
      ) : (
        wonders.map((id) => (
          <span key={id} className="md-bar" data-tone="wonder" data-role="building">
            <Icon name={id} />
            <span className="md-bar-name name-room">
              <Name message={nameOf(id)} />
            </span>
            <ResourceToken kind="production" n={CARDS[id].sections[1]} size="small" />
          </span>
        ))
      )}
    </Piece>
  );
}

/** Free cities the player controls: he trades with them for nothing (MD-17.4). */
export function OwnCities({ seat }: Props) {
  const { freeCities } = usePlayer(seat);
  return (
    <div className="md-own-cities">
      {freeCities.map(({ id, used }) => (
        <Piece key={id} at={ref.freeCity(id)} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-bar-piece">
          <span className="md-bar" data-tone="city" data-used={used || undefined}>
            <Icon name={id} />
            <span className="md-bar-name">
              <Name message={nameOf(id)} />
            </span>
            {used && <Icon name="tick" />}
          </span>
        </Piece>
      ))}
    </div>
  );
}

/** Drawn cards lie here until they are used and discarded (MD-21.9). */
export function Aside({ seat }: Props) {
  const { aside } = usePlayer(seat);
  const words = useSay();
  return (
    <>
      <Piece at={ref.aside(seat)} label={say("ui.aside")} className="md-aside-mark">
        {aside.length > 0 && words.plain(say("ui.aside"))}
      </Piece>
      {aside.map((id, i) => (
        <Piece key={i} at={ref.card(id)} label={nameOf(id)} zoom={<BigCard id={id} />} className="md-bar-piece">
          <span className="md-bar" data-tone="building">
            <Icon name={id} />
            <span className="md-bar-name">
              <Name message={nameOf(id)} />
            </span>
          </span>
        </Piece>
      ))}
    </>
  );
}
