/** Storage can be full, forbidden or missing; a flag that cannot be stored is dropped. */
type Area = 'localStorage' | 'sessionStorage'

export function readFlag(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

export function writeFlag(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, value)
  } catch {}
}

export function dropFlag(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {}
}

/** A time in milliseconds since 1970, or null when it is missing or invalid. */
export function readMoment(key: string): number | null {
  const moment = Number(readFlag(key) ?? Number.NaN)
  return Number.isFinite(moment) && moment > 0 ? moment : null
}
