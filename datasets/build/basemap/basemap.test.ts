import { gunzipSync } from 'node:zlib'

import { PMTiles, zxyToTileId } from 'pmtiles'
import { describe, expect, it } from 'vitest'

import { dissolve } from './dissolve.ts'
import { landInside } from './land-inside.ts'
import { readArchive } from './read-archive.ts'
import { doubleArea, signedArea, simplifyShape } from './simplify-shape.ts'
import { readShapes, writeShapes } from './tile-geometry.ts'
import { tileNumber } from './tile-number.ts'
import { type Layer, readTile, writeTile } from './vector-tile.ts'
import { writeArchive } from './write-archive.ts'

const LAYER: Layer = {
  name: 'roads',
  extent: 4096,
  features: [
    { kind: 'line', properties: { kind: 'main', tunnel: true, width: 3 }, shapes: [[0, 0, 10, -5, 4096, 9]] },
    {
      kind: 'polygon',
      properties: { height: -2.5 },
      shapes: [
        [0, 0, 9, 0, 9, 9],
        [1, 1, 2, 2, 2, 1],
      ],
    },
    {
      kind: 'point',
      properties: { name: 'Köln · 東京' },
      shapes: [
        [7, 8],
        [9, 10],
      ],
    },
  ],
}

/** Reads with the browser's own library. */
function openBytes(bytes: Uint8Array): PMTiles {
  const copy = Uint8Array.from(bytes)
  return new PMTiles(
    {
      getKey: () => 'test',
      getBytes: async (offset, length) => ({ data: copy.slice(offset, offset + length).buffer }),
    },
    undefined,
    async (buffer) => Uint8Array.from(gunzipSync(new Uint8Array(buffer))).buffer,
  )
}

describe('vector tiles', () => {
  it('are read back unchanged', () => {
    expect(readTile(writeTile([LAYER]))).toEqual([LAYER])
  })

  it('close their rings and count from point to point', () => {
    const commands = writeShapes('polygon', [[2, 2, 5, 2, 5, 6]])
    expect(commands).toEqual([9, 4, 4, 18, 6, 0, 0, 8, 15])
    expect(readShapes(commands)).toEqual([[2, 2, 5, 2, 5, 6]])
  })
})

describe('an archive', () => {
  const tiles = [
    [0, 0, 0],
    [1, 1, 0],
    [3, 5, 6],
    [3, 6, 6],
    [14, 8529, 5974],
  ].map(([z = 0, x = 0, y = 0]) => ({
    id: zxyToTileId(z, x, y),
    zoom: z,
    bytes: writeTile([{ ...LAYER, name: `${z}` }]),
  }))
  const archive = { bounds: [-10, -20, 30, 40] as const, tiles: tiles.toSorted((a, b) => a.id - b.id) }
  const bytes = writeArchive(archive, { name: 'Test' })

  it('is read by another library, tile by tile', async () => {
    const other = openBytes(bytes)
    expect(await other.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 14, minLon: -10, maxLat: 40, clustered: true })
    for (const { id, zoom, bytes: tile } of tiles) {
      const found = await other.getZxy(...(tileNumber(id) as [number, number, number]))
      expect([zoom, new Uint8Array(found?.data ?? new ArrayBuffer())]).toEqual([zoom, tile])
    }
    expect(await other.getZxy(2, 1, 1)).toBeUndefined()
    expect(await other.getMetadata()).toEqual({ name: 'Test' })
  })

  it('survives a round trip', () => {
    const { bounds, tiles: read } = readArchive(Buffer.from(bytes))
    expect({ bounds, tiles: read.map((tile) => ({ ...tile, bytes: Uint8Array.from(tile.bytes) })) }).toEqual(archive)
    expect(writeArchive(readArchive(Buffer.from(bytes)), { name: 'Test' })).toEqual(bytes)
  })

  it('has leaves when its list is long', async () => {
    const many = Array.from({ length: 9000 }, (_, at) => ({
      id: 100_000 + 3 * at,
      zoom: 8,
      bytes: writeTile([{ ...LAYER, name: String((at * 7919) % 9973).repeat(1 + ((at * 31) % 17)) }]),
    }))
    const long = openBytes(writeArchive({ bounds: [0, 0, 1, 1], tiles: many }, {}))
    for (const at of [0, 1, 4500, 8999]) {
      const [z, x, y] = tileNumber(many[at]?.id ?? 0)
      expect(new Uint8Array((await long.getZxy(z, x, y))?.data ?? new ArrayBuffer())).toEqual(many[at]?.bytes)
    }
  })
})

describe('shapes', () => {
  it('lose invisible points', () => {
    expect(simplifyShape('line', [0, 0, 5, 1, 10, 0], 2)).toEqual([0, 0, 10, 0])
    expect(simplifyShape('line', [0, 0, 5, 3, 10, 0], 2)).toEqual([0, 0, 5, 3, 10, 0])
    expect(simplifyShape('polygon', [0, 0, 1, 0, 1, 1], 5)).toBeNull()
  })

  it('keep their orientation, also when only few points of a crescent are left', () => {
    const crescent = [0, 0, 31, 15, 43, 39, 38, 23, 25, 11]
    const simple = simplifyShape('polygon', crescent, 8) ?? []
    expect([Math.sign(signedArea(crescent)), Math.sign(signedArea(simple))]).toEqual([-1, -1])
    expect(simple).toHaveLength(8)
    expect(simplifyShape('polygon', [0, 0, 10, 0, 20, 0, 10, 1], 2)).toBeNull()
  })

  it('of two countries become one land, with the lake between them as a hole', () => {
    const west = [0, 0, 5, 0, 5, 4, 4, 5, 5, 6, 5, 10, 0, 10]
    const east = [5, 0, 10, 0, 10, 10, 5, 10, 5, 6, 6, 5, 5, 4]
    const [land, lake, ...more] = dissolve([west, east])
    expect([doubleArea(land ?? []), doubleArea(lake ?? []), more.length]).toEqual([200, 4, 0])
  })

  it('stay land when the first of them is a sliver with the other orientation', () => {
    const sliver = [20, 20, 20, 21, 21, 20]
    expect(dissolve([sliver, [0, 0, 10, 0, 10, 10, 0, 10]])).toEqual([[0, 0, 10, 0, 10, 10, 0, 10]])
  })

  it('keep shapes that only touch separate', () => {
    expect(
      dissolve([
        [0, 0, 2, 0, 2, 2, 0, 2],
        [2, 2, 4, 2, 4, 4, 2, 4],
      ]),
    ).toHaveLength(2)
  })
})

describe('landInside', () => {
  const frame = [0, 0, 10, 10] as const

  it('is the left side of a shore', () => {
    // Northwards through the middle: the land is in the west.
    const { land } = landInside(frame, [
      [
        [5, -2],
        [5, 1],
        [5, 9],
        [5, 12],
      ],
    ])
    expect(land).toHaveLength(1)
    expect(doubleArea(land[0]?.flat() ?? [])).toBe(100)
    expect(land[0]).toContainEqual([0, 10])
    expect(land[0]).not.toContainEqual([10, 10])
  })

  it('reaches the frame where the source was cut', () => {
    const { land } = landInside(frame, [
      [
        [5, 2],
        [5, 8],
      ],
    ])
    expect(doubleArea(land[0]?.flat() ?? [])).toBe(100)
  })

  it('is the whole frame without a shore, and an island when there is only that', () => {
    expect(doubleArea(landInside(frame, []).land[0]?.flat() ?? [])).toBe(200)
    const island = [
      [4, 4],
      [6, 4],
      [6, 6],
      [4, 6],
      [4, 4],
    ] as const
    expect(landInside(frame, [island]).land).toEqual([island])
  })
})
