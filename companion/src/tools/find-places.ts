import { guideClaim } from '@app/domain/guide'
import { type Claim, claimOn } from '@app/domain/kernel'
import { factsOfKind } from '@app/domain/place-kinds'
import type { TripPlace } from '@app/domain/trip'
import { answersInterest } from '@app/domain/trip-planner'
import { INTERESTS } from '@app/domain/trip-request'
import { z } from 'zod'

import type { KnownCity, LookUps } from './look-ups.ts'
import { CityInput, defineTool, found, resolveCity, unknown } from './tool.ts'

export type PlacesCard = {
  readonly city: Claim<KnownCity>
  readonly role: 'sight' | 'food'
  /** The best known first. */
  readonly places: readonly Claim<TripPlace>[]
}

const MOST = 8

export const findPlaces = defineTool({
  name: 'find-places',
  about: 'Sights or places to eat in a city, the best known first, also by interest.',
  input: z.strictObject({
    city: CityInput,
    role: z.enum(['sight', 'food']).default('sight'),
    interest: z.enum(INTERESTS).optional(),
    most: z.int().min(1).max(20).default(MOST),
  }),
  async run({ city, role, interest, most }, lookUps) {
    const home = resolveCity(city, lookUps)
    if (!home) return unknown('city')
    const all = (await lookUps.places(home.value)).filter(({ kind }) => factsOfKind(kind).role === role)
    const wanted = interest === undefined ? all : all.filter((place) => answersInterest(place.kind, [interest]))
    const places = wanted
      .toSorted((a, b) => b.renown - a.renown)
      .slice(0, most)
      .flatMap((place) => claimOfPlace(place, lookUps) ?? [])
    if (places.length === 0) return unknown('places')
    const card: PlacesCard = { city: home, role, places }
    return found(card)
  },
})

const GOOD_FOR_DAYS = 5 * 365

/** By the most recently read table; undefined without a dated one. */
export function claimOfPlace(place: TripPlace, { tableSource, today }: LookUps): Claim<TripPlace> | null {
  // The editors' data take precedence, even if a table has added a position.
  if (place.guide) return guideClaim(place, place.guide.asOf)
  const [newest] = place.sources
    .flatMap((table) => tableSource(table) ?? [])
    .toSorted((a, b) => (a.checkedAt > b.checkedAt ? -1 : 1))
  return newest ? claimOn({ value: place, ...newest }, today, GOOD_FOR_DAYS) : null
}
