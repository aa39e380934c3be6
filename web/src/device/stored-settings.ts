/** The switches of the mobile settings panel, as they lie in the browser. */
export type StoredSettings = {
  readonly notifications: boolean
  readonly location: boolean
  readonly camera: boolean
  readonly offline: boolean
  readonly analytics: boolean
  readonly darkMode: boolean
}

const KEY = 'mobile_settings'
/** Said on the window, because the notice about cookies may come before the app does. */
export const SETTINGS_CHANGED = 'sojourn:settings'

const DEFAULTS: StoredSettings = {
  notifications: true,
  location: true,
  camera: true,
  offline: false,
  analytics: true,
  darkMode: false,
}

/** What is missing or no switch position counts as never touched. */
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

/** The theme and this switch say the same, whichever of the two was moved. */
export function storedDarkMode(): boolean {
  return readSettings().darkMode
}

export function storeDarkMode(isOn: boolean): void {
  // Where nobody ever opened the panel there is nothing to keep in agreement, unless its default would lie.
  if (isOn !== readSettings().darkMode) storeSettings({ darkMode: isOn })
}

/** A browser that blocks storage throws at the mere look; there everything is as never touched. */
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
