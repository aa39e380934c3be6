import { type DestinationFinder, destinationFinder } from '@app/datasets/destination-search'
import { type Guide, loadGuide } from '@app/datasets/guide'
import { type GuideMatches, loadGuideMatches } from '@app/datasets/guide-matches'
import { readPackedFile } from '@app/datasets/packed-files'

let loadingGuide: Promise<Guide> | undefined
let loadingMatches: Promise<GuideMatches> | undefined
let loadingFinder: Promise<DestinationFinder> | undefined

/** Loads the guide's index now, and a country's file when it is requested. */
export function loadPlaceGuide(): Promise<Guide> {
  loadingGuide ??= loadGuide(readPackedFile).catch((error: unknown) => {
    loadingGuide = undefined
    throw error
  })
  return loadingGuide
}

/** Loads the matches between sights of the guide and rows of other tables. */
export function loadPlaceMatches(): Promise<GuideMatches> {
  loadingMatches ??= loadGuideMatches(readPackedFile).catch((error: unknown) => {
    loadingMatches = undefined
    throw error
  })
  return loadingMatches
}

/** Finds regions, islands and parks by name. */
export function loadDestinationFinder(): Promise<DestinationFinder> {
  loadingFinder ??= loadPlaceGuide()
    .then(destinationFinder)
    .catch((error: unknown) => {
      loadingFinder = undefined
      throw error
    })
  return loadingFinder
}
