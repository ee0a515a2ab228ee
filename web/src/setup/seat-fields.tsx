import type { SeatRange } from "@civitas/kernel";
import { Emblem } from "@civitas/table-kit";
import { useT } from "../app/language.tsx";
import { nameOf, settings } from "../app/settings.ts";

/** Who is to sit there; `open` waits for somebody from the network. */
export type SeatChoice =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "bot"; readonly level: string }
  | { readonly kind: "open" };

/** Who sits there unless somebody else is chosen. */
export const BOT: SeatChoice = { kind: "bot", level: "normal" };

const LEVELS = ["easy", "normal", "hard"] as const;

/** How many play, and who they are. */
export function SeatFields(props: {
  readonly range: SeatRange;
  readonly seats: readonly SeatChoice[];
  readonly change: (seats: readonly SeatChoice[]) => void;
  readonly online: boolean;
}) {
  const { range, seats, change, online } = props;
  const t = useT();
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  const put = (seat: number, choice: SeatChoice): void => change(seats.map((old, i) => (i === seat ? choice : old)));
  const resize = (n: number): void =>
    change(Array.from({ length: n }, (_, i) => seats[i] ?? (online ? { kind: "open" } : BOT)));
  const pick = (seat: number, value: string): void => {
    // Online there is only one of me: the seat where I sat before becomes open.
    if (value === "person" && online) {
      const me: SeatChoice = { kind: "person", name: settings().name };
      change(seats.map((old, i) => (i === seat ? me : old.kind === "person" ? { kind: "open" } : old)));
    } else if (value === "person") put(seat, { kind: "person", name: seat === 0 ? settings().name : "" });
    else put(seat, value === "open" ? { kind: "open" } : { kind: "bot", level: value });
  };
  return (
    <fieldset>
      <legend>{t("new.seats")}</legend>
      {counts.length > 1 && (
        <fieldset className="counts" aria-label={t("new.how-many")}>
          {counts.map((n) => (
            <button key={n} type="button" aria-pressed={n === seats.length} onClick={() => resize(n)}>
              {n}
            </button>
          ))}
        </fieldset>
      )}
      <ul className="seat-fields">
        {seats.map((seat, i) => (
          <li key={i}>
            <Emblem seat={i} />
            <select
              aria-label={t("new.seat", { n: i + 1 })}
              value={seat.kind === "bot" ? seat.level : seat.kind}
              onChange={({ target }) => pick(i, target.value)}
            >
              <option value="person">{t(online ? "new.me" : "new.person")}</option>
              {online && <option value="open">{t("seat.open")}</option>}
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t(`seat.bot.${level}`)}
                </option>
              ))}
            </select>
            {seat.kind === "person" && (
              <input
                aria-label={t("new.name-of", { n: i + 1 })}
                placeholder={t("new.name-of", { n: i + 1 })}
                maxLength={24}
                value={seat.name}
                onChange={({ target }) => put(i, { kind: "person", name: nameOf(target.value) })}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
