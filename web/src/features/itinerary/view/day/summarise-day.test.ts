import { calendarDate, type Money } from '@app/domain/kernel'
import { NO_WISHES, type Trip } from '@app/domain/trip'
import { expect, it } from 'vitest'

import { blankTrip } from '../../saved/blank-trip.ts'
import { costsAsAsked, sumCosts } from './summarise-day.ts'

it('adds up amounts of one currency only', () =>
  expect(
    sumCosts([
      { currency: 'EUR', minorUnits: 1050 },
      { currency: 'JPY', minorUnits: 800 },
      { currency: 'EUR', minorUnits: 450 },
    ]),
  ).toEqual([
    { currency: 'EUR', minorUnits: 1500 },
    { currency: 'JPY', minorUnits: 800 },
  ]))

const TICKET: readonly Money[] = [{ currency: 'USD', minorUnits: 1000 }]
const FACTS = {
  rates: { date: calendarDate('2026-11-14'), perDollar: { USD: 1, EUR: 0.8, JPY: 150 } },
  currencies: { JP: 'JPY' },
}
const BLANK = blankTrip({ id: 'a', title: '', timeZone: 'Asia/Tokyo', firstDate: '' })
const IN_JAPAN: Trip = {
  ...BLANK,
  days: BLANK.days.map((day) => ({ ...day, city: { ...day.city, country: 'JP' } })),
}

it.each([
  [
    'the money of the budget',
    { ...NO_WISHES, adults: 1, budget: { currency: 'EUR', minorUnits: 1 } },
    FACTS,
    'EUR',
    800,
  ],
  ['else that of where it goes', IN_JAPAN.wishes, FACTS, 'JPY', 1500],
  ['else as it was written', IN_JAPAN.wishes, {}, 'USD', 1000],
])('counts costs in %s', (_, wishes, facts, currency, minorUnits) =>
  expect(costsAsAsked(TICKET, { ...IN_JAPAN, wishes }, facts)).toEqual([{ currency, minorUnits }]),
)
