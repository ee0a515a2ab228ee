import type { Message, Option, Price, Ref, Rules } from "@civitas/kernel";
import { say } from "../say.ts";

/** Choices that stand together in the list. */
export type ActionGroup = "conquer" | "map" | "acquire" | "use" | "wonder" | "end";

/** What is said of an action once somebody looks. */
export interface Words {
  readonly label: Message;
  readonly note?: Message | undefined;
  readonly preview?: Message | undefined;
}

type Spot = NonNullable<Option["from"]>;

interface Details {
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
  readonly apart?: Option["apart"];
  readonly from?: () => Spot;
  readonly to?: () => Spot;
}

const GROUPS: Readonly<Record<ActionGroup, Message>> = {
  conquer: say("group.conquer"),
  map: say("group.map"),
  acquire: say("group.acquire"),
  use: say("group.use"),
  wonder: say("group.wonder"),
  end: say("group.end"),
};

/** An action of MO-6.2 as an option. Bots answer most of them unread, so it is put into words only when it is looked at. */
export class Action implements Option {
  readonly refs: readonly Ref[] | undefined;
  readonly price: Price | undefined;
  readonly apart: Option["apart"];
  readonly group: Message;
  readonly #words: () => Words;
  readonly #details: Details;

  constructor(
    readonly id: string,
    group: ActionGroup,
    details: Details,
    words: () => Words,
    /** What happens when it is chosen. */
    readonly act: () => Rules,
  ) {
    this.refs = details.refs;
    this.price = details.price;
    this.apart = details.apart;
    this.group = GROUPS[group];
    this.#details = details;
    this.#words = words;
  }

  get label(): Message {
    return this.#words().label;
  }

  get note(): Message | undefined {
    return this.#words().note;
  }

  get preview(): Message | undefined {
    return this.#words().preview;
  }

  get from(): Spot | undefined {
    return this.#details.from?.();
  }

  get to(): Spot | undefined {
    return this.#details.to?.();
  }
}

export const groupOf = (group: ActionGroup): Message => GROUPS[group];
