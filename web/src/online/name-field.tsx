import type { Speaker } from "@civitas/words";
import { useState } from "react";
import { useT } from "../app/language.tsx";
import { change, useSettings } from "../app/settings.ts";

const SHORTEST = 2;
const GUESTS = 90;

/** The name of a guest who has given none: one number as long as the page is open. */
let number: number | undefined;
function guestName(speaker: Speaker): string {
  number ??= 10 + Math.floor(Math.random() * GUESTS);
  return speaker.plain({ say: "room.guest", with: { n: number } });
}

/** The chosen name, or a guest's: an empty field keeps nobody from a seat. */
export function nameToUse(chosen: string, speaker: Speaker): string {
  return chosen.trim().length >= SHORTEST ? chosen.trim() : guestName(speaker);
}

/** The player's name at this table. */
export function NameField({ speaker }: { readonly speaker: Speaker }) {
  const t = useT();
  const { name } = useSettings();
  const [guest] = useState(() => guestName(speaker));
  return (
    <label className="field">
      {t("settings.name")}{" "}
      <input
        value={name}
        maxLength={24}
        placeholder={guest}
        autoComplete="nickname"
        onChange={({ target }) => change({ name: target.value })}
      />
    </label>
  );
}
