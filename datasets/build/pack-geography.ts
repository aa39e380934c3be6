import { createRequire } from 'node:module'
import { join } from 'node:path'

import { countries } from 'countries-list'

import { loadCities, type PackedCities } from '../src/city-search/index.ts'
import { keepCities, packCities } from './cities/pack-cities.ts'
import { type RawCity, readCities, readDivisions } from './cities/read-cities.ts'
import { columnFile } from './column-text.ts'
import { type CountryTopology, findBorders } from './countries/find-borders.ts'
import { type ListedCountry, packCountries, type Tender, type Territory } from './countries/pack-countries.ts'
import { packTimeZones, zonesByCountry } from './countries/time-zones.ts'
import { packKnownCities } from './known-cities/pack-known-cities.ts'
import { packAirportPlaces } from './pack-airport-places.ts'
import type { PackedFile } from './packed-file.ts'
import { PACKED } from './packed-folder.ts'
import { packedText } from './packed-text.ts'
import { readJson } from './read-json.ts'
import type { RegisteredTable } from './registered-table.ts'

const require = createRequire(import.meta.url)

type ByHand = {
  readonly checkedAt: string
  readonly drivesOnTheLeft: string
  readonly capitals: Readonly<Record<string, string>>
  readonly borders: { readonly add: string; readonly leaveOut: string }
  readonly callingCodes: Readonly<Record<string, string>>
}

type CodeMappings = Readonly<Record<string, { readonly _numeric: string; readonly _alpha3: string }>>

/** Cities, countries, time zones and airport surroundings, which depend on each other. */
export async function packGeography(
  table: (id: string) => RegisteredTable,
  airportLines: readonly string[],
): Promise<readonly PackedFile[]> {
  const cities = keepCities(await readCities())
  const divisions = await readDivisions()
  const countryLines = await countriesWith(cities)
  const zoneLines = packTimeZones(zonesByCountry(cities))
  const airportPlaces = packAirportPlaces(airportLines, cities)
  const searched = loadCities(join(PACKED, 'city-search'))
  return [
    {
      table: table('airport-places'),
      text: packedText(table('airport-places'), { rows: airportPlaces }),
      rows: airportPlaces.length,
    },
    {
      table: table('countries'),
      text: packedText(table('countries'), { rows: countryLines }),
      rows: countryLines.length,
    },
    { table: table('time-zones'), text: packedText(table('time-zones'), { rows: zoneLines }), rows: zoneLines.length },
    columnFile(table('cities'), cities.length, packCities(cities, divisions, shownNames(searched))),
    packKnownCities(table('known-cities'), { searched, all: cities, divisions }),
  ]
}

function shownNames(searched: PackedCities): ReadonlyMap<number, string> {
  return new Map(
    Array.from({ length: searched.count }, (_, place) => [searched.geonameId(place), searched.name(place)]),
  )
}

async function countriesWith(cities: readonly RawCity[]): Promise<readonly string[]> {
  const byHand = await readJson<ByHand>(join(import.meta.dirname, '../sources/countries.json'))
  const { codeMappings: codes } = await supplemental<{ codeMappings: CodeMappings }>(
    require.resolve('cldr-core/supplemental/codeMappings.json'),
  )
  const { currencyData } = await supplemental<{ currencyData: { region: Record<string, readonly Tender[]> } }>(
    require.resolve('cldr-core/supplemental/currencyData.json'),
  )
  const { territoryInfo } = await supplemental<{ territoryInfo: Record<string, Territory> }>(
    require.resolve('cldr-core/supplemental/territoryInfo.json'),
  )
  const topology = await readJson<CountryTopology>(require.resolve('world-atlas/countries-50m.json'))
  const alpha2 = new Map(Object.keys(countries).map((code) => [codes[code]?._numeric ?? code, code]))
  const drawn = findBorders(topology, alpha2)
  const leftOut = new Set(words(byHand.borders.leaveOut))
  const borders = new Set([...drawn, ...words(byHand.borders.add)].filter((pair) => !leftOut.has(pair)))
  const listed: Readonly<Record<string, ListedCountry>> = countries
  return packCountries({
    today: byHand.checkedAt,
    listed,
    codes,
    tenders: currencyData.region,
    territories: territoryInfo,
    timeZones: zonesByCountry(cities),
    capitals: byHand.capitals,
    callingCodes: byHand.callingCodes,
    capitalIds: new Map(cities.filter(({ feature }) => feature === 'PPLC').map(({ country, id }) => [country, id])),
    borders,
    drivesOnTheLeft: new Set(words(byHand.drivesOnTheLeft)),
  })
}

async function supplemental<Content>(file: string): Promise<Content> {
  return (await readJson<{ supplemental: Content }>(file)).supplemental
}

function words(text: string): readonly string[] {
  return text.split(' ').filter(Boolean)
}
