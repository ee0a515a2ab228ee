/** Where the browser opens its one WebSocket. */
export const LIVE = "/live";

/** The addresses of everything that goes over HTTP. */
export const PATHS = {
  me: "/api/me",
  guest: "/api/guest",
  account: "/api/account",
  password: "/api/password",
  signIn: "/api/sign-in",
  /** GET: one's own. */
  passkeys: "/api/passkeys",
  /** POST: what the browser needs to make one. */
  passkeyOffer: "/api/passkeys/offer",
  /** POST: the one that the browser has made. */
  passkeyKeep: "/api/passkeys/keep",
  passkeyRemove: "/api/passkeys/remove",
  /** POST: what the browser needs to sign in with one. */
  passkeyAsk: "/api/passkeys/ask",
  passkeySignIn: "/api/passkeys/sign-in",
  signOut: "/api/sign-out",
  signOutEverywhere: "/api/sign-out-everywhere",
  language: "/api/language",
  push: "/api/push",
  webhook: "/api/webhook",
  games: "/api/games",
  /** GET: the public tables; POST: a new one. */
  tables: "/api/tables",
  /** GET: the tables I sit at. */
  mine: "/api/tables/mine",
  table: (id: string) => `/api/tables/${id}`,
  join: (id: string) => `/api/tables/${id}/join`,
  leave: (id: string) => `/api/tables/${id}/leave`,
  /** The host gives a seat to a bot, opens it or takes it away. */
  seats: (id: string) => `/api/tables/${id}/seats`,
  salt: (id: string) => `/api/tables/${id}/salt`,
  start: (id: string) => `/api/tables/${id}/start`,
  rematch: (id: string) => `/api/tables/${id}/rematch`,
  /** The record of a game that is over, as text. */
  record: (id: string) => `/api/tables/${id}/record`,
} as const;
