import { loadGuide } from '@app/datasets/guide'
import { addRoute, destinationFinder, withGuideNames } from '@app/datasets/guide-routes'
import { readPackedFile } from '@app/datasets/packed-files'
import type { TripRequest } from '@app/domain/trip-request'

import { packedNames } from '../city-suggestions/packed-city-finder.ts'

export type GuideRoutes = {
  /** Cities, countries and regions by their names in any language. */
  readonly names: ReturnType<typeof withGuideNames>
  readonly addRoute: (request: TripRequest, sentence: string) => Promise<TripRequest>
}

let opened: Promise<GuideRoutes> | undefined

/** The guide's index is loaded with the first question; a country on request. */
export function guideRoutes(): Promise<GuideRoutes> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<GuideRoutes> {
  const guide = await loadGuide(readPackedFile)
  const names = withGuideNames(packedNames, destinationFinder(guide))
  return { names, addRoute: (request, sentence) => addRoute(request, { guide, sentence, findCity: names.findCity }) }
}
