/** Open Database Licence: must not be merged into one table with rows of other licences. */

import packed from '../../packed/airline-countries.json' with { type: 'json' }

const countries = new Map(
  packed.rows.map((line) => {
    const [iata = '', icao = '', country = ''] = line.split('|')
    return [keyOf({ iata, icao }), country]
  }),
)

type Codes = { readonly iata: string; readonly icao: string | null }

/** The home country of an airline: ISO 3166-1, two letters. */
export function countryOfAirline(airline: Codes): string | undefined {
  return countries.get(keyOf(airline))
}

function keyOf({ iata, icao }: Codes): string {
  return `${iata}|${icao ?? ''}`
}
