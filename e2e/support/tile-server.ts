import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { TILE_EXTENT, type TileFeature, type TileLayers, writeVectorTile } from './vector-tile.ts'

/** `silent` accepts connections and never answers; `slow` answers after so long that a map must not wait for it. */
type Mood = 'well' | 'broken' | 'silent' | 'tiles silent' | 'slow'

const SLOW_MS = 3000
const ATTRIBUTION = [
  '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a>',
  '<a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a>',
  'Data from <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
].join(' ')

/** A local stand-in for a public server of street tiles: a made-up town on every tile. */
export async function startTileServer() {
  let mood: Mood = 'well'
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const isTile = path.endsWith('.pbf')
    if (mood === 'silent' || (mood === 'tiles silent' && isTile)) return
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    if (mood === 'broken') return void response.writeHead(500, headers).end()
    const answer = (): void => {
      if (isTile) response.writeHead(200, headers).end(writeVectorTile(TOWN))
      else response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(describeTiles(origin))
    }
    setTimeout(answer, mood === 'slow' ? SLOW_MS : 0)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/planet`,
    asked,
    become(next: Mood): void {
      mood = next
      asked.length = 0
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

function describeTiles(origin: string): string {
  return JSON.stringify({
    tilejson: '3.0.0',
    tiles: [`${origin}/v1/{z}/{x}/{y}.pbf`],
    maxzoom: 14,
    attribution: ATTRIBUTION,
  })
}

const STEP = TILE_EXTENT / 8

const square = (x: number, y: number, size: number): TileFeature['points'] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const street = (at: number, way: 'across' | 'down', properties: TileFeature['properties']): TileFeature => ({
  kind: 'line',
  points:
    way === 'across'
      ? [
          [-64, at],
          [TILE_EXTENT + 64, at],
        ]
      : [
          [at, -64],
          [at, TILE_EXTENT + 64],
        ],
  properties,
})
const area = (x: number, y: number, size: number, properties: TileFeature['properties']): TileFeature => ({
  kind: 'polygon',
  points: square(x, y, size),
  properties,
})

const LANES = [1, 2, 3, 5, 6, 7].map((count) => count * STEP)
const NAMED = { class: 'primary', name: 'Phố Mới', 'name:latin': 'Pho Moi', 'name:en': 'New Street' }

/** Layers and classes of https://openmaptiles.org/schema/. */
const TOWN: TileLayers = {
  landuse: [area(-64, -64, TILE_EXTENT + 128, { class: 'residential' })],
  park: [area(5.2 * STEP, 5.2 * STEP, 1.6 * STEP, { class: 'park' })],
  water: [area(0.2 * STEP, 6.2 * STEP, 1.6 * STEP, { class: 'lake' })],
  building: LANES.flatMap((x) => LANES.map((y) => area(x + 90, y + 90, 220, { render_height: 9 }))),
  transportation: [
    ...LANES.flatMap((at) => [street(at, 'across', { class: 'minor' }), street(at, 'down', { class: 'minor' })]),
    street(4 * STEP, 'across', { class: 'primary' }),
    street(4 * STEP, 'down', { class: 'secondary' }),
  ],
  transportation_name: [street(4 * STEP, 'across', NAMED)],
  place: [
    {
      kind: 'point',
      points: [[3 * STEP, 3 * STEP]],
      properties: { class: 'suburb', name: 'Cũ', 'name:en': 'Old Quarter', rank: 12 },
    },
  ],
}
