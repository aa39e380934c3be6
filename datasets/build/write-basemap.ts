/** `npm run basemap -w datasets -- <folder>`: the folder holds `basemap/` with vector tiles and `osm/` with extracts for the shores. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { packRegion, packWorld } from './basemap/pack-basemap.ts'
import { readArchive } from './basemap/read-archive.ts'
import { readCoastline } from './basemap/read-coastline.ts'
import { writeArchive } from './basemap/write-archive.ts'
import { writePacked } from './packed-folder.ts'
import { packedText } from './packed-text.ts'
import { readJson } from './read-json.ts'
import { readRegister, tableById } from './registered-table.ts'

const DATA = join(import.meta.dirname, '../../../shared/data')
const SOURCES = join(import.meta.dirname, '../sources/map-packs.json')
const PACKED = join(import.meta.dirname, '../packed/basemap')

type NamedPack = { readonly id: string; readonly title: string; readonly area: string; readonly date: string }

const folder = resolve(process.argv[2] ?? DATA)
const { packs } = await readJson<{ readonly packs: readonly NamedPack[] }>(SOURCES)
await mkdir(PACKED, { recursive: true })
const rows = new Map<string, string>()
for (const pack of packs) rows.set(pack.id, await write(pack))
const files = new Set([...rows.values()].map((row) => row.split('|')[1]))
for (const name of await readdir(PACKED)) if (!files.has(name)) await rm(join(PACKED, name))

const table = tableById((await readRegister()).tables)
const { world = '', ...regions } = Object.fromEntries(rows)
const catalogue = { 'map-world': [world], 'map-regions': Object.values(regions) }
for (const [id, lines] of Object.entries(catalogue))
  await writePacked(table(id).file, packedText(table(id), { rows: lines }))

/** A file name contains a hash of its content, so that it can be cached for ever. */
async function write({ id, title, area, date }: NamedPack): Promise<string> {
  const source = readArchive(await readFile(join(folder, 'basemap', `${id}.pmtiles`)))
  const shores = async () => readCoastline(await readFile(join(folder, 'osm', `${id}.osm.pbf`)))
  const archive = id === 'world' ? packWorld(source) : packRegion(source, await shores())
  const bytes = writeArchive(archive, { name: title, vector_layers: [] })
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = `${id}-${hash.slice(0, 8)}.pmtiles`
  await writeFile(join(PACKED, file), bytes)
  const zooms = archive.tiles.map(({ zoom }) => zoom)
  const bounds = archive.bounds.map((degrees) => Number(degrees.toFixed(5))).join(' ')
  const range = `${Math.min(...zooms)} ${Math.max(...zooms)}`
  return [id, file, title, area, date, bytes.length, hash, bounds, range].join('|')
}
