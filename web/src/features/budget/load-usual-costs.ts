import type { Guide } from '@app/datasets/guide'
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { type DailyCosts, dailyCosts, type TravelStyle } from '@app/domain/travel-prices'

import { loadRates } from '../../entities/currency/load-rates.ts'
import { loadGuide } from '../../entities/guide/load-guide.ts'
import type { BudgetSheet } from './budget-sheet.ts'
import { usualAmounts } from './usual-amounts.ts'

export type UsualChoice = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Id in the guide; empty for the whole country. */
  readonly destination: string
  readonly style: TravelStyle
}

export type UsualCosts = { readonly amounts: BudgetSheet['amounts']; readonly claim: Claim<DailyCosts> }

export function loadBudgetGuide(): Promise<Guide> {
  return loadGuide()
}

/** Null if the guide lacks a price for part of the day, or without an exchange rate. */
export async function loadUsualCosts(
  { country, destination, style }: UsualChoice,
  { currency, people }: Pick<BudgetSheet, 'currency' | 'people'>,
): Promise<UsualCosts | null> {
  const [guide, { cityPricesOf }, rates] = await Promise.all([
    loadGuide(),
    import('@app/datasets/city-prices'),
    loadRates(),
  ])
  const facts = await guide.facts(country)
  if (!facts) return null
  const name = guide.find(destination)?.name
  const prices = cityPricesOf(facts, name === undefined ? null : { name, country, division: null })
  const costs = dailyCosts(prices, style)
  const table = { date: calendarDate(rates.date), perDollar: rates.perDollar }
  const amounts = costs && usualAmounts(costs, { currency, people, rates: table })
  return costs && amounts && { amounts, claim: guideClaim(costs, prices.asOf) }
}
