/** How many contacts an account has, and how soon and how late a timer may ring. The server refuses everything else. */
export const CHECK_IN_LIMITS = { contacts: 5, soonestMinutes: 5, latestHours: 72, noteLetters: 300 } as const
