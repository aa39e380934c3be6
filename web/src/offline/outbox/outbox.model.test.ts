import { describe, expect, it } from 'vitest'

import type { Queue } from './model/life.ts'
import { naiveQueue } from './model/naive-queue.ts'
import { ownQueue } from './model/own-queue.ts'
import { type Harm, playHistory } from './model/play-history.ts'

/** `VITE_OUTBOX_HISTORIES=100000` is the long run, `VITE_OUTBOX_SEED` sets the first seed. */
const HISTORIES = Number(import.meta.env['VITE_OUTBOX_HISTORIES'] ?? 1000)
const FIRST_SEED = Number(import.meta.env['VITE_OUTBOX_SEED'] ?? 1)

const NO_HARM: Harm = { lost: 0, doubled: 0, misordered: 0, crossed: 0 }

async function playAll(queue: Queue, count: number) {
  const harm = { ...NO_HARM }
  const seeds: number[] = []
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed += 1) {
    const one = await playHistory(queue, seed)
    for (const kind of ['lost', 'doubled', 'misordered', 'crossed'] as const) harm[kind] += one[kind]
    if (Object.values(one).some((number) => number > 0)) seeds.push(seed)
  }
  return { harm, seeds: seeds.slice(0, 5) }
}

describe('the outbox through random histories', () => {
  it(
    `loses, duplicates, reorders and mixes up nothing in ${HISTORIES}`,
    async () => {
      expect(await playAll(ownQueue, HISTORIES)).toEqual({ harm: NO_HARM, seeds: [] })
    },
    60_000 + HISTORIES * 20,
  )

  it('is checked by a test that a naive queue fails', async () => {
    const { harm } = await playAll(naiveQueue, 200)
    expect(harm.lost).toBeGreaterThan(50)
    expect(harm.doubled).toBeGreaterThan(5)
    expect(harm.misordered).toBeGreaterThan(5)
    expect(harm.crossed).toBeGreaterThan(5)
  })
})
