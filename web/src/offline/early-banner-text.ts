/** For the first script of a page, which has no text catalogue. The app's own banner shows more. */
export const EARLY_OFFLINE = {
  /** A guest has no pending changes. */
  guest: "You're offline. 0 actions pending sync.",
  /** Only the app knows the pending changes of an account. */
  traveller: "You're offline.",
} as const
