import { factsOfKind, usualHours } from '@app/domain/place-kinds'
import { findNamed } from '@app/domain/place-names'
import type { TripPlace } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

/** As well known as a place of the tables that everybody names first. */
const RENOWN = { 5: 1, 4: 0.82, 3: 0.62, 2: 0.44, 1: 0.3 } as const
/** Longer is no visit but a day. */
const LONGEST_VISIT_MINUTES = 480

/** What the route of the guide sees and the tables of places do not know, as in the country around Vík. */
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
