import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { findHotels } from './find-hotels.ts'

vi.mock('./ask-function.ts', () => ({ askFunction: () => Promise.resolve(answers.shift() ?? STILL_READING) }))

const STILL_READING = { hotels: [], isReady: false }
let answers: unknown[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
async function find(signal = new AbortController().signal): Promise<unknown> {
  const found = findHotels({} as Parameters<typeof findHotels>[0], 'ritz', signal).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return found
}

it('accepts an empty list of a server that has loaded its hotels', async () => {
  answers = [{ hotels: [], isReady: true }]
  expect(await find()).toEqual([])
})

it('retries while the server is still loading them', async () => {
  const ritz = { name: 'Ritz', city: 'Paris', country: 'France', displayName: 'Ritz, Paris, France', rating: 5 }
  answers = [STILL_READING, STILL_READING, { hotels: [ritz], isReady: true }]
  expect(await find()).toEqual([ritz])
})

it('reports a server that never finishes loading as a failure, not as an empty list', async () => {
  answers = []
  expect(await find()).toBeInstanceOf(Error)
})

it('stops retrying once the text has changed', async () => {
  answers = [STILL_READING, { hotels: [], isReady: true }]
  const typing = new AbortController()
  typing.abort()
  expect(await find(typing.signal)).toMatchObject({ name: 'AbortError' })
  expect(answers).toHaveLength(1)
})
