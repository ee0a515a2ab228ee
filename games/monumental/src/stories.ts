import type { StoriesOf } from "@civitas/kernel";
import type { Stories } from "./agenda.ts";
import { tellAutomaCardDone, tellAutomaDraws } from "./automa/cards.ts";
import { tellAutomaConquers } from "./automa/conquest.ts";
import { tellAutomaExplores } from "./automa/explorers.ts";
import { tellAutomaJapan } from "./automa/japan.ts";
import { tellAutomaWonderToken } from "./automa/taking.ts";
import { tellAutomaLines } from "./automa/turn.ts";
import { tellConquer } from "./conquest.ts";
import { tellExplore, tellTakeTokens } from "./exploring.ts";
import { tellHeroMayReturn } from "./heroes.ts";
import { tellMonsterArrives } from "./monsters/arrival.ts";
import { tellAttack, tellMonstersAttack } from "./monsters/attack.ts";
import { tellLoseUnits } from "./monsters/losses.ts";
import { tellEachPlayer } from "./monsters/possessions.ts";
import { tellFillCity } from "./refresh.ts";
import { tellEffects, tellResolve } from "./resolve.ts";
import type { Monumental } from "./state.ts";
import { tellPickDrawn, tellUse } from "./using.ts";
import { tellWonderCompleted } from "./wonders.ts";

/** Every story that can be put on the agenda. */
export const stories: StoriesOf<Monumental, Stories> = {
  effects: tellEffects,
  resolve: tellResolve,
  use: tellUse,
  pickDrawn: tellPickDrawn,
  conquer: tellConquer,
  monsterArrives: tellMonsterArrives,
  wonderCompleted: tellWonderCompleted,
  explore: tellExplore,
  takeTokens: tellTakeTokens,
  heroMayReturn: tellHeroMayReturn,
  monstersAttack: tellMonstersAttack,
  attack: tellAttack,
  loseUnits: tellLoseUnits,
  eachPlayer: tellEachPlayer,
  automaDraws: tellAutomaDraws,
  automaLines: tellAutomaLines,
  automaCardDone: tellAutomaCardDone,
  automaConquers: tellAutomaConquers,
  automaExplores: tellAutomaExplores,
  automaJapan: tellAutomaJapan,
  fillCity: tellFillCity,
  automaWonderToken: tellAutomaWonderToken,
};
