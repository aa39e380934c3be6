const patternsByLocale = new Map<string, readonly RegExp[]>()

/** January first. Each finds a month by name, with an adjacent day (before or after) and year. */
export function monthPatterns(locale: string): readonly RegExp[] {
  const known = patternsByLocale.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const inDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const made = Array.from({ length: 12 }, (_, month) => {
    const at = Date.UTC(2026, month, 15)
    // In a date some languages inflect the month.
    const dated = inDate.formatToParts(at).find(({ type }) => type === 'month')?.value ?? ''
    const names = [...new Set([dated, format.format(at)])].filter((name) => /\p{L}/u.test(name)).map(withCapital)
    const before = '(?:(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?\\s(?:de |of )?)?'
    const after = '(?:\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s(?:de )?(\\d{4}))?'
    return new RegExp(`(?<!\\p{L})${before}(?:${names.join('|') || '(?!)'})(?!\\p{L})${after}`, 'gu')
  })
  patternsByLocale.set(locale, made)
  return made
}

/** "may" in lower case is a verb. */
function withCapital(name: string): string {
  const [first = '', ...rest] = name
  return `${first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first}${rest.join('')}`
}

/** `05-11`; with its year `2027-05-11`. */
export function dayKey(month: number, day: string, year?: string): string {
  const written = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return year === undefined ? written : `${year}-${written}`
}
