import { countHotels } from '../../src/hotels/index.ts'
import { readPackedFile } from '../../src/packed-files/index.ts'
import { loadPlaces } from '../../src/places/index.ts'

const PER_POINT_OF_SIGHTS = 2

/** By id of a city. Only from tables without a share-alike licence, so that the result can be used anywhere. */
export async function countVisits(): Promise<ReadonlyMap<number, number>> {
  const visits = new Map(await countHotels(readPackedFile, 'hotels-open'))
  for (const { cityId, group, popularity } of (await loadPlaces(readPackedFile, 'places-open')).all()) {
    if (cityId === null || (group !== 'see' && group !== 'do')) continue
    visits.set(cityId, (visits.get(cityId) ?? 0) + popularity * PER_POINT_OF_SIGHTS)
  }
  return visits
}
