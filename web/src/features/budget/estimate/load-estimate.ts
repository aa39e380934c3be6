import {
  type Base,
  type BudgetEnd,
  type BudgetEstimate,
  type BudgetLevels,
  type BudgetPlan,
  estimateBudget,
  listSavings,
  nightsOf,
  type PricedPlace,
  type PricedWay,
  type ReachedSum,
  reachSum,
  type SwapOffers,
} from '@app/domain/budget-plan'
import { countryNameIn } from '@app/domain/country-name'
import type { RateTable } from '@app/domain/currency-conversion'
import { isInMonths } from '@app/domain/guide'
import { calendarDate, isCalendarDate, type Money } from '@app/domain/kernel'
import type { LoaderFunctionArgs } from 'react-router'

import { loadRates } from '../../../entities/currency/load-rates.ts'
import { type Basis, basisOf } from './basis.ts'
import { planWish } from './plan-wish.ts'
import { type Asked, type EstimateProblems, readAsked, readTyped, type Typed } from './read-asked.ts'
import { type ShownSwap, showSwaps } from './shown-swap.ts'

export type Goal = {
  readonly kind: ReachedSum['kind']
  readonly sum: Money
  readonly end: BudgetEnd
  readonly estimate: BudgetEstimate
  readonly swaps: readonly ShownSwap[]
  /** The address of the trip with all of these swaps. */
  readonly search: string
}

export type EstimateAnswer = {
  readonly place: { readonly name: string | null; readonly country: string; readonly idealDays: number | null }
  readonly freeSights: number
  readonly days: number
  readonly nights: number
  readonly people: number
  readonly month: number | null
  readonly wayMode: PricedWay['mode'] | null
  readonly baseName: string | null
  readonly levels: BudgetLevels
  readonly estimate: BudgetEstimate
  readonly journey: 'known' | 'no-start' | 'no-fare'
  readonly goal: Goal | null
  readonly savings: readonly ShownSwap[]
  readonly basis: Basis
  /** The same trip as a wish for the planner. */
  readonly wish: string
}

export type EstimateView = {
  readonly typed: Typed
  readonly problems: EstimateProblems
  readonly answer: EstimateAnswer | null
}

const MOST_BASES = 3
const MOST_BASE_MINUTES = 90
/** What one rides every day; flights and hired cars are not. */
const DAILY_MODES: ReadonlySet<PricedWay['mode']> = new Set([
  'metro',
  'tram',
  'train',
  'hs-train',
  'bus',
  'minivan',
  'shuttle',
  'ferry',
  'fast-boat',
])

type Args = Pick<LoaderFunctionArgs, 'request'> & Partial<Pick<LoaderFunctionArgs, 'context'>>
type Tables = typeof import('@app/datasets/trip-prices')

/** On the server, in the browser, and without a network alike: prices and fares are packed, rates are the newest known. */
export async function loadEstimate({ request, context }: Args): Promise<EstimateView> {
  const params = new URL(request.url).searchParams
  const typed = readTyped(params)
  if (!params.has('to')) return { typed, problems: {}, answer: null }
  const { asked, problems } = readAsked(typed)
  const [tables, rates] = await Promise.all([import('@app/datasets/trip-prices'), loadRates(context)])
  const place = tables.readPricedPlace(typed.to)
  const start = typed.from === '' ? null : tables.readPricedPlace(typed.from)
  const all: EstimateProblems = {
    ...problems,
    ...(!place && typed.to !== '' && { to: 'to' as const }),
    ...(!start && typed.from !== '' && { from: 'from' as const }),
  }
  if (!asked || !place || Object.keys(all).length > 0) return { typed, problems: all, answer: null }
  const table: RateTable = { date: calendarDate(rates.date), perDollar: rates.perDollar }
  return { typed, problems: {}, answer: answerOf({ asked, place, start, typed, params, tables, table }, rates.source) }
}

type Found = {
  readonly asked: Asked
  readonly place: PricedPlace
  readonly start: PricedPlace | null
  readonly typed: Typed
  readonly params: URLSearchParams
  readonly tables: Tables
  readonly table: RateTable
}

function answerOf(found: Found, rateSource: Parameters<typeof basisOf>[1]['rateSource']): EstimateAnswer {
  const { asked, place, start, params, table, tables } = found
  const { plan, offers } = planOf(found)
  const estimate = estimateBudget(plan, table)
  const show = (swaps: Parameters<typeof showSwaps>[0]) => showSwaps(swaps, plan, params)
  const { end, sum } = asked
  const { start: firstDay } = found.typed
  return {
    place: { name: place.name, country: place.guide.code, idealDays: place.days?.ideal ?? null },
    freeSights: place.freeSights,
    days: plan.days,
    nights: nightsOf(plan),
    people: plan.party.adults + plan.party.childAges.length,
    month: plan.month,
    wayMode: plan.way?.mode ?? null,
    baseName: plan.base?.place.name ?? null,
    levels: plan.levels,
    estimate,
    wish: planWish({
      place: place.name ?? countryNameIn(place.guide.code, 'en'),
      days: plan.days,
      startsOn: isCalendarDate(firstDay) ? firstDay : null,
      month: plan.month,
      ...plan.party,
      sum: sum ?? estimate.total.middle,
    }),
    journey: estimate.parts.journey ? 'known' : start ? 'no-fare' : 'no-start',
    goal: sum && goalOf(reachSum(plan, { sum, end, offers, rates: table }), { sum, end, show }),
    savings: show(listSavings(plan, { end, offers, rates: table })),
    basis: basisOf(plan, {
      rates: table,
      rateSource,
      allowances: tables.ALLOWANCE_SOURCE,
      isDearMonth: place.avoidMonths.some((range) => range.reason === 'prices' && isInMonths([range], plan.month ?? 0)),
    }),
  }
}

type Goaled = Pick<Goal, 'sum' | 'end'> & {
  readonly show: (swaps: Exclude<ReachedSum, { kind: 'enough' }>['swaps']) => readonly ShownSwap[]
}

function goalOf(reached: ReachedSum, { sum, end, show }: Goaled): Goal {
  const made = reached.kind === 'enough' ? [] : reached.swaps
  const swaps = show(made)
  return { kind: reached.kind, sum, end, estimate: reached.estimate, swaps, search: swaps.at(-1)?.searchOfAll ?? '' }
}

function planOf({ asked, place, start, typed, tables, table }: Found): {
  readonly plan: BudgetPlan
  readonly offers: SwapOffers
} {
  const ways = start?.id && place.id ? waysBetween(tables, place.id, start.id) : []
  const way = ways.find(({ mode }) => mode === typed.way) ?? ways[0] ?? null
  const plan: BudgetPlan = {
    place,
    base: null,
    party: asked.party,
    days: asked.days,
    month: asked.month,
    levels: asked.levels,
    way,
    ownFare: asked.fare,
    currency: asked.currency,
  }
  const bases = place.id ? basesAround(tables, place.id) : []
  const base = bases.find(({ place: { id } }) => id === typed.base) ?? null
  const cheapest = bases.toSorted((a, b) => costWith(plan, a, table) - costWith(plan, b, table)).slice(0, MOST_BASES)
  return {
    plan: { ...plan, base },
    offers: { bases: cheapest, ways, canMoveMonth: true, canShorten: true },
  }
}

function waysBetween(tables: Tables, one: string, other: string): readonly PricedWay[] {
  const ways = tables.waysOf(one).filter(({ otherId }) => otherId === other)
  return ways.toSorted((a, b) => a.usualOrder - b.usualOrder)
}

function basesAround(tables: Tables, id: string): readonly Base[] {
  return tables.waysOf(id).flatMap((way) => {
    const place = tables.pricedDestination(way.otherId)
    const isDaily = DAILY_MODES.has(way.mode) && way.minutes <= MOST_BASE_MINUTES
    return place && isDaily ? [{ place, way }] : []
  })
}

function costWith(plan: BudgetPlan, base: Base, rates: RateTable): number {
  return estimateBudget({ ...plan, base }, rates).total.middle.minorUnits
}
