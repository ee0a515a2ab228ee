import type { Blanks } from "@civitas/kernel";
import { type Dictionary, type Language, Speaker } from "@civitas/words";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { words as en } from "../text/en.ts";
import { chosenLanguage, useSettings } from "./settings.ts";

export type Key = keyof typeof en;

const SHELL: Readonly<Record<Language, () => Promise<{ readonly words: Dictionary }>>> = {
  en: () => import("../text/en.ts"),
  ru: () => import("../text/ru.ts"),
  hu: () => import("../text/hu.ts"),
};

const Context = createContext<Speaker | undefined>(undefined);

export async function speakerOf(language: Language): Promise<Speaker> {
  return new Speaker(language, [(await SHELL[language]()).words]);
}

/** Lets everything below speak the chosen language. After a change the old one stays until the new words are loaded. */
export function Speaking({ first, children }: { readonly first: Speaker; readonly children: ReactNode }) {
  const [speaker, setSpeaker] = useState(first);
  const language = chosenLanguage(useSettings());
  useEffect(() => {
    document.documentElement.lang = language;
    let wanted = true;
    speakerOf(language).then((next) => {
      if (wanted) setSpeaker((now) => (now.language === language ? now : next));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return <Context value={speaker}>{children}</Context>;
}

export function useSpeaker(): Speaker {
  const speaker = useContext(Context);
  if (speaker === undefined) throw new Error("somebody speaks outside of <Speaking>");
  return speaker;
}

/** The shell's own words: `t("home.open")`. */
export function useT(): (key: Key, blanks?: Blanks) => string {
  const speaker = useSpeaker();
  return (key, blanks) => speaker.plain(blanks === undefined ? { say: key } : { say: key, with: blanks });
}
