import type { Base } from './base.ts'
import type { Judge, Judged } from './judge-route.ts'
import type { Stay } from './stay.ts'

export type FitAsked = {
  readonly stays: readonly Stay[]
  readonly nights: number
  /** Other possible bases. */
  readonly candidates: readonly Base[]
  readonly mostBases: number
  /** The minimum nights of a stay; fewer only if nothing else can be shortened. */
  readonly fewest: (base: Base) => number
  /** What was asked for by name: each needs one base that has it. */
  readonly wanted: readonly Wanted[]
}

export type Wanted = (base: Base) => boolean

const GATEWAY_MINUTES = 20
/** On a short trip one night is enough for the one thing that was asked for. */
const FEW_NIGHTS = 4

type Option = { readonly stays: readonly Stay[]; readonly judged: Judged }

/**
 * Shortens or extends a route step by step to a number of nights: the least important stop is removed first, and nights
 * are added where they are worth most. Null if its bases cannot be connected.
 */
export function fitRoute(judge: Judge, asked: FitAsked): readonly Stay[] | null {
  let stays = asked.stays
  while (nightsOf(stays) > asked.nights) {
    const shorter = best(judge, shorten(stays, asked), ({ judged: { worth } }) => worth)
    if (!shorter) return squeeze(judge, stays, asked.nights)
    stays = shorter
  }
  while (nightsOf(stays) < asked.nights) {
    const [before, nights] = [judge.judge(stays)?.worth ?? 0, nightsOf(stays)]
    // Steps use different numbers of nights, so the gain per night is compared.
    const longer = best(
      judge,
      stretch(judge, stays, asked),
      (option) => (option.judged.worth - before) / (nightsOf(option.stays) - nights),
    )
    if (!longer) return null
    stays = longer
  }
  return judge.judge(stays) ? stays : null
}

/** The route with a base for everything that was asked for by name, each where it fits best. */
export function withWanted(
  judge: Judge,
  stays: readonly Stay[],
  { candidates, wanted, nights }: Pick<FitAsked, 'candidates' | 'nights' | 'wanted'>,
): readonly Stay[] {
  return wanted.reduce((route, isMet) => {
    if (route.some(({ base }) => isMet(base))) return route
    const options = candidates
      .filter(isMet)
      .flatMap((base) =>
        Array.from({ length: route.length + 1 }, (_, at) => [
          ...route.slice(0, at),
          { base, nights: nights <= FEW_NIGHTS ? 1 : base.minNights },
          ...route.slice(at),
        ]),
      )
    return best(judge, options, ({ judged: { worth } }) => worth) ?? route
  }, stays)
}

export const nightsOf = (stays: readonly Stay[]): number => stays.reduce((sum, { nights }) => sum + nights, 0)

function best(
  judge: Judge,
  options: readonly (readonly Stay[])[],
  gainOf: (option: Option) => number,
): readonly Stay[] | null {
  const judged = options.flatMap((stays): readonly Option[] => {
    const found = judge.judge(stays)
    return found ? [{ stays, judged: found }] : []
  })
  const [first, ...others] = judged
  return first ? others.reduce((top, option) => (gainOf(option) > gainOf(top) ? option : top), first).stays : null
}

function shorten(stays: readonly Stay[], { nights, fewest, wanted }: FitAsked): readonly (readonly Stay[])[] {
  const surplus = nightsOf(stays) - nights
  const fewer = stays.flatMap(({ base, nights: own }, index) =>
    own > (isGateway(base, index, stays.length) ? 1 : fewest(base)) ? [withNights(stays, index, own - 1)] : [],
  )
  const without = stays.flatMap(({ base, nights: own }, index) => {
    const others = stays.filter((_, at) => at !== index)
    const isOnlyOne = wanted.some((isMet) => isMet(base) && !others.some((stay) => isMet(stay.base)))
    return isOnlyOne || stays.length === 1 || own > surplus + 1 ? [] : [merge(others)]
  })
  return [...fewer, ...without]
}

/** The last night before the return flight, or the first after arrival, in the airport's town. */
function isGateway({ area }: Base, index: number, count: number): boolean {
  return (
    count > 2 &&
    (index === 0 || index === count - 1) &&
    area !== null &&
    (area.centreMinutes ?? Infinity) <= GATEWAY_MINUTES
  )
}

function stretch(
  judge: Judge,
  stays: readonly Stay[],
  { nights, candidates, mostBases }: FitAsked,
): readonly (readonly Stay[])[] {
  const left = nights - nightsOf(stays)
  const longer = stays.map(({ nights: own }, index) => withNights(stays, index, own + 1))
  const known = new Set(stays.map(({ base }) => base.key))
  const further = candidates.filter(
    (base) =>
      !known.has(base.key) && hasPlaceFor(base, stays, mostBases) && (base.minNights <= left || stays.length === 0),
  )
  const inserted = further.flatMap((base) =>
    Array.from({ length: stays.length + 1 }, (_, at) => [
      ...stays.slice(0, at),
      { base, nights: Math.min(base.minNights, left) },
      ...stays.slice(at),
    ]).filter((route) => isLinked(judge, route)),
  )
  return [...longer, ...inserted]
}

/** One intermediate stop does not count towards the maximum. */
export function hasPlaceFor({ minNights }: Base, stays: readonly Stay[], mostBases: number): boolean {
  return stays.length < mostBases + (minNights === 1 ? 1 : 0)
}

function isLinked({ leg }: Judge, stays: readonly Stay[]): boolean {
  return stays.every(({ base }, index) => index === 0 || leg(stays[index - 1]!.base, base) !== null)
}

function withNights(stays: readonly Stay[], index: number, nights: number): readonly Stay[] {
  return stays.map((stay, at) => (at === index ? { ...stay, nights } : stay))
}

/** Merges two consecutive stays in the same town. */
function merge(stays: readonly Stay[]): readonly Stay[] {
  const merged: Stay[] = []
  for (const stay of stays) {
    const last = merged.at(-1)
    if (last?.base.key === stay.base.key) merged[merged.length - 1] = { ...stay, nights: last.nights + stay.nights }
    else merged.push(stay)
  }
  return merged
}

/** For few nights even stays of two are shortened: the longest first, never to zero. */
function squeeze(judge: Judge, stays: readonly Stay[], nights: number): readonly Stay[] | null {
  let squeezed = stays
  while (nightsOf(squeezed) > nights) {
    const longest = Math.max(...squeezed.map((stay) => stay.nights))
    if (longest <= 1) {
      if (squeezed.length === 1) break
      squeezed = merge(squeezed.slice(0, -1))
    } else {
      const index = squeezed.findLastIndex((stay) => stay.nights === longest)
      squeezed = withNights(squeezed, index, longest - 1)
    }
  }
  return judge.judge(squeezed) ? squeezed : null
}
