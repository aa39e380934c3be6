import { describe, expect, it } from 'vitest'

import { arrangeStays, type StayWindow, type WantedStay } from './arrange-stays.ts'

const stay = (city: string, days: number | null, ...windows: readonly StayWindow[]): WantedStay => ({
  city,
  days,
  windows,
})
const between = (firstDay: number, lastDay: number): StayWindow => ({ firstDay, lastDay })

describe('arrangeStays', () => {
  it('puts a city on the days of a meeting and shares the other days', () => {
    const trip = { days: 8, stays: [stay('Rome', 4), stay('Berlin', null, between(1, 3))], isDirect: null }
    expect(arrangeStays(trip)).toEqual({
      kind: 'possible',
      stays: [
        { city: 'Berlin', days: 4, firstDay: 1 },
        { city: 'Rome', days: 4, firstDay: 5 },
      ],
    })
  })

  it('flies only where there is a direct flight', () => {
    const direct = new Set(['Oslo Rome', 'Rome Oslo', 'Rome Berlin', 'Berlin Rome'])
    const trip = {
      days: 6,
      stays: [stay('Oslo', 2), stay('Berlin', 2), stay('Rome', 2)],
      isDirect: (from: string, to: string) => direct.has(`${from} ${to}`),
    }
    const found = arrangeStays(trip)
    expect(found?.kind === 'possible' && found.stays.map(({ city }) => city)).toEqual(['Oslo', 'Rome', 'Berlin'])
  })

  it.each([
    [
      'a meeting a day later',
      { days: 4, stays: [stay('Rome', 2, between(2, 2)), stay('Oslo', 2, between(2, 2))] },
      { kind: 'window', city: 'Rome', firstDay: 3, lastDay: 3 },
    ],
    ['a shorter stay', { days: 5, stays: [stay('Rome', 4), stay('Oslo', 2)] }, { kind: 'stay', city: 'Rome', days: 3 }],
    [
      'another flight',
      { days: 4, stays: [stay('Rome', 2), stay('Oslo', 2)], isDirect: () => false },
      { kind: 'flights' },
    ],
  ] as const)('proves that there is no order and names the change that helps: %s', (_, trip, change) =>
    expect(arrangeStays({ isDirect: null, ...trip })).toEqual({ kind: 'impossible', change }),
  )

  it('leaves too many cities to others', () => {
    const stays = Array.from({ length: 9 }, (_, index) => stay(`City ${index}`, 1))
    expect(arrangeStays({ days: 9, stays, isDirect: null })).toBeNull()
  })
})
