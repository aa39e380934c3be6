/** The day it is for the traveller: in their own zone it may be another one than at Greenwich. */
export function formatDayOf(iso: string, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso))
}

/** Day and time in the traveller's own zone and way of writing; words stay English, as everywhere. */
export function formatMoment(iso: string, locale: string): string {
  const language = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
