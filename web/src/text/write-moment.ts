/** A day and a time on the traveller's own clock; it may be tomorrow there. */
export function writeMoment(ms: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(ms)
}
