export type { Equipment } from "./assemble.ts";
export { type Config, configFrom, DEFAULT_LIMITS, DEFAULTS, NO_LIMITS, type ServerLimits } from "./config.ts";
export { type Thinking, thinkHere } from "./jobs/thinking.ts";
export { type RunningServer, serve } from "./server.ts";
export { backup, type NoBackup } from "./storage/backup.ts";
export { DATABASE_FILE } from "./storage/sqlite.ts";
