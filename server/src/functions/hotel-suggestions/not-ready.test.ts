import { HotelSuggestionsResponse } from '@app/contracts/hotel-suggestions'
import { expect, it } from 'vitest'

import type { FunctionContext } from '../server-function.ts'
import { createHotelSuggestionsFunction } from './function.ts'

it('says that the hotels are still loading, instead of an error', async () => {
  const declared = createHotelSuggestionsFunction({ find: () => new Promise(() => {}) })
  if (declared.kind !== 'reading') throw new Error('writes')
  const context = { input: { query: 'ritz' } } as FunctionContext<unknown>
  const response = await declared.handle(new Request('http://localhost'), context)
  expect(response.status).toBe(200)
  expect(HotelSuggestionsResponse.parse(await response.json())).toEqual({ hotels: [], isReady: false })
})
