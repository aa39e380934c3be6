const KB = 1e3
const UNITS = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [KB, 'kilobyte'],
] as const

/** Bytes in readable units. */
export function formatRoom(bytes: number, locale: string): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? [KB, 'kilobyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}

const DAY_MS = 86_400_000

/** “today”, “3 days ago”. */
export function formatAge(thenMs: number, nowMs: number, locale: string): string {
  const days = Math.max(0, Math.floor((nowMs - thenMs) / DAY_MS))
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
}
