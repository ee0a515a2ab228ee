export { bestLanguage, type Dictionary, LANGUAGES, type Language } from "./language.ts";
export { type Part, parts, Speaker } from "./speaker.ts";
