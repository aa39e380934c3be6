import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'

import { packAccount } from './pack-account.ts'

it('packs a large account completely, and lets other requests run in between', async () => {
  const rows = Array.from({ length: 20 }, (_, id) => ({ id, trip: { note: String(id).repeat(50_000) } }))
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const bytes = Uint8Array.of(1, 2, 3)
  const packed = await packAccount({ lists: { trips: rows, none: [] }, files: [{ path: 'files/a', bytes }] })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
  const entries = unzipSync(packed)
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  expect(JSON.parse(read('lists/trips.json'))).toEqual(rows)
  expect(JSON.parse(read('lists/none.json'))).toEqual([])
  expect(read('lists/trips.csv').split('\r\n')).toHaveLength(22)
  expect(entries['files/a']).toEqual(bytes)
})
