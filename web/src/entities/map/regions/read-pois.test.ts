import { PbfWriter } from 'pbf'
import { expect, it } from 'vitest'

import { readPois } from './read-pois.ts'

type Point = { readonly x: number; readonly y: number; readonly tags: readonly number[] }

/** A layer of points with the same keys and values. */
function layer(name: string, points: readonly Point[], keys: readonly string[], values: readonly string[]): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeMessage(
    3,
    (_, inner) => {
      inner.writeStringField(1, name)
      for (const { x, y, tags } of points)
        inner.writeMessage(
          2,
          (__, feature) => {
            feature.writePackedVarint(2, [...tags])
            feature.writeVarintField(3, 1)
            feature.writePackedVarint(4, [9, x * 2, y * 2])
          },
          null,
        )
      for (const key of keys) inner.writeStringField(3, key)
      for (const value of values) inner.writeMessage(4, (__, one) => one.writeStringField(1, value), null)
      inner.writeVarintField(5, 4096)
    },
    null,
  )
  return pbf.finish()
}

it('reads name, kind and position of the places of a tile, each in one tile only', () => {
  const keys = ['name', 'class', 'subclass', 'name:latin']
  const values = ['Αθήνα Φαρμακείο', 'pharmacy', 'atm', 'Athina']
  const pois = layer(
    'poi',
    [
      { x: 2048, y: 2048, tags: [0, 0, 2, 1, 3, 3] },
      { x: 0, y: 0, tags: [1, 2] },
      // In the overlap: it belongs to the next tile.
      { x: 4100, y: 5, tags: [1, 2] },
      { x: 9, y: 9, tags: [0, 0] },
    ],
    keys,
    values,
  )
  const roads = layer('transportation', [{ x: 1, y: 1, tags: [1, 1] }], keys, values)
  const tile = new Uint8Array([...roads, ...pois]).buffer
  expect(readPois(tile, { z: 1, x: 1, y: 0 })).toEqual([
    ['Athina (Αθήνα Φαρμακείο)', 'pharmacy', expect.closeTo(66.513, 2), 90, '', ''],
    ['', 'atm', expect.closeTo(85.051, 2), 0, '', ''],
  ])
})
