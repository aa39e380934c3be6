/** Said by the first script of a page, which carries no catalogue. The app says the same with what it knows. */
export const EARLY_OFFLINE = {
  /** A guest has nothing that waits. */
  guest: "You're offline. 0 actions pending sync.",
  /** What waits for an account is only known to the app. */
  traveller: "You're offline.",
} as const
