import { copy, drawUse, gain, mayActivate } from "@civitas/monumental-family";
import { explorerAction } from "../verbs/explorer-action.ts";
import { defence } from "../verbs/lasting-effects/defence.ts";
import { freeSteps } from "../verbs/lasting-effects/free-steps.ts";
import { reduction } from "../verbs/lasting-effects/reduction.ts";
import { moveExplorers } from "../verbs/move-explorers.ts";
import { reduceNext } from "../verbs/reduce.ts";
import { always, type Body, bodyOf, type CardAbility, type Era, eachTime, firstTimes } from "./card.ts";

/** Where the figure is put: on an activated city card, in a controlled province, on the capital. */
export type Deployment = "city" | "province" | "capital";

/** When the hero goes back to the hero row (MO-12.11); heroes in a province also when it is lost (MO-12.12). */
export type Return =
  | "end-of-turn"
  | "idle-turn"
  | "owner-completes-wonder"
  | "owner-takes-market-token"
  | "two-acquired-knowledge"
  | "province-lost";

export interface HeroCard extends Body {
  readonly era: Era;
  /** In gold. */
  readonly cost: number;
  readonly deploy: Deployment;
  /** MO-12.8: it attacks and moves like a soldier. */
  readonly unit: boolean;
  readonly returns: Return;
}

const hero = (era: Era, cost: number, deploy: Deployment, returns: Return, ...abilities: CardAbility[]): HeroCard => ({
  era,
  cost,
  deploy,
  unit: returns === "idle-turn",
  returns,
  ...bodyOf(abilities),
});

const heroes = {
  imhotep: hero("I", 2, "capital", "owner-completes-wonder", always(reduction("wonder-section", 2))),
  cleopatra: hero("I", 3, "city", "end-of-turn", eachTime("deploy", [gain({ culture: 1 }), copy("hero-card")])),
  hannibal: hero("I", 3, "province", "idle-turn", always(reduction("conquest", 1, { withHero: true }))),

  "joan-of-arc": hero("II", 3, "province", "idle-turn", firstTimes(1, "conquer-with-hero", [gain({ culture: 1 })])),
  "marco-polo": hero("II", 2, "capital", "owner-takes-market-token", always(freeSteps(3))),
  saladin: hero("II", 2, "province", "province-lost", always(defence(2, "hero-province"))),

  "leonardo-da-vinci": hero("R", 3, "city", "end-of-turn", eachTime("deploy", [copy("hero-card"), mayActivate(1)])),
  copernicus: hero("R", 3, "capital", "two-acquired-knowledge", always(reduction("knowledge", 2))),
  suleiman: hero(
    "R",
    4,
    "province",
    "idle-turn",
    eachTime("conquer-with-hero", [gain({ gold: 1 })]),
    always(reduction("conquest", 1, { withHero: true })),
  ),

  "marie-curie": hero(
    "III",
    3,
    "city",
    "end-of-turn",
    eachTime("deploy", [reduceNext("knowledge", 3, 1, 2), drawUse(1, 1)]),
  ),
  "gustave-eiffel": hero("III", 4, "capital", "owner-completes-wonder", always(reduction("wonder-section", 3))),
  "amelia-earhart": hero("III", 2, "capital", "end-of-turn", eachTime("deploy", [moveExplorers(4), explorerAction(2)])),
} satisfies Record<string, HeroCard>;

export type HeroId = keyof typeof heroes;
export const HEROES: Readonly<Record<HeroId, HeroCard>> = heroes;
export const HERO_IDS: readonly HeroId[] = Object.keys(heroes).filter((id): id is HeroId => id in heroes);
export const isHero = (id: string): id is HeroId => id in heroes;
export const heroesOf = (era: Era): HeroId[] => HERO_IDS.filter((id) => HEROES[id].era === era);
