import { distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { RouteTables } from '@app/domain/trip-routes'

import type { Outside } from './trip-ends.ts'

/** Coordinates on the device are accurate to about a degree. */
const SAME_PLACE_KM = 120

/** Ubud with Bali is a base of Bali. */
export function baseKeyOf(
  { name, city }: Pick<Outside, 'city' | 'name'>,
  { areas, destinations }: Pick<RouteTables, 'areas' | 'destinations'>,
) {
  const isRegion = (id: string): boolean => destinations.some((row) => row.id === id && row.kind !== 'city')
  const town = areas.find(
    (area) =>
      area.isBase !== 'no' &&
      isRegion(area.destinationId) &&
      foldText(area.name.split(' & ')[0] ?? '') === foldText(name) &&
      distanceKm(area.coordinates, city.coordinates) <= SAME_PLACE_KM,
  )
  const beside = areas
    .filter(({ isBase, destinationId }) => isBase === 'yes' && isRegion(destinationId))
    .map((area) => ({ area, km: distanceKm(area.coordinates, city.coordinates) }))
    .filter(({ km }) => km <= BESIDE_KM)
    .toSorted((one, other) => one.km - other.km)[0]?.area
  const found = town ?? beside
  return found ? `${found.destinationId}/${found.id}` : null
}

/** By another name, "São Miguel" of Ponta Delgada. */
const BESIDE_KM = 12

/** Amboseli of "Amboseli & Tsavo" is that end of the region. */
export function partKeyOf(
  name: string,
  regionId: string | undefined,
  { areas, destinations }: Pick<RouteTables, 'areas' | 'destinations'>,
): string | null {
  const region = destinations.find(({ id }) => id === regionId)
  if (!region?.name.includes(' & ')) return null
  const town = areas.find(
    (area) =>
      area.destinationId === region.id &&
      area.isBase !== 'no' &&
      ` ${foldText(area.name)} `.startsWith(` ${foldText(name)} `),
  )
  return town ? `${town.destinationId}/${town.id}` : null
}
