import type { Seat } from "@civitas/kernel";
import { Changing, Icon, Piece, seatLook, useSay } from "@civitas/table-kit";
import type { CSSProperties, ReactNode } from "react";
import { RESOURCES, TOKENS } from "../../src/content/goods.ts";
import { ref } from "../../src/refs.ts";
import { say } from "../say.ts";
import { pointsOf, useClash, usePlayer } from "../seats.ts";
import type { Corner } from "./corners.ts";
import { RivalCloseUp } from "./rival-close-up.tsx";

/** A rival, hanging in the corner of the map that is nearest to their home. */
export function Banner({ seat, corner }: { readonly seat: Seat; readonly corner: Corner }) {
  const words = useSay();
  const { first } = useClash();
  const { score } = usePlayer(seat);
  const { colour, icon } = seatLook(seat);
  const style: CSSProperties & Record<"--seat", string> = { "--seat": colour };
  return (
    <div className="cc-banner" data-corner={corner} style={style}>
      <Piece
        at={ref.player(seat)}
        label={say("ui.player", { who: { seat } })}
        zoom={<RivalCloseUp seat={seat} />}
        className="cc-cloth"
      >
        <b className="cc-banner-name">{words.nameOf(seat)}</b>
        <b className="cc-banner-points">
          <Icon name={icon} />
          <Icon name="points" label={words.plain(say("ui.points"))} />
          <Changing value={pointsOf(score.total)} />
          {first === seat && <Icon name="leader" label={words.plain(say("ui.first-player"))} />}
        </b>
        <BannerRows seat={seat} />
      </Piece>
    </div>
  );
}

function BannerRows({ seat }: { readonly seat: Seat }) {
  const words = useSay();
  const { goods, limits, actionCards, objectiveCards, greatPersons, completed } = usePlayer(seat);
  const level = (n: number): ReactNode => <small>/{n}</small>;
  return (
    <>
      <span className="cc-banner-rows">
        {RESOURCES.map((kind) => (
          <Row
            key={kind}
            at={ref.goods(seat, kind)}
            icon={kind}
            label={words.plain({ say: `icon.${kind}` })}
            n={goods[kind]}
          />
        ))}
      </span>
      <span className="cc-banner-rows">
        {TOKENS.map((kind) => (
          <Row
            key={kind}
            at={ref.goods(seat, kind)}
            icon={kind}
            label={words.plain({ say: `icon.${kind}` })}
            n={goods[kind]}
            more={level(limits[kind])}
          />
        ))}
      </span>
      <span className="cc-banner-rows">
        <Row
          at={ref.hand(seat)}
          icon="actions"
          label={words.plain(say("ui.action-cards"))}
          n={actionCards + greatPersons.length}
        />
        <Row
          at={ref.completed(seat)}
          icon="objectives"
          label={words.plain(say("ui.objective-cards"))}
          n={objectiveCards}
          more={completed.length > 0 ? <small>+{completed.length}✓</small> : undefined}
        />
      </span>
    </>
  );
}

function Row(props: {
  readonly at: string;
  readonly icon: string;
  readonly label: string;
  readonly n: number;
  readonly more?: ReactNode;
}) {
  const { at, icon, label, n, more } = props;
  return (
    <span className="cc-banner-row" data-ref={at}>
      <Icon name={icon} label={label} />
      <Changing value={n} />
      {more}
    </span>
  );
}
