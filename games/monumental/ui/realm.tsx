import type { Message } from "@civitas/kernel";
import { Icon, Name, Piece, Portrait, ResourceToken, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { cardText, warlordText } from "../src/card-text.ts";
import { CARDS, type PolicyId } from "../src/content/cards.ts";
import { POLICIES } from "../src/content/constants.ts";
import { originOf } from "../src/content/origin.ts";
import { WARLORDS } from "../src/content/starting.ts";
import { ref } from "../src/refs.ts";
import { heroName, nameOf, warlordName } from "../src/say.ts";
import type { Owner } from "../src/state.ts";
import { cultureDeckSeen } from "../src/view.ts";
import { BigCard, PileList } from "./card.tsx";
import { HeroCloseUp } from "./figures.tsx";
import { say } from "./say.ts";
import { useMonumental, useRealm } from "./seats.ts";
import { useShownOwner } from "./stance.ts";

/** On a phone, where a close-up takes a long press, policies and warlord say here what they do. */
export const RealmPage = () => <RealmZone told />;

/** Policies at the left; the wonder being built, warlord, hero and reserves at the right. */
export function RealmZone({ told = false }: { readonly told?: boolean }) {
  const { owner } = useShownOwner();
  const words = useSay();
  return (
    <ZoneBox className="mo-realm" title={<span className="spoken">{words.plain(say("ui.realm"))}</span>}>
      <Policies owner={owner} told={told} />
      <div className="mo-bars">
        <Construction owner={owner} />
        <Warlord owner={owner} told={told} />
        <Hero owner={owner} />
        <Reserves owner={owner} />
      </div>
    </ZoneBox>
  );
}

interface PartProps {
  readonly owner: Owner;
  readonly told: boolean;
}

function Policies({ owner, told }: PartProps) {
  const realm = useRealm(owner);
  const { policies } = realm;
  const { policies: undeveloped, cost } = cultureDeckSeen(realm);
  const words = useSay();
  const inForce = policies.at(-1);
  return (
    <div className="mo-bars">
      <Piece
        at={ref.policies(owner)}
        label={say("ui.policies", { n: policies.length, cost: cost ?? 0 })}
        className="mo-heading"
      >
        <Icon name="policy" /> {words.plain(say("ui.policies-short"))}
        <b>{words.plain(say("ui.of", { n: policies.length, all: POLICIES }))}</b>
        {cost !== undefined && <ResourceToken kind="culture" n={cost} size="small" />}
      </Piece>
      {policies.toReversed().map((id) => (
        <Policy key={id} owner={owner} id={id} told={told} lies={id === inForce ? "force" : "covered"} />
      ))}
      {undeveloped.map((id) => (
        <Policy key={id} owner={owner} id={id} told={told} lies="waiting" />
      ))}
    </div>
  );
}

interface PolicyProps extends PartProps {
  readonly id: PolicyId;
  readonly lies: "force" | "covered" | "waiting";
}

function Policy({ owner, id, told, lies }: PolicyProps) {
  const { turn, mover } = useMonumental();
  const words = useSay();
  const used = lies === "force" && owner === mover && turn.policyUsed === true;
  return (
    <Piece at={ref.policy(owner, id)} label={nameOf(id)} zoom={<BigCard id={id} />} className="mo-bar-piece">
      <span className="mo-bar" data-tone="policy" data-lies={lies} data-used={used || undefined}>
        <Icon name={id} />
        <span className="mo-bar-name name-room">
          <Name message={nameOf(id)} />
        </span>
        {lies === "force" && !used && <em>{words.plain(say("ui.in-force"))}</em>}
        {used && <Icon name="tick" label={words.plain(say("ui.used"))} />}
      </span>
      {told && <Told text={cardText(id)} />}
    </Piece>
  );
}

/** The wonder being built with today's price of its second section. */
function Construction({ owner }: { readonly owner: Owner }) {
  const { construction, sectionPrice } = useRealm(owner);
  const words = useSay();
  const [first] = construction;
  return (
    <>
      <span className="mo-heading">
        <Icon name="wonder" /> {words.plain(say("ui.being-built"))}
      </span>
      <Piece
        at={ref.construction(owner)}
        label={first === undefined ? say("ui.no-wonder") : nameOf(first)}
        zoom={first === undefined ? undefined : <BigCard id={first} />}
        className="mo-bar-piece"
      >
        {construction.length === 0 ? (
          <span className="mo-no-wonder">{words.plain(say("ui.no-wonder"))}</span>
        ) : (
          construction.map((id) => (
            <span key={id} className="mo-bar" data-tone="wonder" data-lies="building">
              <Icon name={id} />
              <span className="mo-bar-name name-room">
                <Name message={nameOf(id)} />
              </span>
              <ResourceToken
                kind="production"
                n={
                  sectionPrice === undefined || sectionPrice === CARDS[id].sections[1]
                    ? CARDS[id].sections[1]
                    : `${CARDS[id].sections[1]}→${sectionPrice}`
                }
                size="small"
              />
            </span>
          ))
        )}
      </Piece>
    </>
  );
}

/** What a card does, below its name. */
function Told({ text }: { readonly text: readonly Message[] }) {
  return (
    <p className="mo-told">
      {text.map((sentence, i) => (
        <span key={i}>
          <Words message={sentence} />{" "}
        </span>
      ))}
    </p>
  );
}

function Warlord({ owner, told }: PartProps) {
  const { civilization } = useRealm(owner);
  if (civilization === null) return null;
  const { id } = WARLORDS[civilization];
  const text = warlordText(civilization).map((sentence, i) => <Words key={i} message={sentence} />);
  const close = (
    <Portrait
      tone="military"
      icon={id}
      name={<Words message={warlordName(id)} />}
      kind={<Words message={say("ui.warlord")} />}
      origin={originOf(id)}
    >
      <p>{text}</p>
    </Portrait>
  );
  return (
    <Piece at={`leader:${owner}`} label={warlordName(id)} zoom={close} className="mo-bar-piece">
      <span className="mo-leader">
        <Icon name={id} />
        <span>
          <b>
            <Words message={warlordName(id)} />
          </b>
          <small>
            <Words message={say("ui.warlord")} />
          </small>
        </span>
      </span>
      {told && <Told text={warlordText(civilization)} />}
    </Piece>
  );
}

function Hero({ owner }: { readonly owner: Owner }) {
  const { hero } = useRealm(owner);
  if (hero === undefined) return null;
  const { id, space, place } = hero;
  return (
    <Piece at={ref.realm(owner)} label={heroName(id)} zoom={<HeroCloseUp id={id} />} className="mo-bar-piece">
      <span className="mo-leader" data-kind="hero">
        <Icon name={id} />
        <span>
          <b>
            <Words message={heroName(id)} />
          </b>
          <small>
            {space?.toUpperCase()}
            {place !== undefined && <Words message={say("ui.on-place", { n: place })} />}
          </small>
        </span>
      </span>
    </Piece>
  );
}

function Reserves({ owner }: { readonly owner: Owner }) {
  const { outposts, archived, monsters = [], tokens } = useRealm(owner);
  const words = useSay();
  const archive = say("ui.archive", { n: archived.length });
  return (
    <div className="mo-reserves">
      <Piece as="span" at={ref.outposts(owner)} label={say("ui.outposts", { n: outposts })} className="mo-pile">
        <Icon name="outpost" /> <b>{outposts}</b>
      </Piece>
      <Piece
        as="span"
        at={ref.archive(owner)}
        label={archive}
        zoom={archived.length === 0 ? undefined : <PileList title={words.plain(archive)} cards={archived} />}
        className="mo-pile"
      >
        <Icon name="archive" /> <b>{archived.length}</b>
      </Piece>
      <Piece as="span" at={ref.tokens(owner)} label={say("ui.tokens", { n: tokens.length })} className="mo-pile">
        <Icon name="barbarian" /> <b>{tokens.length}</b>
      </Piece>
      {monsters.length > 0 && (
        <Piece
          as="span"
          at={ref.trophies(owner)}
          label={say("ui.trophies", { n: monsters.length })}
          className="mo-pile"
        >
          {monsters.map((id) => (
            <Icon key={id} name={id} />
          ))}
        </Piece>
      )}
      <Piece as="span" at={ref.bank} label={say("ui.bank")} className="mo-pile mo-quiet">
        <Icon name="token" />
      </Piece>
    </div>
  );
}
