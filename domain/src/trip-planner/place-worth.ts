import type { Suits } from '../guide/index.ts'
import { factsOfKind, kindsMeant } from '../place-kinds/index.ts'
import { isDescribed, isNamed, namesOf } from '../place-names/index.ts'
import { findWished, isOfRefusedSort, placesOfSort } from '../place-wishes/index.ts'
import { isOfInterest } from '../trip-routes/index.ts'
import type { SpecialWishCode, TripDay, TripPlace, TripWishes } from '../trip/index.ts'
import { answersInterest } from './interest-kinds.ts'
import type { PlanOptions } from './plan-options.ts'

/** Above everything that could replace it. */
const MUST_SEE_WORTH = 20_000
const MOST_RENOWN_WORTH = 960
const LEAST_WORTH = 40
/** Of the guide: you would be blamed for leaving it out, so any number of others makes room for it. */
const FIRST_OF_ALL_WORTH = 6000
const KIDS_UNTIL = 12
/** One famous sight is worth more than two unknown ones. */
const RENOWN_POWER = 1.3
/** A visit of an hour counts once, one of three hours to a famous place twice. */
const LENGTH_POWER = 0.7
/** From this renown on, lesser sights never replace a place. */
const FIRST_NAMES_FROM = 0.85
const MOST_FOR_A_FIRST_NAME = 3
const RAINY_MONTH_MM = 90

/** Wishes with ids instead of names. */
export function resolveWishes(wishes: TripWishes, places: readonly TripPlace[]): ResolvedWishes {
  const liked = wishes.mustSee.flatMap((wish) => placesOfSort(wish, places).map(({ id }) => id))
  return {
    ...wishes,
    mustSee: wishes.mustSee.flatMap((wish) => findWished(wish, places)?.id ?? []),
    liked: new Set(liked),
    ...(wishes.dated && {
      dated: wishes.dated.flatMap((wish) => {
        const place = findWished(wish.name, places)
        return place ? [{ ...wish, name: place.id }] : []
      }),
    }),
  }
}

/** `liked`: all of a sort that was asked for, of which one at least is seen. */
export type ResolvedWishes = TripWishes & { readonly liked?: ReadonlySet<string> }

export function isMustSee({ id }: TripPlace, { mustSee }: TripWishes): boolean {
  return mustSee.includes(id)
}

/** Fillers that no friend would name: many lists have them, and no editor. */
const ONLY_IF_RECOMMENDED: ReadonlySet<string> = new Set(['stadium', 'cinema', 'casino', 'sport', 'shop', 'library'])

/** Not excluded by the wishes, and suitable for a plan. */
export function isWelcome(place: TripPlace, wishes: TripWishes): boolean {
  const isNamedUnwanted = wishes.mustNot.some(
    (wish) => wish === place.id || namesOf(place).some((name) => isNamed(name, wish)) || isDescribed(place, wish),
  )
  if (isNamedUnwanted) return false
  // "No museums but the one of tiles".
  if (isMustSee(place, wishes)) return true
  if (wishes.mustNot.some((wish) => kindsMeant(wish).has(place.kind) || isOfRefusedSort(wish, place))) return false
  if (unsuitedReason(place, wishes) !== null) return false
  if (!place.guide && ONLY_IF_RECOMMENDED.has(place.kind) && !answersInterest(place.kind, wishes.interests))
    return false
  const { role } = factsOfKind(place.kind)
  return role === 'sight' || (role === 'drink' && wishes.childAges.length === 0 && isNightWanted(place, wishes))
}

/** A lane of bars that everybody goes to is for those, too, who did not ask for bars. */
function isNightWanted({ guide }: TripPlace, { interests }: TripWishes): boolean {
  return interests.includes('nightlife') || guide?.importance === 5
}

/** Known to be bad for one of the travellers. */
export function unsuitedReason(place: TripPlace, wishes: TripWishes): 'steps' | 'not-for-children' | null {
  const isBadFor = (who: Suits): boolean => place.guide?.unsuitedFor?.includes(who) ?? false
  if (wishes.mobility === 'step-free' && (place.wheelchair === 'no' || isBadFor('wheelchair'))) return 'steps'
  if (wishes.mobility === 'short-walks' && isBadFor('seniors')) return 'steps'
  if (wishes.childAges.some((age) => age < KIDS_UNTIL) && isBadFor('kids')) return 'not-for-children'
  return hasWish(wishes, 'baby') && isBadFor('pram') && isBadFor('kids') ? 'not-for-children' : null
}

export function hasWish({ special = [] }: TripWishes, code: SpecialWishCode): boolean {
  return special.some((wish) => wish.code === code)
}

/** The value of a visit to these travellers, on any day. */
export function worthOf(place: TripPlace, wishes: ResolvedWishes): number {
  if (isMustSee(place, wishes)) return MUST_SEE_WORTH
  const base = LEAST_WORTH + MOST_RENOWN_WORTH * Math.max(0, Math.min(1, place.renown)) ** RENOWN_POWER
  const byInterest = wishes.interests.length === 0 ? 1 : isOfAnyInterest(place, wishes.interests) ? 1.6 : 0.75
  const forChildren = wishes.childAges.length > 0 && answersInterest(place.kind, ['family']) ? 1.3 : 1
  const own =
    base *
    lengthFactor(place) *
    firstNameFactor(place) *
    byInterest *
    forChildren *
    wishFactor(place, wishes) *
    likedFactor(place, wishes)
  return Math.round(own + (place.guide?.importance === 5 ? FIRST_OF_ALL_WORTH : 0))
}

function likedFactor({ id }: TripPlace, { liked }: ResolvedWishes): number {
  return liked?.has(id) ? LIKED : 1
}

const LIKED = 1.7

function isOfAnyInterest({ kind, guide }: TripPlace, interests: readonly string[]): boolean {
  const { tags = [] } = guide ?? {}
  return answersInterest(kind, interests) || interests.some((interest) => isOfInterest(tags, interest))
}

/** A workshop or a flight under a kite is for those who look for it. */
function isSpecialty({ kind, guide }: TripPlace): boolean {
  return guide !== undefined && guide.importance <= 2 && (kind === 'activity' || kind === 'tour' || kind === 'spa')
}

const SPECIALTY_SHARE = 0.2

/** What one asks for beside interests: never so much that a filler goes before a must-see. */
function wishFactor(place: TripPlace, wishes: TripWishes): number {
  const suits = (who: Suits): boolean => place.guide?.suits?.includes(who) ?? false
  const isPaid = place.price !== null && place.price.minorUnits > 0
  let factor = isSpecialty(place) && wishes.interests.length === 0 ? SPECIALTY_SHARE : 1
  if (hasWish(wishes, 'cheap')) factor *= isPaid ? 0.6 : 1.3
  if (hasWish(wishes, 'romantic') && suits('romance')) factor *= 1.6
  if (hasWish(wishes, 'baby') && suits('pram')) factor *= 1.3
  if (wishes.childAges.length > 0 && suits('kids')) factor *= 1.4
  if (wishes.mobility !== 'any' && (suits('wheelchair') || suits('seniors'))) factor *= 1.3
  if (hasWish(wishes, 'off-the-beaten-track')) factor *= place.guide && place.guide.importance <= 3 ? 1.7 : 1
  if (hasWish(wishes, 'with-dog')) factor *= place.isIndoor ? 0.5 : 1.2
  if (hasWish(wishes, 'rain-proof')) factor *= place.isIndoor || suits('rain') ? 1.5 : 0.3
  return factor
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
