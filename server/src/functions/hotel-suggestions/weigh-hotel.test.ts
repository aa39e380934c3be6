import { expect, it } from 'vitest'

import { nameOfHouse, weighHotel } from './weigh-hotel.ts'

it.each([
  ['Sacher (Junior Suite)', 'Sacher'],
  ['Atlas Hotel Non Refundable Room', 'Atlas Hotel'],
  ['New World Special Offer', 'New World'],
  ['Courtyard Munich City EastEarly Booker', 'Courtyard Munich City East'],
  ['Room Mate Alicia', 'Room Mate Alicia'],
  ['Bellevue (Dependance)', 'Bellevue (Dependance)'],
])('%s is the hotel %s', (name, house) => expect(nameOfHouse(name)).toBe(house))

it('weighs hotels of great cities nearly alike, and hotels of a village far less', () => {
  const [first, fortieth, village] = [0, 40, 90_000].map((rank) => weighHotel({ name: 'Ritz', stars: 5 }, rank))
  expect(first!.importance - fortieth!.importance).toBeLessThan(0.5)
  expect(first!.importance - village!.importance).toBeGreaterThan(8)
})
