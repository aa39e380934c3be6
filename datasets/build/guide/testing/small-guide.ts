/** A valid guide of two countries, in which tests break one rule at a time. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { COUNTRY_COLUMNS } from '../country-columns.ts'
import { byTable, TABLE_NAMES, type TableName, TABLES } from '../tables.ts'

type Row = Record<string, string>
export type SmallCountry = { country: Row; tables: Record<TableName, Row[]> }
export type SmallGuide = Record<'pt' | 'es', SmallCountry>

const SURE = { certainty: 'sure' }
const AKA = 'de:Lissabon;fr:Lisbonne;es:Lisboa;it:Lisbona;nl:Lissabon;pl:Lizbona'
const ON_LAND = { lat: '38.714', lon: '-9.139' }

export function smallGuide(): SmallGuide {
  return {
    pt: { country: portugal(), tables: { ...emptyTables(), ...places(), ...travel(), ...taste() } },
    es: {
      country: { ...portugal(), country: 'ES', name: 'Spain' },
      tables: {
        ...emptyTables(),
        destinations: [destination('seville', { rank: '4', country: 'ES', airports: 'SVQ' })],
      },
    },
  }
}

function emptyTables(): Record<TableName, Row[]> {
  return byTable((): Row[] => [])
}

function destination(id: string, more: Row = {}): Row {
  return {
    rank: '1',
    id,
    name: id,
    local_name: id,
    kind: 'city',
    country: 'PT',
    lat: '37.389',
    lon: '-5.984',
    radius_km: '12',
    days_min: '1',
    days_ideal: '2',
    days_max: '3',
    best_months: '4-6',
    avoid_months: 'none',
    aka: AKA,
    state: 'listed',
    ...SURE,
    ...more,
  }
}

function sight(slug: string, index: number): Row {
  return {
    dest: 'lisbon',
    id: `lisbon.${slug}`,
    name: `Sight ${slug}`,
    kind: 'museum',
    lat: (38.7 + index / 1000).toFixed(3),
    lon: '-9.139',
    area: 'baixa',
    importance: index <= 2 ? '5' : '3',
    minutes: '60',
    best_time: index <= 3 ? 'sunset' : 'morning;afternoon',
    book: 'none',
    setting: 'indoor',
    suits: index <= 4 ? 'kids;rain;free' : '',
    tags: 'art',
    ...SURE,
  }
}

function area(id: string): Row {
  return {
    dest: 'lisbon',
    id,
    name: `Area ${id}`,
    ...ON_LAND,
    radius_km: '1',
    base: 'no',
    stay_for: 'families',
    price_level: '3',
    night_care: 'usual',
    transit: 'good',
    ...SURE,
  }
}

function places(): Partial<Record<TableName, Row[]>> {
  return {
    destinations: [
      destination('lisbon', { ...ON_LAND, parent: 'portugal', airports: 'LIS', state: 'done' }),
      destination('porto', { rank: '2', lat: '41.146', lon: '-8.611', airports: 'OPO' }),
      destination('portugal', {
        rank: '3',
        kind: 'country-route',
        lat: '39.5',
        lon: '-8.0',
        radius_km: '400',
        state: 'done',
      }),
    ],
    sights: 'abcdefghijkl'.split('').map((slug, index) => sight(slug, index + 1)),
    areas: ['baixa', 'alfama', 'belem'].map(area),
    'day-trips': ['sintra', 'cascais', 'evora'].map(dayTrip),
  }
}

function dayTrip(slug: string): Row {
  return {
    dest: 'lisbon',
    id: `lisbon.${slug}`,
    name: `Trip ${slug}`,
    lat: '38.797',
    lon: '-9.390',
    mode: 'train',
    minutes: '40',
    hours_total: '9',
    highlights: 'A palace',
    book: 'none',
    tags: 'castle',
    importance: '4',
    overnight_better: 'no',
    ...SURE,
  }
}

function travel(): Partial<Record<TableName, Row[]>> {
  const transfer = { airport: 'LIS', dest: 'lisbon', minutes: '30', per: 'person', ...SURE }
  const leg = { from: 'lisbon', to: 'porto', exists: 'yes', minutes: '185', both_ways: 'yes', ...SURE }
  const route = {
    dest: 'portugal',
    stops: 'lisbon:2;porto:2',
    days: '5',
    pace: 'normal',
    months: '4-10',
    for: 'any',
    must: 'lisbon.a',
    ...SURE,
  }
  return {
    transfers: [
      { ...transfer, mode: 'metro' },
      { ...transfer, mode: 'taxi', per: 'vehicle' },
    ],
    legs: [
      { ...leg, mode: 'train', usual: '1' },
      { ...leg, mode: 'bus', usual: '2' },
      { ...leg, mode: 'car', usual: '3' },
    ],
    routes: ['one', 'two', 'three'].map((name) => ({ ...route, id: `portugal-${name}`, name })),
  }
}

function taste(): Partial<Record<TableName, Row[]>> {
  const food = { scope: 'lisbon', meal: 'lunch', importance: '3', ...SURE }
  const event = { scope: 'lisbon', kind: 'festival', rule: 'fixed:06-12', importance: '3', book: 'none', ...SURE }
  const eaten = ['dish', 'dish', 'drink', 'sweet', 'snack', 'place', 'place']
  return {
    food: eaten.map((row, index) => ({ ...food, row, id: `food-${index}`, name: `Food ${index}`, diet: 'vegetarian' })),
    events: ['one', 'two'].map((id) => ({ ...event, id, name: `Event ${id}` })),
  }
}

/** The first word of every vocabulary, with typical prices. */
function portugal(): Row {
  return {
    as_of: '2026-11',
    country: 'PT',
    name: 'Portugal',
    currency: 'EUR',
    languages: 'Portuguese',
    hello: 'Olá',
    thanks: 'Obrigado',
    english: 'high',
    tap_water: 'safe',
    tip_restaurant: 'optional:5-10',
    tip_taxi: 'round-up',
    service_charge: 'never',
    sim_where: 'airport',
    sim_id: 'passport',
    esim: 'easy',
    blocked: 'none',
    ride_apps: 'Uber',
    taxi: 'meter',
    cards: 'most',
    cash_need: 'low',
    bargain: 'no',
    dress: 'casual',
    etiquette: 'greet-first',
    alcohol: 'free',
    drugs: 'tolerant',
    cannabis: 'decriminalised',
    lgbt_law: 'marriage',
    lgbt_social: 'open',
    women: 'easy',
    scams: 'pickpocket',
    drive_side: 'right',
    permit: 'licence-enough',
    child_seat: 'law',
    toilets: 'paid',
    closing: 'none',
    lunch: '12:30-14:30',
    dinner: '19:30-22:30',
    mosquito: 'none',
    altitude: 'none',
    strikes: 'some',
    power_cuts: 'rare',
    p_coffee: 'EUR 1-2 2026',
    p_street_meal: 'EUR 5-9 2026',
    p_mid_meal: 'EUR 13-22 2026',
    p_beer: 'EUR 2-4 2026',
    p_metro_ride: 'EUR 2 2026',
    p_taxi_5km: 'EUR 6-10 2026',
    p_hostel_bed: 'EUR 20-40 2026',
    p_hotel_double: 'EUR 85-160 2026',
    p_museum: 'EUR 6-15 2026',
    p_sim_10gb: 'EUR 12-20 2026',
    p_water_15l: 'EUR 0.5-1.2 2026',
    p_bus_100km: 'EUR 8-13 2026',
  }
}

/** Writes the folders, runs the callback, and deletes them. */
export async function withFolder<Value>(guide: SmallGuide, run: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  try {
    for (const [code, { country, tables }] of Object.entries(guide)) {
      await mkdir(join(folder, code))
      if (Object.keys(country).length > 0) await writeFile(join(folder, code, 'country.tsv'), countryText(country))
      for (const name of TABLE_NAMES) {
        if (tables[name].length > 0) await writeFile(join(folder, code, `${name}.tsv`), tableText(name, tables[name]))
      }
    }
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function countryText(country: Row): string {
  const lines = COUNTRY_COLUMNS.flatMap(({ name }) => (name in country ? [`${name}\t${country[name]}`] : []))
  return `column\tvalue\n${lines.join('\n')}\n`
}

function tableText(name: TableName, rows: readonly Row[]): string {
  const columns = TABLES[name].map((column) => column.name)
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'))
  return `${[columns.join('\t'), ...lines].join('\n')}\n`
}
