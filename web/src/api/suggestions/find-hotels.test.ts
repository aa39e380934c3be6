import { afterEach, expect, it, vi } from 'vitest'

import { findHotels } from './find-hotels.ts'

vi.mock('./ask-function.ts', () => ({ askFunction: () => Promise.resolve(answer) }))

let answer: unknown
afterEach(() => (answer = undefined))
const find = () => findHotels({} as Parameters<typeof findHotels>[0], 'ritz', new AbortController().signal)

it('does not take a server that is still reading for one that knows no such hotel', async () => {
  answer = { hotels: [], isReady: false }
  await expect(find()).rejects.toThrow()
  answer = { hotels: [], isReady: true }
  expect(await find()).toEqual([])
})
