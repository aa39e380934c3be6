import { calendarDate, euros } from '@app/domain/kernel'
import { NO_WISHES, type Trip } from '@app/domain/trip'
import type { Finding } from '@app/domain/trip-checker'
import { describe, expect, it } from 'vitest'

import { findingWords } from './finding-words.ts'

const HERE = { latitude: 48.86, longitude: 2.34 }
const EDGE = { title: '', coordinates: HERE, at: 0, bufferMinutes: 0 }
const stop = (id: string, title: string) =>
  ({
    id,
    title,
    kind: 'visit',
    placeId: null,
    arrive: 540,
    leave: 600,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: '',
    cost: null,
  }) as const
const TRIP: Trip = {
  id: 't',
  title: 'Paris',
  days: [
    {
      id: 'd',
      date: calendarDate('2027-05-11'),
      timeZone: 'Europe/Paris',
      city: { name: 'Paris', country: 'FR', cityId: null, coordinates: HERE },
      start: EDGE,
      end: EDGE,
      stops: [stop('a', 'Louvre'), stop('b', 'Orsay')],
      note: '',
    },
  ],
  places: {},
  ideas: [],
  wishes: { ...NO_WISHES, adults: 1, pace: 'full' },
}
const at = { severity: 'error', dayId: 'd', stopIds: ['a'], at: 540 } as const
const both = { ...at, stopIds: ['a', 'b'] } as const
const closed = {
  ...at,
  code: 'closed-on-arrival',
  because: 'hours',
  basis: 'source',
  opensAt: null,
  closedAt: null,
} as const
const transfer = { ...both, code: 'transfer-too-short', neededMinutes: 25, metres: 3240, mode: 'transit' } as const
const date = calendarDate('2027-05-12')

const CASES: readonly (readonly [Finding, string])[] = [
  [{ ...closed, opensAt: 600 }, 'Louvre opens at 10:00; you arrive at 9:00.'],
  [{ ...closed, opensAt: 600, closedAt: 500 }, 'Louvre is closed from 8:20 to 10:00; you arrive at 9:00.'],
  [{ ...closed, closedAt: 500 }, 'Louvre closes at 8:20; you arrive at 9:00.'],
  [{ ...closed, because: 'holiday' }, 'Louvre is closed on public holidays, and this is one.'],
  [
    { ...at, code: 'closes-during-visit', basis: 'source', closesAt: 570, leave: 650 },
    'Louvre closes at 9:30, 1 h 20 min before you leave.',
  ],
  [{ ...at, code: 'hours-unknown', because: 'no-hours' }, 'We do not know the opening hours of Louvre.'],
  [
    { ...at, code: 'wrong-weekday', because: 'written', written: 0, actual: 1 },
    '11 May 2027 is a Tuesday, not a Monday.',
  ],
  [
    { ...at, code: 'wrong-weekday', because: 'closing-day', basis: 'source', weekday: 1, nextOpen: date },
    'Louvre is closed on Tuesdays; it opens again on 12 May 2027.',
  ],
  [
    { ...transfer, availableMinutes: 5, toEndOfDay: false },
    'Louvre to Orsay: about 25 min for 3.2 km; the plan leaves 5 min.',
  ],
  [
    { ...transfer, stopIds: ['a'], availableMinutes: -9, toEndOfDay: true },
    'Louvre continues after the end of the day.',
  ],
  [{ ...transfer, stopIds: ['b'], availableMinutes: -9, toEndOfDay: false }, 'Orsay begins before you can get there.'],
  [{ ...both, code: 'overlap', minutes: 15 }, 'Orsay begins 15 min before Louvre ends.'],
  [
    { ...both, code: 'back-and-forth', extraMetres: 2600, betterOrder: ['b', 'a'] },
    'The route goes back and forth: another order saves about 2.6 km.',
  ],
  [{ ...at, code: 'no-meal', meal: 'lunch' }, 'No time for lunch: nothing is free around noon.'],
  [
    { ...at, code: 'too-much-walking', metres: 14_200, capMetres: 8000, isOwnCap: true },
    'About 14.2 km of walking, more than your limit of 8 km.',
  ],
  [
    { ...at, code: 'flight-buffer', neededMinutes: 180, availableMinutes: 0, side: 'departure' },
    'Too close to departure: getting there and check-in take 3 h; you have no time.',
  ],
  [
    { ...at, code: 'budget-exceeded', total: euros(40), budget: euros(30), unknownCosts: 2 },
    'Known costs are €40, over your budget of €30.',
  ],
  [
    { ...at, code: 'entry-rule', country: 'FR', because: 'stay-too-long', stayDays: 100, allowedDays: 90 },
    '100 days in France; this passport allows 90.',
  ],
  [{ ...at, code: 'season', because: 'rain', month: 7, value: 210 }, 'July here is wet: 210 mm of rain on average.'],
  [
    { ...at, code: 'holiday', name: 'Fête', date, isEstimated: false },
    '12 May 2027 is a public holiday (Fête). Hours may differ.',
  ],
]

describe('findingWords', () => {
  it.each(CASES)('describes $code', (finding, sentence) => {
    expect(findingWords(finding, TRIP, 'en-GB').sentence).toBe(sentence)
  })

  it('says when it relies on typical hours, and which order is shorter', () => {
    expect(findingWords({ ...closed, basis: 'usual' }, TRIP, 'en-GB').more).toMatch(/typical hours/)
    const order: Finding = { ...both, code: 'back-and-forth', extraMetres: 2600, betterOrder: ['b', 'a'] }
    expect(findingWords(order, TRIP, 'en-GB').more).toBe('Try Orsay, Louvre.')
  })
})
