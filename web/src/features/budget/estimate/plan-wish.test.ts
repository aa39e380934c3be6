import { calendarDate } from '@app/domain/kernel'
import { readTripRequest } from '@app/domain/trip-request'
import { expect, it } from 'vitest'

import { planWish } from './plan-wish.ts'

const LISBON = { name: 'Lisbon', country: 'PT', cityId: 1, coordinates: { latitude: 38.7, longitude: -9.1 } }
const read = (wish: string) =>
  readTripRequest(wish, {
    today: calendarDate('2026-11-15'),
    findCity: (name) => (name.toLowerCase() === 'lisbon' ? LISBON : null),
  })
const sum = { minorUnits: 150_000, currency: 'EUR' }
const alone = { place: 'Lisbon', days: 7, startsOn: null, month: null, adults: 1, childAges: [], sum }

it('is a sentence that the planner reads back whole', () => {
  const wish = planWish({ ...alone, startsOn: calendarDate('2027-03-01'), month: 3, adults: 2, childAges: [4, 9] })
  expect(wish).toBe('7 days in Lisbon from 1 March 2027, for 2 adults and 2 children aged 4 and 9, budget 1500 EUR')
  const { destinations, days, dates, travellers, budget, missing } = read(wish)
  expect(destinations.map(({ value }) => value.city?.name)).toEqual(['Lisbon'])
  expect([days?.value, dates?.value.start, missing]).toEqual([7, '2027-03-01', []])
  expect(travellers?.value).toMatchObject({ people: 4, children: 2, childAges: [4, 9] })
  expect(budget?.value).toMatchObject({ currency: 'EUR', per: 'trip' })
})

it.each([
  ['a month', { month: 5 }, '7 days in Lisbon in May, for 1 adult, budget 1500 EUR'],
  ['one day', { days: 1 }, '1 day in Lisbon, for 1 adult, budget 1500 EUR'],
  ['one child', { childAges: [3] }, '7 days in Lisbon, for 1 adult and 1 child aged 3, budget 1500 EUR'],
  ['a currency without decimals', { sum: { minorUnits: 90_000, currency: 'JPY' } }, /budget 90000 JPY$/],
])('says %s', (_, changes, wish) => {
  const said = planWish({ ...alone, ...changes })
  if (typeof wish === 'string') expect(said).toBe(wish)
  else expect(said).toMatch(wish)
})
