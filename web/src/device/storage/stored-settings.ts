/** The switches of the mobile settings panel, as the browser stores them. */
export type StoredSettings = {
  readonly notifications: boolean
  readonly location: boolean
  readonly camera: boolean
  readonly offline: boolean
  readonly analytics: boolean
  readonly darkMode: boolean
}

const KEY = 'mobile_settings'
/** An event on the window, because the cookie notice may appear before hydration. */
export const SETTINGS_CHANGED = 'sojourn:settings'

const DEFAULTS: StoredSettings = {
  notifications: true,
  location: true,
  camera: true,
  offline: false,
  analytics: true,
  darkMode: false,
}

/** A missing or invalid switch counts as unset. */
export function readSettings(): StoredSettings {
  const stored = parse(storedText(KEY))
  const entries = Object.entries(DEFAULTS).map(([name, value]) => {
    const own = stored[name]
    return [name, typeof own === 'boolean' ? own : value]
  })
  return Object.fromEntries(entries) as StoredSettings
}

export function storeSettings(changes: Partial<StoredSettings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...changes }))
  dispatchEvent(new Event(SETTINGS_CHANGED))
}

/** The theme and this switch always agree, whichever was changed. */
export function storedDarkMode(): boolean {
  return readSettings().darkMode
}

export function storeDarkMode(isOn: boolean): void {
  // If the panel was never used there is nothing to keep in sync, unless its default would be wrong.
  if (isOn !== readSettings().darkMode) storeSettings({ darkMode: isOn })
}

/** A browser that blocks storage throws on access; then everything counts as unset. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
