/** Open Database Licence: not to be written into one table with rows of other licences. */
import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/airline-countries.json' with { type: 'json' }

export const AIRLINE_COUNTRIES_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const countries = new Map(
  packed.rows.map((line) => {
    const [iata = '', icao = '', country = ''] = line.split('|')
    return [keyOf({ iata, icao }), country]
  }),
)

type Codes = { readonly iata: string; readonly icao: string | null }

/** Where an airline is at home: ISO 3166-1, two letters. */
export function countryOfAirline(airline: Codes): string | undefined {
  return countries.get(keyOf(airline))
}

function keyOf({ iata, icao }: Codes): string {
  return `${iata}|${icao ?? ''}`
}
