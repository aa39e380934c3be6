import { type CitySights, loadCitySights } from '@app/datasets/city-sights'
import { readPackedFile } from '@app/datasets/packed-files'

let loading: Promise<CitySights> | undefined

/** What every guide names in a hundred cities: read once, when somebody first asks. */
export function loadPlaceSights(): Promise<CitySights> {
  loading ??= loadCitySights(readPackedFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
