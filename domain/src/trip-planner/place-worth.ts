import { factsOfKind, kindsMeant } from '../place-kinds/index.ts'
import { findNamed, isDescribed, isNamed, namesOf } from '../place-names/index.ts'
import type { TripDay, TripPlace, TripWishes } from '../trip/index.ts'
import { answersInterest } from './interest-kinds.ts'
import type { PlanOptions } from './plan-options.ts'

/** Above everything that could replace it. */
const MUST_SEE_WORTH = 20_000
const MOST_RENOWN_WORTH = 960
const LEAST_WORTH = 40
/** One famous sight is worth more than two unknown ones. */
const RENOWN_POWER = 1.3
/** A visit of an hour counts once, one of three hours to a famous place twice. */
const LENGTH_POWER = 0.7
/** From this renown on, lesser sights never replace a place. */
const FIRST_NAMES_FROM = 0.85
const MOST_FOR_A_FIRST_NAME = 3
const RAINY_MONTH_MM = 90

/** Wishes with ids instead of names. */
export function resolveWishes(wishes: TripWishes, places: readonly TripPlace[]): TripWishes {
  return { ...wishes, mustSee: wishes.mustSee.flatMap((wish) => findNamed(wish, places)?.id ?? []) }
}

export function isMustSee({ id }: TripPlace, { mustSee }: TripWishes): boolean {
  return mustSee.includes(id)
}

/** Not excluded by the wishes, and suitable for a plan. */
export function isWelcome(place: TripPlace, wishes: TripWishes): boolean {
  const isUnwanted = wishes.mustNot.some(
    (wish) =>
      wish === place.id ||
      namesOf(place).some((name) => isNamed(name, wish)) ||
      isDescribed(place, wish) ||
      kindsMeant(wish).has(place.kind),
  )
  if (isUnwanted) return false
  if (isMustSee(place, wishes)) return true
  if (wishes.mobility === 'step-free' && place.wheelchair === 'no') return false
  const { role } = factsOfKind(place.kind)
  return (
    role === 'sight' || (role === 'drink' && wishes.interests.includes('nightlife') && wishes.childAges.length === 0)
  )
}

/** The value of a visit to these travellers, on any day. */
export function worthOf(place: TripPlace, wishes: TripWishes): number {
  if (isMustSee(place, wishes)) return MUST_SEE_WORTH
  const base = LEAST_WORTH + MOST_RENOWN_WORTH * Math.max(0, Math.min(1, place.renown)) ** RENOWN_POWER
  const byInterest = wishes.interests.length === 0 ? 1 : answersInterest(place.kind, wishes.interests) ? 1.6 : 0.75
  const forChildren = wishes.childAges.length > 0 && answersInterest(place.kind, ['family']) ? 1.3 : 1
  return Math.round(base * lengthFactor(place) * firstNameFactor(place) * byInterest * forChildren)
}

/**
 * Counting visits only would fill a day with fountains and skip the Louvre; but the Trevi Fountain is not worth less
 * for being short.
 */
function lengthFactor({ visitMinutes, renown }: TripPlace): number {
  const factor = (Math.max(15, Math.min(240, visitMinutes)) / 60) ** (LENGTH_POWER * Math.max(0, Math.min(1, renown)))
  return renown > FIRST_NAMES_FROM ? Math.max(1, factor) : factor
}

function firstNameFactor({ renown }: TripPlace): number {
  const share = Math.max(0, Math.min(1, renown) - FIRST_NAMES_FROM) / (1 - FIRST_NAMES_FROM)
  return 1 + (MOST_FOR_A_FIRST_NAME - 1) * share
}

/** Rain lowers outdoor places and raises indoor ones. */
export function weatherFactor(place: TripPlace, day: TripDay, { rainMm, rainyDays }: PlanOptions): number {
  if (place.isIndoor === null) return 1
  if (rainyDays?.includes(day.id)) return place.isIndoor ? 1.3 : 0.3
  const month = day.date === null ? null : Number(day.date.slice(5, 7))
  const millimetres = month === null ? null : (rainMm?.(day.city, month) ?? null)
  if (millimetres === null || millimetres < RAINY_MONTH_MM) return 1
  return place.isIndoor ? 1.1 : 0.85
}
