/** The date in the traveller's time zone, which may differ from UTC. */
export function formatDayOf(iso: string, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso))
}

/** Date and time in the traveller's own time zone and format; words stay English, as everywhere. */
export function formatMoment(iso: string, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
