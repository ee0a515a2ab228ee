/** Does something that the server may refuse. A refusal is shown; after success everything is read again. */
export type SettingAttempt = (work: () => Promise<unknown>) => Promise<boolean>;
