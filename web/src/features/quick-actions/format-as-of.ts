/** A year, a month or a day, as far as it is known; a day is only told as its month, because nobody walks by it. */
export function formatAsOf(asOf: string, locale: string): string {
  const [year = '', month] = asOf.split('-')
  if (month === undefined || Number.isNaN(Date.parse(`${year}-${month}-01`))) return year
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${year}-${month}-01`))
}
