/** A day and a time in the traveller's own time zone; it may be tomorrow there. */
export function writeMoment(ms: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(ms)
}

/** The same with its date, for times beyond this week: two Sundays share a name. */
export function writeDatedMoment(ms: number, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return new Intl.DateTimeFormat(words, { ...day, hour: 'numeric', minute: '2-digit' }).format(ms)
}
