import { convertByTable } from '@app/domain/currency-conversion'
import type { Money } from '@app/domain/kernel'
import type { Leg, Trip, TripDay } from '@app/domain/trip'
import { sharedTicketStops } from '@app/domain/trip-budget'
import type { CheckFacts } from '@app/domain/trip-checker'
import { type DayFacts, legHome } from '@app/domain/trip-edit'

export type DaySummary = {
  readonly walkingMetres: number
  readonly underwayMinutes: number
  /** One sum per currency. */
  readonly costs: readonly Money[]
  /** Stops whose cost is unknown. */
  readonly unknownCosts: number
  readonly home: Leg | null
}

export function summariseDay(day: TripDay, trip: Pick<Trip, 'days' | 'places'>, facts: DayFacts): DaySummary {
  const { places } = trip
  const shared = sharedTicketStops(trip)
  const hasPlace = day.stops.some(({ placeId }) => placeId !== null)
  const home = hasPlace ? legHome(day, places, facts) : null
  const legs = [...day.stops.map(({ leg }) => leg), home].filter((leg) => leg !== null)
  return {
    walkingMetres: legs.reduce((sum, { mode, metres }) => sum + (mode === 'walk' ? metres : 0), 0),
    underwayMinutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
    costs: sumCosts(day.stops.flatMap(({ id, cost }) => (shared.has(id) ? [] : (cost ?? [])))),
    unknownCosts: day.stops.filter(
      ({ id, kind, placeId, cost }) => kind === 'visit' && placeId !== null && cost === null && !shared.has(id),
    ).length,
    home: home && home.minutes > 0 ? home : null,
  }
}

export function sumCosts(costs: readonly Money[]): readonly Money[] {
  const sums = new Map<string, number>()
  for (const { currency, minorUnits } of costs) sums.set(currency, (sums.get(currency) ?? 0) + minorUnits)
  return [...sums].map(([currency, minorUnits]) => ({ currency, minorUnits }))
}

/** In the currency of the budget, else of the destination; amounts without a rate stay as they are. */
export function costsAsAsked(costs: readonly Money[], trip: Trip, facts: CheckFacts): readonly Money[] {
  const currency = currencyOf(trip, facts)
  return currency ? sumCosts(costs.map((cost) => convertByTable(cost, currency, facts.rates) ?? cost)) : costs
}

/** A trip through several currencies uses that of its first country. */
export function currencyOf({ wishes, days }: Trip, { currencies = {} }: CheckFacts): string | undefined {
  return wishes.budget?.currency ?? currencies[days[0]?.city.country ?? '']
}
