/** Storage can be full, forbidden or gone; a flag that cannot be kept is only a flag forgotten. */
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
  } catch {
    // See above.
  }
}

export function dropFlag(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // See above.
  }
}

/** A moment in milliseconds since 1970, or null when there is none that makes sense. */
export function readMoment(key: string): number | null {
  const moment = Number(readFlag(key) ?? Number.NaN)
  return Number.isFinite(moment) && moment > 0 ? moment : null
}
