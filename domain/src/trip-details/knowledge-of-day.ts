import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import type { CityKnowledge, KnownArea } from './city-knowledge.ts'

const AROUND_AN_AREA_KM = 0.8
const SAME_CITY_KM = 60

/** Of the city that is nearest to a point. */
export function knowledgeAt(at: Coordinates, known: readonly CityKnowledge[]): CityKnowledge | undefined {
  const sorted = known.toSorted((one, other) => distanceKm(at, one.coordinates) - distanceKm(at, other.coordinates))
  const nearest = sorted[0]
  return nearest && distanceKm(at, nearest.coordinates) <= SAME_CITY_KM ? nearest : undefined
}

/** The quarter or town around a point. */
export function areaAt(at: Coordinates, { areas }: CityKnowledge): KnownArea | undefined {
  const km = (area: KnownArea): number => distanceKm(at, area.coordinates)
  return areas
    .filter((area) => km(area) <= area.radiusKm + AROUND_AN_AREA_KM)
    .toSorted((one, other) => km(one) - km(other))[0]
}

/** Where one is at a stop: at its place, at the last one before it, or at the end of a way. */
export function positionAt(day: TripDay, index: number, places: Trip['places']): Coordinates {
  const before = day.stops.slice(0, index + 1).findLast((stop) => ownPosition(stop, places))
  return (before && ownPosition(before, places)) ?? day.start.coordinates
}

function ownPosition({ placeId, way }: Stop, places: Trip['places']): Coordinates | undefined {
  return placeId === null ? way?.to : places[placeId]?.coordinates
}

/** Before the way to the next town one is still in the last one. */
export function townAt({ start, city }: TripDay, at: Coordinates): string {
  return distanceKm(at, start.coordinates) < distanceKm(at, city.coordinates) ? start.title : city.name
}
