import { loadOsmPlaces, type OsmPlaces } from '@app/datasets/osm-places'
import { readPackedFile } from '@app/datasets/packed-files'

let loading: Promise<OsmPlaces> | undefined

/** What OpenStreetMap knows of sixteen towns: read once, when somebody first asks. */
export function loadPlaceMap(): Promise<OsmPlaces> {
  loading ??= loadOsmPlaces(readPackedFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
