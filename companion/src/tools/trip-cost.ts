import type { Claim, Money } from '@app/domain/kernel'
import { sumBudget } from '@app/domain/trip-budget'
import { z } from 'zod'

import { convertCurrency } from './convert-currency.ts'
import type { DailyCost, KnownCity, LookUps } from './look-ups.ts'
import { CityInput, CurrencyInput, defineTool, derive, found, MonthInput, resolveCity, unknown } from './tool.ts'

/** On the ground: nobody's fare is known. */
export type CostCard = {
  readonly city: Claim<KnownCity>
  readonly days: Claim<number>
  readonly people: Claim<number>
  readonly perDay: Claim<DailyCost>
  readonly lodging: Claim<Money>
  readonly meals: Claim<Money>
  readonly total: Claim<Money>
}

const PEOPLE_PER_ROOM = 2
const CENTS = 100

export const tripCost = defineTool({
  name: 'trip-cost',
  about: 'What beds and meals of a trip to a city cost at most, by what a government pays its own travellers.',
  input: z.strictObject({
    city: CityInput,
    days: z.int().min(1).max(365),
    people: z.int().min(1).max(50),
    month: MonthInput.optional(),
    currency: CurrencyInput.optional(),
  }),
  async run({ city, days, people, month, currency = 'USD' }, lookUps) {
    const place = resolveCity(city, lookUps)
    if (!place) return unknown('city')
    const daily = lookUps.dailyCost(place.value, month ?? null)
    if (!daily) return unknown('cost')
    const rooms = Math.ceil(people / PEOPLE_PER_ROOM)
    const nights = Math.max(1, days - 1)
    const { total } = sumBudget({
      currency: 'USD',
      days,
      people,
      lines: [
        { id: 'lodging', basis: 'trip', minorUnits: daily.value.lodgingUsd * CENTS * rooms * nights },
        { id: 'meals', basis: 'person-day', minorUnits: daily.value.mealsUsd * CENTS },
      ],
    })
    const inOwn = (dollars: Money): Promise<Money> => convert(dollars, currency, lookUps)
    const card: CostCard = {
      city: place,
      days: derive(daily, days),
      people: derive(daily, people),
      perDay: daily,
      lodging: derive(daily, await inOwn({ minorUnits: daily.value.lodgingUsd * CENTS, currency: 'USD' })),
      meals: derive(daily, await inOwn({ minorUnits: daily.value.mealsUsd * CENTS, currency: 'USD' })),
      total: derive(daily, await inOwn(total)),
    }
    return found(card)
  },
})

/** Dollars stay dollars where there is no rate. */
async function convert(dollars: Money, currency: string, lookUps: LookUps): Promise<Money> {
  if (currency === 'USD') return dollars
  const amount = dollars.minorUnits / CENTS
  const result = await convertCurrency.run({ amount, from: 'USD', to: currency }, lookUps)
  return result.kind === 'found' ? result.card.to.value : dollars
}
