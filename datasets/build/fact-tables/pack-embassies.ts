import type { EmbassyKind } from '../../src/embassies/embassy.ts'
import type { FindCityAround } from '../cities/find-city-around.ts'
import type { TableRow } from '../city-names/read-table.ts'
import { lineOf } from '../packed-text.ts'
import { tidyLink } from './tidy-link.ts'

/** The first matching word decides: Wikidata also has classes of one country, such as `British High Commission`. */
const KINDS: readonly (readonly [RegExp, EmbassyKind])[] = [
  [/honorary consulate/i, 'honorary-consulate'],
  [/de facto embassy|taipei representative/i, 'de-facto-embassy'],
  [/de facto consulate/i, 'de-facto-consulate'],
  [/assistant high commission/i, 'consulate'],
  [/high commission/i, 'high-commission'],
  [/consulate general/i, 'consulate-general'],
  [/consul/i, 'consulate'],
  [/apostolic/i, 'nunciature'],
  [/embassy|diplomatic mission/i, 'embassy'],
]

/** A part of a city or its surroundings, which is of little use for finding a town on a map. */
const NOT_A_CITY = /\b(?:Municipal(?:ity)?|District|Province|Prefecture|Region|County|arrondissement)\b|^$/

/** The source lists some under the state although the territory has its own code. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO'],
  DK: ['FO', 'GL'],
  FR: ['GF', 'GP', 'MQ', 'NC', 'PF', 'RE'],
  GB: ['BM', 'GI', 'KY'],
  NL: ['AW', 'CW', 'SX'],
  US: ['GU', 'PR', 'VI'],
}

/** By operating country, then by host country. */
export function packEmbassies(rows: readonly TableRow[], findCity: FindCityAround): readonly string[] {
  return rows.map((row) => toLine(row, findCity)).toSorted()
}

function toLine(row: TableRow, findCity: FindCityAround): string {
  // A position outside the host country is wrong, and a wrong position is worse than none.
  const isPlaced = row['coords_in_host'] === '1'
  const [city = '', state = ''] = [row['city'], row['host_country']]
  const from = { latitude: Number(row['lat']), longitude: Number(row['lon']) }
  const around = isPlaced ? findCity(from, new Set([state, ...(TERRITORIES[state] ?? [])])) : undefined
  return lineOf(
    row['operator_country'] ?? '',
    around?.country ?? state,
    NOT_A_CITY.test(city) ? (around?.name ?? city) : city,
    KINDS.find(([pattern]) => pattern.test(row['type'] ?? ''))?.[1] ?? 'office',
    isPlaced ? toMetres(row['lat']) : '',
    isPlaced ? toMetres(row['lon']) : '',
    tidyLink(row['website']),
    row['phone'] ?? '',
    row['wikidata_id'] ?? '',
  )
}

/** Four decimals are about ten metres: the right building. */
function toMetres(degrees = ''): number {
  return Math.round(Number(degrees) * 1e4) / 1e4
}
