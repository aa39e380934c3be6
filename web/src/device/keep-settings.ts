import { forgetPreference, readPreference, savePreference } from './preferences.ts'
import { SETTINGS_CHANGED, storedText } from './stored-settings.ts'

/** Small choices that nobody wants to make twice. */
const KEPT = ['theme', 'mobile_settings', 'cookie-consent', 'cookie-preferences', 'hasSeenSplash'] as const

/** A phone may empty a web view's storage when it needs room; what the traveller has chosen is kept with the system. */
export async function keepSettings(): Promise<() => void> {
  for (const key of KEPT) {
    const kept = storedText(key) === null ? await readPreference(key) : null
    if (kept !== null) localStorage.setItem(key, kept)
  }
  dispatchEvent(new Event(SETTINGS_CHANGED))
  const save = (): void => {
    for (const key of KEPT) {
      const value = storedText(key)
      void (value === null ? forgetPreference(key) : savePreference(key, value))
    }
  }
  // The last moment that a phone promises before it may end the app.
  document.addEventListener('visibilitychange', save)
  return () => document.removeEventListener('visibilitychange', save)
}
