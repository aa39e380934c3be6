import type { Price } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'
import { usdRange } from './check-prices.ts'

type Row = { readonly where: string }
/** Ids of destinations and codes of countries, of which one sets the price. */
type Priced = {
  readonly row: Row
  readonly column: string
  readonly price: Price | null
  readonly at: readonly string[]
}

/**
 * The most of each table in mid-range meals of the country: a banquet, a driver for half a day, a safari, an
 * international flight, a day with a permit for gorillas. The highest of the guide are at two thirds of it.
 */
const MOST_MEALS = { food: 11, transfers: 27, dayTrips: 41, legs: 90, sights: 120 }
/** The least in coffees: a short ride on a ferry or a subsidised train. */
const LEAST_COFFEES = 0.03

/** A zero too many, or the wrong currency, which a check of the world's prices does not notice. */
export function checkAgainstMeals(guide: Guide, facts: GuideFacts): readonly Problem[] {
  const check = (rows: readonly Priced[], most: number): readonly Problem[] =>
    rows.flatMap((priced) => checkPriced(priced, most, { guide, facts }))
  return [
    ...check(
      guide.food.map((row) => ({ row, column: 'price', price: row.price, at: [row.scope] })),
      MOST_MEALS.food,
    ),
    ...check(
      guide.transfers.map((row) => ({ row, column: 'price', price: row.price, at: [row.destinationId] })),
      MOST_MEALS.transfers,
    ),
    ...check(
      guide.dayTrips.map((row) => ({ row, column: 'cost', price: row.cost, at: [row.destinationId] })),
      MOST_MEALS.dayTrips,
    ),
    ...check(
      guide.legs.map((row) => {
        return { row, column: 'price', price: row.price, at: [row.from.destinationId, row.to.destinationId] }
      }),
      MOST_MEALS.legs,
    ),
    ...check(
      guide.sights.map((row) => ({ row, column: 'fee', price: row.fee, at: [row.destinationId] })),
      MOST_MEALS.sights,
    ),
  ]
}

type Tables = { readonly guide: Guide; readonly facts: GuideFacts }

function checkPriced({ row, column, price, at }: Priced, most: number, tables: Tables): readonly Problem[] {
  const usd = middleUsd(price, tables.facts)
  if (usd === null) return []
  const known = at.flatMap((each) => pricesAt(each, tables))
  if (known.length === 0) return []
  const meals = Math.min(...known.map(({ meal }) => usd / meal))
  const coffees = Math.max(...known.map(({ coffee }) => usd / coffee))
  if (meals > most) return [error(row, `${column}: ${meals.toFixed(0)} meals of the country, ${most} at most`)]
  if (coffees < LEAST_COFFEES) {
    return [error(row, `${column}: ${coffees.toFixed(3)} coffees of the country, ${LEAST_COFFEES} at least`)]
  }
  return []
}

function pricesAt(id: string, { guide, facts }: Tables): readonly { readonly meal: number; readonly coffee: number }[] {
  return (guide.destination(id)?.countries ?? [id]).flatMap((code) => {
    const country = guide.country(code)
    if (!country) return []
    const [meal, coffee] = [country.prices.mid_meal, country.prices.coffee].map((price) => middleUsd(price, facts))
    return meal && coffee ? [{ meal, coffee }] : []
  })
}

function middleUsd(price: Price | null, facts: GuideFacts): number | null {
  const usd = price === null || price === 'free' ? undefined : usdRange(price, facts)
  return usd ? (usd.low + usd.high) / 2 : null
}
