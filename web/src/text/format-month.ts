/** `2025-02` as “February 2025”; a year alone stays one. */
export function formatMonth(date: string, locale: string): string {
  const [year = 0, month] = date.split('-').map(Number)
  if (month === undefined) return String(year)
  const day = new Date(Date.UTC(year, month - 1, 1))
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}
