import { type CitySights, loadCitySights } from '@app/datasets/city-sights'
import { readPackedFile } from '@app/datasets/packed-files'

let loading: Promise<CitySights> | undefined

/** The sights of every guide in a hundred cities, read on first use. */
export function loadPlaceSights(): Promise<CitySights> {
  loading ??= loadCitySights(readPackedFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
