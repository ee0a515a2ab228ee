/** Does something that the server may refuse; what it says then is shown, and after success all is read anew. */
export type SettingAttempt = (work: () => Promise<unknown>) => Promise<boolean>;
