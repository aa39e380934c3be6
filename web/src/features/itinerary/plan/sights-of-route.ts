import { factsOfKind, usualHours } from '@app/domain/place-kinds'
import { findNamed } from '@app/domain/place-names'
import type { TripPlace } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

/** The renown of the best known places in the tables. */
const RENOWN = { 5: 1, 4: 0.82, 3: 0.62, 2: 0.44, 1: 0.3 } as const
/** A longer one takes a whole day. */
const LONGEST_VISIT_MINUTES = 480

/** Sights of the guide's route that are not in the tables of places, such as those around Vík. */
export function sightsOfRoute({ cities }: TripAsk, places: readonly TripPlace[]): readonly TripPlace[] {
  const known = new Set(places.map(({ id }) => id))
  const sights = new Map(cities.flatMap(({ base }) => base?.sights ?? []).map((sight) => [sight.id, sight]))
  return [...sights.values()].flatMap(({ id, name, importance, coordinates, kind, visitMinutes }) => {
    if (coordinates === null || known.has(id) || findNamed(name, places)) return []
    const place: TripPlace = {
      id,
      name,
      coordinates,
      kind,
      hours: usualHours(kind),
      visitMinutes: Math.min(LONGEST_VISIT_MINUTES, visitMinutes),
      price: null,
      isIndoor: factsOfKind(kind).isIndoor,
      renown: RENOWN[importance],
      sources: ['guide'],
    }
    return [place]
  })
}
