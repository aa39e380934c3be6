const DAY_MS = 86_400_000

/** “today”, “3 days ago”. */
export function formatAge(thenMs: number, nowMs: number, locale: string): string {
  const days = Math.max(0, Math.floor((nowMs - thenMs) / DAY_MS))
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
}
