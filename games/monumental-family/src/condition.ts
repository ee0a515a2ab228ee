import type { Message } from "@civitas/kernel";
import type { Counter, ProvinceType } from "./counter.ts";
import { amount, type Resource } from "./resources.ts";
import { say } from "./say.ts";
import type { Stage } from "./stage.ts";

/** What must be so at the moment an effect is carried out. */
export type Condition =
  | { readonly is: "advantage" }
  | { readonly is: "gained"; readonly resource: Resource; readonly n: number }
  | { readonly is: "controls"; readonly type: ProvinceType }
  | { readonly is: "distinct-types"; readonly n: number }
  | {
      readonly is: "at-least";
      readonly n: number;
      readonly of: Extract<Counter, "provinces" | "knowledge" | "wonders">;
    };

export const haveAdvantage: Condition = { is: "advantage" };
export const gained = (resource: Resource, n: number): Condition => ({ is: "gained", resource, n });
export const controls = (type: ProvinceType): Condition => ({ is: "controls", type });
export const distinctTypes = (n: number): Condition => ({ is: "distinct-types", n });
export const atLeast = (n: number, of: "provinces" | "knowledge" | "wonders"): Condition => ({ is: "at-least", n, of });

export function holds(condition: Condition, stage: Stage): boolean {
  switch (condition.is) {
    case "advantage":
      return stage.hasAdvantage();
    case "gained":
      return stage.gained(condition.resource) >= condition.n;
    case "controls":
      return stage.counter(`${condition.type}-provinces`) > 0;
    case "distinct-types":
      return stage.counter("distinct-types") >= condition.n;
    case "at-least":
      return stage.counter(condition.of) >= condition.n;
  }
}

/** As the middle of a sentence: "you have the advantage". */
export function sayCondition(condition: Condition): Message {
  switch (condition.is) {
    case "advantage":
      return say("if.advantage");
    case "gained":
      return say("if.gained", { what: amount(condition.resource, condition.n) });
    case "controls":
      return say(`if.controls.${condition.type}`);
    case "distinct-types":
      return say("if.distinct-types", { n: condition.n });
    case "at-least":
      return say(`if.at-least.${condition.of}`, { n: condition.n });
  }
}
