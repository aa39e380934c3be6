import { loadOsmPlaces, type OsmPlaces } from '@app/datasets/osm-places'
import { readPackedFile } from '@app/datasets/packed-files'

let loading: Promise<OsmPlaces> | undefined

/** OpenStreetMap places of sixteen towns, read on first use. */
export function loadPlaceMap(): Promise<OsmPlaces> {
  loading ??= loadOsmPlaces(readPackedFile).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
