import { placeFactsContract } from '@app/contracts/place-facts'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** What a page of a place is drawn from, for a browser that is already here. */
export function createPlaceFactsFunction({ now }: Pick<Platform, 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: placeFactsContract.name,
    access: 'public',
    input: placeFactsContract.request,
    async handle(_request, { input }) {
      const { createAskPlaces } = await import('../../places/ask-places.ts')
      return Response.json(await createAskPlaces(now)(input))
    },
  })
}
