/** Texts are English, as on the whole site; numbers follow the traveller's locale. */
const LONG = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

const firstOf = (month: number): Date => new Date(Date.UTC(2026, month, 1))

export function monthName(month: number): string {
  return LONG.format(firstOf(month))
}

export function shortMonth(month: number): string {
  return SHORT.format(firstOf(month)).slice(0, 3)
}

/** `April to June, September and October`: consecutive months are a range, also across the new year. */
export function monthRuns(months: readonly number[]): string {
  const chosen = new Set(months)
  const starts = months.filter((month) => !chosen.has((month + 11) % 12))
  const runs = starts.map((start) => {
    let end = start
    while (chosen.has((end + 1) % 12) && (end + 1) % 12 !== start) end = (end + 1) % 12
    return { start, end }
  })
  const words = runs.flatMap(({ start, end }) => {
    if (start === end) return [monthName(start)]
    if ((start + 1) % 12 === end) return [monthName(start), monthName(end)]
    return [`${monthName(start)} to ${monthName(end)}`]
  })
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}
