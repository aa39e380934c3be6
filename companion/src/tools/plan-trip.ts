import { addDays, type CalendarDate, type Claim } from '@app/domain/kernel'
import { USUAL_LONGEST_WALK_METRES } from '@app/domain/travel-time'
import type { Trip, TripPlace } from '@app/domain/trip'
import { type CheckFacts, explainWishes, type Finding, type UnmetWish } from '@app/domain/trip-checker'
import { draftTrip, LONGEST_TRIP_DAYS, type TripAsk } from '@app/domain/trip-draft'
import { planTrip as fillTrip } from '@app/domain/trip-planner'
import { proveTrip } from '@app/domain/trip-repair'
import { z } from 'zod'

import { claimOfPlace } from './find-places.ts'
import type { KnownCity, LookUps } from './look-ups.ts'
import { CityInput, CurrencyInput, DateInput, defineTool, derive, found, resolveCity, unknown } from './tool.ts'

export type PlanCard = {
  readonly cities: readonly Claim<KnownCity>[]
  readonly days: Claim<number>
  readonly stops: Claim<number>
  /** Checked: as far as known, nothing in it is impossible. */
  readonly trip: Trip
  readonly findings: readonly Finding[]
  /** Requested places that are on no day, and why. */
  readonly unmet: readonly UnmetWish[]
  /** Of the places on its days. */
  readonly places: Readonly<Record<string, Claim<TripPlace>>>
}

const SEED = 7
const MOST_CITIES = 6
const Texts = z.array(z.string().max(80)).max(10).default([])
const MinuteInput = z.int().min(0).max(1439).describe('Minutes after midnight')
/** Fixed before planning. */
const FIXED = {
  walkingCapMetres: z.int().min(500).max(40_000).nullable().default(null).describe('Maximum walking distance per day'),
  budget: z
    .strictObject({ minorUnits: z.int().min(0).max(1_000_000_000), currency: CurrencyInput })
    .nullable()
    .default(null)
    .describe('For all travellers and the whole trip'),
  arriveAt: MinuteInput.nullable().default(null),
  departAt: MinuteInput.nullable().default(null),
  appointments: z
    .array(z.strictObject({ title: z.string().max(80), date: DateInput.nullable(), at: MinuteInput }))
    .max(10)
    .default([]),
}

export const planTrip = defineTool({
  name: 'plan-trip',
  about: 'A plan day by day with real places, checked against opening hours, ways and holidays. Saves nothing.',
  input: z.strictObject({
    cities: z
      .array(z.strictObject({ city: CityInput, nights: z.int().min(1).max(30).optional() }))
      .min(1)
      .max(MOST_CITIES),
    firstDate: DateInput.optional(),
    days: z.int().min(1).max(LONGEST_TRIP_DAYS).default(3),
    adults: z.int().min(1).max(20).default(2),
    childAges: z.array(z.int().min(0).max(17)).max(10).default([]),
    pace: z.enum(['calm', 'steady', 'full']).default('steady'),
    interests: Texts,
    diets: Texts,
    mobility: z.enum(['any', 'step-free', 'short-walks']).default('any'),
    mustSee: Texts,
    mustNot: Texts,
    ...FIXED,
  }),
  async run({ cities, firstDate, days, ...wishes }, lookUps) {
    const known = cities.flatMap(({ city, nights }) => {
      const claim = resolveCity(city, lookUps)
      return claim ? [{ claim, nights: nights ?? null }] : []
    })
    const [first] = known
    if (!first || known.length < cities.length) return unknown('city')
    const ask: TripAsk = {
      ...wishes,
      title: known.map(({ claim }) => claim.value.name).join(', '),
      cities: known.map(({ claim, nights }) => ({ city: claim.value, timeZone: claim.value.timeZone, nights })),
      firstDate: firstDate ?? null,
      dayCount: days,
    }
    const draft = draftTrip(ask, 'proposed')
    if (!draft) return unknown('city')
    const candidates = (await Promise.all(known.map(async ({ claim }) => lookUps.places(claim.value)))).flat()
    if (candidates.length === 0) return unknown('places')
    const facts = factsOf(ask, lookUps)
    const { trip, findings } = makeTrip(draft, candidates, facts)
    const stops = trip.days.flatMap((day) => day.stops).filter(({ placeId }) => placeId !== null).length
    if (stops === 0) return unknown('places')
    const card: PlanCard = {
      cities: known.map(({ claim }) => claim),
      days: derive(first.claim, trip.days.length),
      stops: derive(first.claim, stops),
      trip,
      findings,
      unmet: explainWishes(trip, facts),
      places: claimsOf(trip, lookUps),
    }
    return found(card)
  },
})

function makeTrip(draft: Trip, candidates: readonly TripPlace[], facts: CheckFacts) {
  const isHoliday = (date: CalendarDate, country: string): boolean | null => {
    const calendar = facts.holidays?.find((each) => each.country === country && each.from <= date && date <= each.to)
    return calendar ? calendar.days.some((day) => day.date === date) : null
  }
  const planned = fillTrip(draft, candidates, {
    seed: SEED,
    isHoliday,
    rainMm: (city, month) => facts.climate?.find(({ cityId }) => cityId === city.cityId)?.rainMm[month - 1] ?? null,
  })
  const country = draft.days[0]?.city.country ?? ''
  return proveTrip(planned, facts, {
    longestWalkMetres: USUAL_LONGEST_WALK_METRES,
    ride: 'transit',
    isHoliday: (date) => isHoliday(date, country),
  })
}

/** The checker's facts: known holidays and climate of the cities. */
export function factsOf({ cities, firstDate, dayCount }: TripAsk, lookUps: LookUps): CheckFacts {
  const from = addDays(firstDate ?? lookUps.today, -1)
  const to = addDays(from, dayCount + 2)
  const countries = [...new Set(cities.map(({ city }) => city.country))]
  return {
    holidays: countries.flatMap((country) => {
      const days = lookUps.holidays(country, from, to)
      return days ? [{ country, from, to, days: days.value }] : []
    }),
    climate: cities.flatMap(({ city: { cityId } }) => {
      const year = cityId === null ? undefined : lookUps.climate(cityId)
      return year && cityId !== null ? [{ cityId, ...year.value }] : []
    }),
  }
}

function claimsOf({ places }: Trip, lookUps: LookUps): Readonly<Record<string, Claim<TripPlace>>> {
  return Object.fromEntries(
    Object.values(places).flatMap((place) => {
      const claim = claimOfPlace(place, lookUps)
      return claim ? [[place.id, claim] as const] : []
    }),
  )
}
