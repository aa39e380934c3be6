import packed from '../../packed/time-zones.json' with { type: 'json' }

export type TimeZone = {
  /** IANA name. */
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly countries: readonly string[]
}

/** Every inhabited time zone, by name. */
export const TIME_ZONES: readonly TimeZone[] = packed.rows.map((line) => {
  const [name = '', countries = ''] = line.split('|')
  return { name, countries: countries.split(' ') }
})
