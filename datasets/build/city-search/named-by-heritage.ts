import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'

/** Of the World Heritage list. */
export type HeritageSite = { readonly name: string; readonly coordinates: Coordinates }

/** Shorter ones are words of other languages. */
const SHORTEST_NAME = 3
const NEAR_KM = 30
/** Far enough in degrees of longitude at every latitude with such sites. */
const SEARCHED_DEGREES = 1

/** Whether a nearby heritage site is named after a place, by any of its names: "Medieval City of Rhodes". */
export function namedByHeritage(
  sites: readonly HeritageSite[],
): (place: Coordinates, names: readonly string[]) => boolean {
  const cellOf = (latitude: number, longitude: number): string => `${Math.floor(latitude)} ${Math.floor(longitude)}`
  const byCell = Map.groupBy(
    sites.map((site) => ({ ...site, title: ` ${foldText(site.name)} ` })),
    ({ coordinates: { latitude, longitude } }) => cellOf(latitude, longitude),
  )
  const steps = [-SEARCHED_DEGREES, 0, SEARCHED_DEGREES]
  return (place, names) => {
    const near = steps
      .flatMap((dy) => steps.flatMap((dx) => byCell.get(cellOf(place.latitude + dy, place.longitude + dx)) ?? []))
      .filter(({ coordinates }) => distanceKm(place, coordinates) <= NEAR_KM)
    if (near.length === 0) return false
    const folded = names.map(foldText).filter(({ length }) => length >= SHORTEST_NAME)
    return folded.some((name) => near.some(({ title }) => title.includes(` ${name} `)))
  }
}
