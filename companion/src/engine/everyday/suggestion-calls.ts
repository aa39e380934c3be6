/** The calls for questions about several places: where to go, which of two, how many days. */
import type { ToolName } from '../../tools/registry.ts'
import type { EverydayPlace } from './everyday-place.ts'
import { nameOf } from './transport-inputs.ts'
import { readRegion, readTripWishes } from './trip-wishes.ts'
import { wordsPattern } from './word-lists/constraint-words.ts'

export type NamedPlace = EverydayPlace & { /** "From Berlin". */ readonly isStart: boolean }

type Facts = {
  readonly place: EverydayPlace | null
  readonly named?: readonly NamedPlace[]
  readonly month: number | null
  readonly days: number | null
  readonly people: number | null
  readonly amount: number | null
  readonly currency: string | null
  readonly text: string
  readonly language: string
  readonly avoid?: readonly unknown[]
}
type Call = { readonly tool: ToolName; readonly input: Readonly<Record<string, unknown>> }

const CHEAPER = wordsPattern('cheaper')
const MOST_COMPARED = 3
const MOST_STAYS = 6

function goalsOf({ named = [], place }: Facts): readonly EverydayPlace[] {
  const goals = named.filter(({ isStart }) => !isStart)
  // "Croatia, Split or Zadar": the country tells where they are.
  const isAround = (goal: EverydayPlace): boolean =>
    goal.destinationId === null && goals.some((each) => each.destinationId !== null && each.country === goal.country)
  const towns = goals.filter((goal) => !isAround(goal))
  return towns.length > 0 || place === null ? towns : [place]
}

function startOf({ named = [] }: Facts): object {
  const start = named.find(({ isStart }) => isStart)
  return start ? { from: nameOf(start) } : {}
}

/** A country is where to look; a town that is named is where the way begins. */
export function suggestionCalls(facts: Facts): readonly Call[] {
  const { month, days, people, amount, currency, text, language } = facts
  const goals = (facts.named ?? []).filter(({ isStart }) => !isStart)
  const country = goals.find(({ destinationId }) => destinationId === null)
  const town = goals.find(({ destinationId }) => destinationId !== null)
  const region = readRegion(text)
  const input = {
    wishes: readTripWishes(text),
    ...(month !== null && { month }),
    ...(region && !country && { region }),
    ...(country && { country: country.country }),
    ...(town && { from: nameOf(town) }),
    ...startOf(facts),
    ...(days !== null && { days }),
    ...(people !== null && { people }),
    ...(amount !== null && { amount }),
    ...(currency !== null && { currency }),
    language,
  }
  return [{ tool: 'where-to-go', input }]
}

export function comparisonCalls(facts: Facts): readonly Call[] {
  const { month, days, currency, text, language } = facts
  const places = [...new Set(goalsOf(facts).map(nameOf))].slice(0, MOST_COMPARED)
  const [only, ...others] = places
  if (only === undefined) return suggestionCalls(facts)
  if (others.length === 0) return [{ tool: 'seasons-and-events', input: { place: only, language } }]
  // Beside an allergy no dish is recommended.
  const isAllergic = (facts.avoid ?? []).length > 0
  const wishes = readTripWishes(text).filter((wish) => wish !== 'food' || !isAllergic)
  const input = {
    places,
    wishes: CHEAPER.test(text) && !wishes.includes('cheap') ? [...wishes, 'cheap'] : wishes,
    ...(month !== null && { month }),
    ...(days !== null && { days }),
    ...(currency !== null && { currency }),
    ...startOf(facts),
    language,
  }
  return [{ tool: 'compare-places', input }]
}

export function stayLengthCalls(facts: Facts): readonly Call[] {
  const { days, language } = facts
  const places = [...new Set(goalsOf(facts).map(nameOf))].slice(0, MOST_STAYS)
  return [{ tool: 'days-needed', input: { places, ...(days !== null && { days }), language } }]
}

/** "Worth it?": of one place, what it is for and how long. */
export function worthCalls(facts: Facts): readonly Call[] {
  return stayLengthCalls(facts).map(({ tool, input }) => ({ tool, input: { ...input, asksWorth: true } }))
}

const LONGEST_ABOUT = 200

/** There and back in a day: from the town that is named as the start, or else from the later one. */
export function dayTripCalls(facts: Facts): readonly Call[] {
  const { named = [], days, text, language } = facts
  const start = named.find(({ isStart }) => isStart) ?? named.at(-1)
  const goal = named.find((each) => nameOf(each) !== (start && nameOf(start)) || each.cityId !== start?.cityId)
  if (!start || !goal) return stayLengthCalls(facts)
  const input = {
    to: nameOf(goal),
    from: nameOf(start),
    ...(start.isStart && { isStartNamed: true }),
    ...(goal.cityId !== null && { toCity: goal.cityId }),
    ...(start.cityId !== null && { fromCity: start.cityId }),
    ...(days !== null && days > 1 && { days }),
    about: text.slice(0, LONGEST_ABOUT),
    language,
  }
  return [{ tool: 'day-trip-check', input }]
}
