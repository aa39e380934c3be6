const DAY_MS = 86_400_000

/**
 * The storage of a visitor who has seen the splash and answered every prompt. Otherwise the timed overlays (splash, cookie
 * notice, install prompt, trial offer) would cover buttons in the middle of a slow journey.
 */
export function returningVisitor(origin: string) {
  const flags = {
    hasSeenSplash: 'true',
    // The splash returns after an hour without activity, and all journeys together may take longer than that.
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

/** The storage of a visitor who opens the site for the first time. */
export const FIRST_VISIT = { cookies: [], origins: [] }
