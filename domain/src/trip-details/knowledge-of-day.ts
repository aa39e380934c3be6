import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { Stop, Trip, TripDay } from '../trip/index.ts'
import type { CityKnowledge, KnownArea } from './city-knowledge.ts'

const AROUND_AN_AREA_KM = 0.8
const SAME_CITY_KM = 60

/** Of the city that is nearest to a point; `reachKm` for a place where only the country's dishes are known. */
export function knowledgeAt(
  at: Coordinates,
  known: readonly CityKnowledge[],
  reachKm = SAME_CITY_KM,
): CityKnowledge | undefined {
  const sorted = known.toSorted((one, other) => distanceKm(at, one.coordinates) - distanceKm(at, other.coordinates))
  const nearest = sorted[0]
  return nearest && distanceKm(at, nearest.coordinates) <= reachKm ? nearest : undefined
}

/** The quarter or town around a point: the smallest one that holds it, or else the nearest. */
export function areaAt(at: Coordinates, { areas }: CityKnowledge): KnownArea | undefined {
  const km = (area: KnownArea): number => distanceKm(at, area.coordinates)
  const beyond = (area: KnownArea): number => Math.max(0, km(area) - area.radiusKm)
  return areas
    .filter((area) => km(area) <= area.radiusKm + AROUND_AN_AREA_KM)
    .toSorted((one, other) => beyond(one) - beyond(other) || one.radiusKm - other.radiusKm)[0]
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
