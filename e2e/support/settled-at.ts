/** A browser that has been here before: no opening screen and no cookie notice stands between a journey and its page. */
export function settledAt(origin: string) {
  const flags = {
    hasSeenSplash: 'true',
    lastActivity: String(Date.now()),
    'cookie-consent': 'declined',
    'cookie-preferences': JSON.stringify({ essential: true, analytics: false, marketing: false }),
  }
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(flags).map(([name, value]) => ({ name, value })) }],
  }
}

/** And one that has never been here. */
export const FIRST_VISIT = { cookies: [], origins: [] }
