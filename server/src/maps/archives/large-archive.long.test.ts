import { createHash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { writeSyntheticArchive } from '../../../test/synthetic-archive.ts'
import { createMapArchives } from './map-archives.ts'
import { frameOf } from './tiles-of-frame.ts'

/** 96 by 96 tiles of 26 kB: 320 MB. */
const SQUARE = { zoom: 14, left: 8928, top: 5664, side: 96 }
const WHOLE = frameOf([8928, 5664, 9023, 5759])
const PART = frameOf([8940, 5680, 8987, 5727])
const PIECE = 1_048_576
const MOST_MEMORY = 200_000_000

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-archive-'))
  path = join(folder, 'planet.pmtiles')
  await writeSyntheticArchive(path, { square: SQUARE, tileBytes: 26_000, bounds: WHOLE })
})
afterAll(() => rm(folder, { recursive: true }))

it('cuts a fifth of 320 MB piece by piece, the same after a restart, without keeping it in memory', async () => {
  expect((await stat(path)).size).toBeGreaterThan(300_000_000)
  const cutOf = async () => {
    const archives = createMapArchives({ archives: [path], log, now: Date.now })
    const offers = await archives.offer(PART)
    if (offers === 'too-large' || !offers[0]) throw new Error('nothing was offered')
    return (await archives.openCut(offers[0].file))!
  }
  const hashFrom = async (from: number, hash = createHash('sha256')) => {
    const cut = await cutOf()
    for (let at = from; at < cut.bytes; at += PIECE) hash.update(await cut.read(at, Math.min(cut.bytes, at + PIECE)))
    return hash
  }
  const before = process.memoryUsage().rss
  const whole = (await hashFrom(0)).digest('hex')
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY)
  // A device that has the first half asks another server for the rest.
  const first = await cutOf()
  expect(first.bytes).toBeGreaterThan(60_000_000)
  const half = Math.floor(first.bytes / 2 / PIECE) * PIECE
  const hash = createHash('sha256')
  for (let at = 0; at < half; at += PIECE) hash.update(await first.read(at, at + PIECE))
  expect((await hashFrom(half, hash)).digest('hex')).toBe(whole)
})
