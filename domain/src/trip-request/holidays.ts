import written from './word-lists/holiday-names.json' with { type: 'json' }

type NamedHoliday = {
  /**
   * `05-01` is one day with the weekend beside it, `10-01+7` a number of days, `07-01..08-31` a season, `easter-51+5`
   * counts from Easter Sunday, `thu4-11+4` from the fourth Thursday of November, `fri-06-19+3` from the first Friday from
   * a day on, and `2027-02-06 2028-01-26+7` lists what follows the moon.
   */
  readonly dates: string
  /** By language; the first English one is what other languages are put into. */
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** Holidays that travellers name instead of dates, beside those of the grammars. */
export const HOLIDAYS: ReadonlyMap<string, NamedHoliday> = new Map(Object.entries(written))

/** Lines for a dictionary into English: `五一 = chinese labour day`. */
export function holidayLines(language: string): readonly string[] {
  return [...HOLIDAYS.values()].flatMap(({ names }) =>
    (names[language] ?? []).map((name) => `${name} = ${names['en']?.[0] ?? ''}`),
  )
}
