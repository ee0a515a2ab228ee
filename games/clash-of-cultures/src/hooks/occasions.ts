import type { AdvanceId, Building, WonderId } from "../content/ids.ts";
import type { Hex } from "../state.ts";

/** The moments that may trigger abilities, and what each is about. */
export interface Occasions {
  gained: { readonly advance: AdvanceId };
  /** `changed`: with it the government changed (CC-7.10). */
  reactions: { readonly advance: AdvanceId; readonly byIdeas: boolean; readonly changed: boolean };
  collected: { readonly hex: Hex };
  built: { readonly hex: Hex; readonly soldiers: number; readonly ships: number };
  increased: { readonly hex: Hex; readonly building: Building };
  "wonder-built": { readonly hex: Hex; readonly wonder: WonderId };
  activated: { readonly hex: Hex };
  influenced: { readonly hex: Hex };
  "battle-lost": { readonly hex: Hex };
}
