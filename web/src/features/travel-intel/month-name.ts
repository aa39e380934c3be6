/** In the language of the interface, like every word. */
export function monthName(month: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1))
}
