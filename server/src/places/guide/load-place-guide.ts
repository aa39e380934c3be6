import { type DestinationFinder, destinationFinder } from '@app/datasets/destination-search'
import { type Guide, loadGuide } from '@app/datasets/guide'
import { type GuideMatches, loadGuideMatches } from '@app/datasets/guide-matches'
import { readPackedFile } from '@app/datasets/packed-files'

let loadingGuide: Promise<Guide> | undefined
let loadingMatches: Promise<GuideMatches> | undefined
let loadingFinder: Promise<DestinationFinder> | undefined

/** The guide's index now, and the file of a country when somebody asks for it. */
export function loadPlaceGuide(): Promise<Guide> {
  loadingGuide ??= loadGuide(readPackedFile).catch((error: unknown) => {
    loadingGuide = undefined
    throw error
  })
  return loadingGuide
}

/** Which rows of other tables are a sight of the guide. */
export function loadPlaceMatches(): Promise<GuideMatches> {
  loadingMatches ??= loadGuideMatches(readPackedFile).catch((error: unknown) => {
    loadingMatches = undefined
    throw error
  })
  return loadingMatches
}

/** Regions, islands and parks by their names. */
export function loadDestinationFinder(): Promise<DestinationFinder> {
  loadingFinder ??= loadPlaceGuide()
    .then(destinationFinder)
    .catch((error: unknown) => {
      loadingFinder = undefined
      throw error
    })
  return loadingFinder
}
