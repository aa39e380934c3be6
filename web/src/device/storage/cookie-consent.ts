import { dropFlag, readFlag, writeFlag } from './flags.ts'

const CONSENT_KEY = 'cookie-consent'
const PREFERENCES_KEY = 'cookie-preferences'

export type ConsentAnswer = 'accepted' | 'declined' | 'customized'
export type CookiePurpose = 'analytics' | 'marketing'
export type CookiePreferences = { readonly essential: true; readonly analytics: boolean; readonly marketing: boolean }

/** Storage keys that need consent, by purpose. Add every such key here, so that withdrawal deletes it. */
const KEPT_FOR: Readonly<Record<CookiePurpose, readonly string[]>> = {
  analytics: ['pwa-dismissal-analytics', 'page-start-time'],
  marketing: [],
}

const NOTHING: CookiePreferences = { essential: true, analytics: false, marketing: false }

export function readConsent(): ConsentAnswer | null {
  const answer = readFlag(CONSENT_KEY)
  return answer === 'accepted' || answer === 'declined' || answer === 'customized' ? answer : null
}

/** Without an answer, or an unreadable one, nothing optional is allowed. */
export function readPreferences(): CookiePreferences {
  if (!readConsent()) return NOTHING
  try {
    const { analytics, marketing } = JSON.parse(readFlag(PREFERENCES_KEY) ?? '{}') as Partial<CookiePreferences>
    return { essential: true, analytics: analytics === true, marketing: marketing === true }
  } catch {
    return NOTHING
  }
}

/** Check this before storing or sending anything that a page works without. */
export function isAllowed(purpose: CookiePurpose): boolean {
  return readPreferences()[purpose]
}

/** Stores the answer and deletes at once what it no longer allows. */
export function saveConsent(
  answer: ConsentAnswer,
  { analytics, marketing }: Omit<CookiePreferences, 'essential'>,
): void {
  const preferences: CookiePreferences = { essential: true, analytics, marketing }
  writeFlag(CONSENT_KEY, answer)
  writeFlag(PREFERENCES_KEY, JSON.stringify(preferences))
  for (const purpose of ['analytics', 'marketing'] as const)
    if (!preferences[purpose]) for (const key of KEPT_FOR[purpose]) dropFlag(key)
}

/**
 * Reopens the notice with the stored choices: from any link to `#cookie-settings`, which works before hydration, or
 * from any element with the attribute. Without script the link leads to the policy.
 */
export function onCookieSettings(listener: () => void): void {
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest('[data-cookie-settings], a[href$="#cookie-settings"]')
          : null
      if (!link) return
      event.preventDefault()
      listener()
    },
    true,
  )
}
