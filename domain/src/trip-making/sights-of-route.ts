import { distanceKm } from '../kernel/index.ts'
import { factsOfKind, usualHours } from '../place-kinds/index.ts'
import { findNamed } from '../place-names/index.ts'
import { middleOf, moneyRange } from '../travel-prices/index.ts'
import type { TripAsk } from '../trip-draft/index.ts'
import type { PlannedBase, PlannedSight } from '../trip-routes/index.ts'
import type { GuideHints, TripPlace } from '../trip/index.ts'

/** The renown of the best known places in the tables. */
const RENOWN = { 5: 1, 4: 0.82, 3: 0.62, 2: 0.44, 1: 0.3 } as const
/** A longer one takes a whole day. */
const LONGEST_VISIT_MINUTES = 480
/** "Kayak by the glacier" is not the glacier. */
const SAME_SIGHT_KM = 10

/** Sights of the guide's route that are not in the tables of places, such as those around Vík. */
export function sightsOfRoute(
  { cities, route }: Pick<TripAsk, 'cities' | 'route'>,
  places: readonly TripPlace[],
): readonly TripPlace[] {
  const known = new Set(places.map(({ id }) => id))
  const seen = cities.flatMap(({ base }) => [
    ...(base?.sights ?? []).filter((sight) => !isOfCity(sight, base)),
    ...(base?.waySights ?? []),
  ])
  const sights = new Map(seen.map((sight) => [sight.id, sight]))
  return [...sights.values()].flatMap((sight) => {
    const { id, name, importance, coordinates, kind, visitMinutes, fee } = sight
    if (coordinates === null || known.has(id)) return []
    const same = findNamed(name, places)
    if (same && distanceKm(same.coordinates, coordinates) <= SAME_SIGHT_KM) return []
    const place: TripPlace = {
      id,
      name,
      ...(sight.otherNames && sight.otherNames.length > 0 && { otherNames: sight.otherNames }),
      coordinates,
      kind,
      hours: sight.hours === null ? usualHours(kind) : { text: sight.hours, basis: 'usual' },
      visitMinutes: Math.min(LONGEST_VISIT_MINUTES, visitMinutes),
      price: priceOf(fee),
      ...(sight.note && { fact: sight.note }),
      isIndoor: sight.setting === 'mixed' ? factsOfKind(kind).isIndoor : sight.setting === 'indoor',
      renown: RENOWN[importance],
      ...(route && { guide: hintsOf(sight, route.asOf) }),
      sources: ['guide'],
    }
    return [place]
  })
}

/** The beaches of towns whose beach is no sight of its own. */
export function beachesOfTowns(
  { cities, route }: Pick<TripAsk, 'cities' | 'route'>,
  places: readonly TripPlace[],
): readonly TripPlace[] {
  const towns = new Map(cities.flatMap(({ base }) => (base?.isSeaside ? [[base.name, base] as const] : [])))
  return [...towns.values()].flatMap(({ name, point, coordinates }): readonly TripPlace[] => {
    const hasOwn = places.some(
      (place) => place.kind === 'beach' && distanceKm(place.coordinates, coordinates) <= TOWN_BEACH_KM,
    )
    if (hasOwn) return []
    const beach: TripPlace = {
      id: `beach-${point.destinationId}-${point.areaId ?? ''}`,
      name: `${name.split(/ & |, /)[0] ?? name} beach`,
      coordinates,
      kind: 'beach',
      hours: { text: '24/7', basis: 'usual' },
      visitMinutes: BEACH_MINUTES,
      price: { minorUnits: 0, currency: 'USD' },
      isIndoor: false,
      renown: RENOWN[2],
      sources: ['guide'],
      ...(route && { guide: { ...BEACH_HINTS, asOf: route.asOf, area: name } }),
    }
    return [beach]
  })
}

const TOWN_BEACH_KM = 5
const BEACH_MINUTES = 150
const BEACH_HINTS = {
  importance: 2,
  bestTimes: ['morning', 'afternoon'],
  suits: ['kids', 'free'],
  booking: { need: 'none', daysAhead: 0 },
  ticketId: null,
  domain: null,
  tags: ['beach'],
} as const satisfies Partial<GuideHints>

/** By the name of the town where a drive ends: what the guide's roads pass on the way there. */
export function besideDrivesOf({ cities }: Pick<TripAsk, 'cities'>): ReadonlyMap<string, ReadonlySet<string>> {
  const known = cities.flatMap(({ city, base }) => {
    const ids = [...(base?.waySights ?? []), ...(base?.sights ?? [])].map(({ id }) => id)
    return (base?.waySights.length ?? 0) > 0 ? [[city.name, new Set(ids)] as const] : []
  })
  return new Map(known)
}

/** "Florence highlights" of Tuscany, where Florence itself is a base with sights of its own. */
function isOfCity({ id, coordinates }: PlannedSight, base: PlannedBase | undefined): boolean {
  if (!base || base.isRural || coordinates === null) return false
  return !id.startsWith(`${base.point.destinationId}.`) && distanceKm(coordinates, base.coordinates) <= CITY_KM
}

const CITY_KM = 8

function hintsOf(sight: PlannedSight, asOf: string): GuideHints {
  const { importance, bestTimes, suits, unsuitedFor, booking, ticketId, domain, area, tags = [] } = sight
  return { importance, bestTimes, suits, unsuitedFor, booking, ticketId, domain, asOf, area, tags }
}

function priceOf(fee: PlannedSight['fee']): TripPlace['price'] {
  if (fee === 'free') return { minorUnits: 0, currency: 'USD' }
  return fee && middleOf(moneyRange(fee))
}
