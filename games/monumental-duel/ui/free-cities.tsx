import type { Seat } from "@civitas/kernel";
import { Emblem, Icon, IconScene, Piece, useSay, Words, ZoneBox } from "@civitas/table-kit";
import { cardText } from "../src/card-text.ts";
import { GOLD_TO_TAKE } from "../src/content/constants.ts";
import { ref } from "../src/refs.ts";
import { nameOf } from "../src/say.ts";
import type { FreeCityView } from "../src/view.ts";
import { BigCard } from "./card.tsx";
import { say } from "./say.ts";
import { groundOf } from "./scenes.ts";
import { useDuel, useMine } from "./seats.ts";

/** The free-city row: each city with the gold on both sides (MD-2.8, MD-17.8). */
export function FreeCities() {
  const duel = useDuel();
  const words = useSay();
  return (
    <ZoneBox
      title={
        <Piece at={ref.freeCityDeck} label={say("ui.city-cards-left", { n: duel.freeCityDeck })} as="span">
          {words.plain(say("ui.free-cities"))} <small className="md-more">+{duel.freeCityDeck}</small>
        </Piece>
      }
      aside={<Words message={say("ui.gold-takes", { n: GOLD_TO_TAKE })} />}
      className="md-free-cities"
    >
      <div className="md-cities">
        {duel.freeCities.map((city, i) =>
          city === null ? <span key={i} className="md-gap" /> : <FreeCity key={city.id} city={city} />,
        )}
      </div>
    </ZoneBox>
  );
}

function FreeCity({ city }: { readonly city: FreeCityView }) {
  const mine = useMine();
  return (
    <div className="md-free-city">
      <Piece
        at={ref.freeCity(city.id)}
        label={nameOf(city.id)}
        zoom={<BigCard id={city.id} />}
        className="md-free-city-card"
      >
        <span className="md-free-city-band" data-tone="city">
          <IconScene icon={city.id} ground={groundOf(city.id)} />
        </span>
        <span className="md-free-city-body">
          <b>
            <Words message={nameOf(city.id)} />
          </b>
          <span className="md-free-city-text">
            {cardText(city.id).map((sentence, i) => (
              <Words key={i} message={sentence} />
            ))}
          </span>
        </span>
      </Piece>
      <div className="md-sides">
        <Side city={city} seat={mine} />
        <Side city={city} seat={1 - mine} />
      </div>
    </div>
  );
}

/** One player's side: his gold of the four he needs, and whether he has traded this round. */
function Side({ city, seat }: { readonly city: FreeCityView; readonly seat: Seat }) {
  const gold = seat === 0 ? city.gold[0] : city.gold[1];
  const traded = seat === 0 ? city.traded[0] : city.traded[1];
  const label = say("ui.side", { player: { seat }, n: gold, of: GOLD_TO_TAKE });
  const words = useSay();
  return (
    <Piece at={ref.side(seat, city.id)} label={label} className="md-side">
      <Emblem seat={seat} label={words.plain(label)} />
      {Array.from({ length: GOLD_TO_TAKE }, (_, i) => (
        <span key={i} className="md-coin" data-laid={i < gold || undefined} />
      ))}
      {traded && <Icon name="tick" label={words.plain(say("ui.traded"))} />}
    </Piece>
  );
}
