import { Icon, useSay } from "@civitas/table-kit";
import { say } from "../say.ts";
import { unitsPicked } from "./draft.ts";
import { dismiss, useDraft, useForgetting } from "./use-draft.ts";
import { useAskedConquest } from "./use-levy.ts";

/** How many units were picked on the map, and the way to let them go; provinces they could take stay lit. */
export function Picked() {
  const words = useSay();
  const n = unitsPicked(useDraft());
  const asked = useAskedConquest();
  useForgetting();
  if (n === 0 || asked !== undefined) return null;
  return (
    <p className="mo-picked" role="status">
      {words.plain(say("ui.picked", { n }))}{" "}
      <button type="button" onClick={dismiss}>
        <Icon name="close" /> {words.plain(say("ui.dismiss"))}
      </button>
    </p>
  );
}
