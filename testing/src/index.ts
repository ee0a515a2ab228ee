export { clause } from "./clause.ts";
