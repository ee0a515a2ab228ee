import { useSyncExternalStore } from "react";
import { useSay } from "../table.tsx";
import type { Camera } from "./camera.ts";

/** Nearer, farther, and the way back to the whole map once one has left it. */
export function MapControls({ camera }: { readonly camera: Camera }) {
  const say = useSay();
  const read = () => camera.whole;
  const whole = useSyncExternalStore(camera.subscribe, read, read);
  return (
    <div className="board-controls" data-away={!whole || undefined}>
      <button type="button" aria-label={say.plain({ say: "board.closer" })} onClick={() => camera.closer()}>
        +
      </button>
      <button type="button" aria-label={say.plain({ say: "board.farther" })} onClick={() => camera.farther()}>
        −
      </button>
      {!whole && (
        <button type="button" className="board-whole" onClick={() => camera.fit()}>
          {say.plain({ say: "board.whole" })}
        </button>
      )}
    </div>
  );
}
