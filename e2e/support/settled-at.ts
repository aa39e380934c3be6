const DAY_MS = 86_400_000

/**
 * A browser that has been here before and has answered everything there is to ask. What comes by the clock (an opening
 * screen, a notice, a card after ten seconds, one after thirty) would otherwise lie over the button of a slow journey.
 */
export function settledAt(origin: string) {
  const flags = {
    hasSeenSplash: 'true',
    // An hour away brings the opening screen back, and a busy machine may take longer over all journeys.
    lastActivity: String(Date.now() + DAY_MS),
    'cookie-consent': 'declined',
    'cookie-preferences': JSON.stringify({ essential: true, analytics: false, marketing: false }),
    'pwa-install-permanent-dismiss': 'true',
    'email-popup': JSON.stringify({ dismissed: true, permanentlyDismissed: true }),
  }
  return {
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(flags).map(([name, value]) => ({ name, value })) }],
  }
}

/** And one that has never been here. */
export const FIRST_VISIT = { cookies: [], origins: [] }
