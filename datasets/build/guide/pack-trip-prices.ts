import { COUNTRY_WORDS } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

import { type Cities, loadCities } from '../../src/cities/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { allowancesFor } from '../../src/per-diem/index.ts'
import type { PackedFile } from '../packed-file.ts'
import { lineOf, packedText } from '../packed-text.ts'
import type { RegisteredTable } from '../registered-table.ts'
import { readGuide, type SourceRow } from './read-guide.ts'

const NEAR_KM = 30

/** What a trip is priced by, small enough to be on every device: prices of countries, destinations, and ways between them. */
export async function packTripPrices(table: RegisteredTable): Promise<PackedFile> {
  const source = await readGuide()
  const cities = await loadCities(readPackedFile)
  const { destinations, legs, sights } = source.tables
  const free = Map.groupBy(
    sights.filter(({ cells }) => cells['fee'] === 'free'),
    ({ cells }) => cells['dest'] ?? '',
  )
  const countries = source.countries.map(({ country, cells }) =>
    lineOf(
      country,
      cells['currency'] ?? '',
      cells['as_of'] ?? '',
      ...COUNTRY_WORDS.PRICE_ITEMS.map((item) => (cells[`p_${item}`] ?? '').replace(/\?$/, '')),
    ),
  )
  // The most popular first: of two with one name it is meant.
  const byRank = destinations.toSorted((a, b) => Number(a.cells['rank']) - Number(b.cells['rank']))
  const places = byRank.map((row) => {
    const { id = '', name = '', country = '', kind = '', days_min = '', days_ideal = '', avoid_months = '' } = row.cells
    const freeSights = free.get(id)?.length ?? 0
    return lineOf(id, name, country, kind, divisionOf(row, cities), days_min, days_ideal, avoid_months, freeSights)
  })
  const ways = legs.flatMap(({ cells }) => {
    const { from = '', to = '', mode = '', exists, minutes = '', price = '', both_ways = '', usual = '' } = cells
    const isUsable = exists !== 'no' && minutes !== '' && price !== '' && !`${from}${to}`.includes('/')
    return isUsable ? [lineOf(from, to, mode, minutes, price, usual, both_ways === 'no' ? '' : 'b')] : []
  })
  const lists = {
    countries: countries.toSorted(),
    destinations: places,
    legs: [...new Set(ways)].toSorted(),
  }
  return { table, text: packedText(table, lists), rows: countries.length }
}

/** State or province, only where a table of allowances needs it to find the place. */
function divisionOf({ cells }: SourceRow, cities: Cities): string {
  const name = cells['name'] ?? ''
  const country = (cells['country'] ?? '').split(';')[0] ?? ''
  const at = { latitude: Number(cells['lat']), longitude: Number(cells['lon']) }
  const near = cities.near(at, NEAR_KM).map(({ value }) => value)
  const inCountry = near.filter((city) => city.country === country)
  const city = inCountry.find((each) => foldText(each.name) === foldText(name)) ?? inCountry[0]
  const division = city?.division ?? null
  if (division === null) return ''
  const known = (of: string | null) => JSON.stringify(allowancesFor({ country, name, division: of }).city)
  return known(division) === known(null) ? '' : division
}
