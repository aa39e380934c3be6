import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readArchive } from './read-archive.ts'
import { signedArea } from './simplify-shape.ts'
import type { Shape } from './tile-geometry.ts'
import { tileNumber } from './tile-number.ts'
import { readTile } from './vector-tile.ts'

const PACKED = join(import.meta.dirname, '../../packed')

function readLand(): ReadonlyMap<string, readonly Shape[]> {
  const [, file] = /(world-\w+\.pmtiles)/.exec(readFileSync(join(PACKED, 'map-world.json'), 'utf8')) ?? []
  const { tiles } = readArchive(readFileSync(join(PACKED, 'basemap', file ?? '')))
  return new Map(
    tiles.map(({ id, bytes }) => {
      const land = readTile(bytes).find(({ name }) => name === 'land')
      return [tileNumber(id).join('/'), land?.features.flatMap(({ shapes }) => shapes) ?? []]
    }),
  )
}

describe('the world as it is packed', () => {
  const land = readLand()

  it('begins every land with a land ring, because renderers treat rings of the first orientation as land', () => {
    const wrong = [...land].filter(([, rings]) => {
      const all = rings.reduce((sum, ring) => sum + signedArea(ring), 0)
      return Math.sign(signedArea(rings[0] ?? [])) !== Math.sign(all)
    })
    expect(wrong.map(([tile]) => tile)).toEqual([])
  })

  it.each([
    ['Munich', 48.14, 11.58, 'land'],
    ['Paris', 48.86, 2.35, 'land'],
    ['Moscow', 55.75, 37.62, 'land'],
    ['the hills of Kola', 67.7, 36, 'land'],
    ['Lapland', 67.5, 26.5, 'land'],
    ['Yakutia', 67, 130, 'land'],
    ['the middle of Siberia', 67.5, 97, 'land'],
    ['Denver', 39.74, -104.99, 'land'],
    ['the Bay of Biscay', 45, -6, 'sea'],
    ['the Adriatic', 42.8, 15.2, 'sea'],
    ['the Norwegian Sea', 66, 5, 'sea'],
    ['the sea north of Iceland', 68, -18, 'sea'],
    ['the Barents Sea', 71.2, 40, 'sea'],
    ['the White Sea', 65.5, 38.2, 'sea'],
    ['the Gulf of Ob', 70, 73.5, 'sea'],
    ['the Pacific off Chukotka', 61, 178, 'sea'],
    ['the Bering Strait', 65.9, -168.9, 'sea'],
    ['Chukotka', 66.5, -173, 'land'],
  ] as const)('has %s in its place at every zoom', (_, latitude, longitude, expected) => {
    const found = [2, 3, 4, 5, 6].map((zoom) => groundAt(land, zoom, latitude, longitude))
    expect(found).toEqual(found.map(() => expected))
  })
})

type Land = ReadonlyMap<string, readonly Shape[]>

function groundAt(land: Land, zoom: number, latitude: number, longitude: number): 'land' | 'sea' {
  const column = ((longitude + 180) / 360) * 2 ** zoom
  const row = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom
  const rings = land.get([zoom, Math.floor(column), Math.floor(row)].join('/')) ?? []
  const [x, y] = [(column % 1) * 4096, (row % 1) * 4096]
  return rings.filter((ring) => isAround(ring, x, y)).length % 2 === 1 ? 'land' : 'sea'
}

function isAround(ring: Shape, x: number, y: number): boolean {
  let isInside = false
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const [ax, ay, bx, by] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
  }
  return isInside
}
