import type { GameEntry } from "@civitas/games";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Metrics } from "./http/health.ts";
import type { Who } from "./http/who.ts";
import type { Commands } from "./live/commands.ts";
import type { Hub } from "./live/hub.ts";
import type { Passkeys } from "./people/passkeys.ts";
import type { People } from "./people/people.ts";
import type { Sessions } from "./people/sessions.ts";
import type { Outage } from "./storage/outage.ts";
import type { Store } from "./storage/store.ts";
import type { Hall } from "./tables/hall.ts";
import type { Lobby } from "./tables/lobby.ts";
import type { Playing } from "./tables/playing.ts";

/** The parts of a running server, for its own use. */
export interface Inside {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly who: Who;
  readonly hub: Hub;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly playing: Playing;
  readonly commands: Commands;
  readonly metrics: Metrics;
  readonly outage: Outage;
  readonly pushKey: string;
  readonly closing: () => boolean;
}
