/** A year, a month or a day, as precise as known; a day is shown as its month, which is precise enough. */
export function formatAsOf(asOf: string, locale: string): string {
  const [year = '', month] = asOf.split('-')
  if (month === undefined || Number.isNaN(Date.parse(`${year}-${month}-01`))) return year
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${year}-${month}-01`))
}
