import type { Message, Option, Price, Ref, Rules, Spot } from "@civitas/kernel";
import { say } from "../say.ts";

/** Choices that stand together in the list. */
export type ActionGroup = "conquer" | "map" | "acquire" | "use" | "wonder" | "end";

/** How an action looks as a choice. */
export interface Look {
  readonly label: Message;
  readonly refs?: readonly Ref[] | undefined;
  readonly price?: Price | undefined;
  readonly note?: Message | undefined;
  readonly preview?: Message | undefined;
  readonly from?: Spot | undefined;
  readonly to?: Spot | undefined;
}

const GROUPS: Readonly<Record<ActionGroup, Message>> = {
  conquer: say("group.conquer"),
  map: say("group.map"),
  acquire: say("group.acquire"),
  use: say("group.use"),
  wonder: say("group.wonder"),
  end: say("group.end"),
};

/**
 * An action of MO-6.2 as an option. Bots answer most of them unread, so its look is made only when somebody reads it.
 */
export class Action implements Option {
  private seen: Look | undefined;

  constructor(
    readonly id: string,
    private readonly of: ActionGroup,
    private readonly makeLook: () => Look,
    /** What happens when it is chosen. */
    readonly act: () => Rules,
  ) {}

  private get look(): Look {
    this.seen ??= this.makeLook();
    return this.seen;
  }

  get group(): Message {
    return GROUPS[this.of];
  }

  get apart(): Option["apart"] {
    return this.of === "end" ? "end" : undefined;
  }

  get label(): Message {
    return this.look.label;
  }

  get refs(): readonly Ref[] | undefined {
    return this.look.refs;
  }

  get price(): Price | undefined {
    return this.look.price;
  }

  get note(): Message | undefined {
    return this.look.note;
  }

  get preview(): Message | undefined {
    return this.look.preview;
  }

  get from(): Spot | undefined {
    return this.look.from;
  }

  get to(): Spot | undefined {
    return this.look.to;
  }
}

export const groupOf = (group: ActionGroup): Message => GROUPS[group];
