import { isAllowed, readConsent } from '../../device/cookie-consent.ts'
import { readSettings, SETTINGS_CHANGED, type StoredSettings } from '../../device/stored-settings.ts'

/** What is kept about cookies is the truth about figures; the switch only shows it, and stands free until it is asked. */
export function readDeviceSettings(): StoredSettings {
  const stored = readSettings()
  return readConsent() ? { ...stored, analytics: isAllowed('analytics') } : stored
}

/** Changed here, in the cookie notice, or in another tab. */
export function onDeviceSettings(listener: () => void): () => void {
  addEventListener(SETTINGS_CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(SETTINGS_CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
