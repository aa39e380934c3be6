import { expect, it } from 'vitest'

import { sampleDay, sampleTrip } from '../../test/sample-trip.ts'
import { answerNotice } from './answer-notice.ts'

const TRIP = sampleTrip({ days: [sampleDay('one', '2027-02-26'), sampleDay('two', '2027-02-27')] })

it.each([
  [{ kind: 'no-such-date', said: '29 to 31 February' }, '2027-02-26 to 2027-02-27'],
  [{ kind: 'no-road', from: 'Paris', to: 'New York' }, 'No road leads from Paris to New York'],
  [{ kind: 'too-short', name: 'Iceland', leastDays: 5, days: 3 }, 'at least 5 days'],
  [{ kind: 'unknown-place', name: 'Texel', nearest: 'Amsterdam', km: 80 }, 'Amsterdam, about 80 km'],
] as const)('says what cannot be: %j', (notice, told) => {
  expect(answerNotice(notice, TRIP)).toMatchObject({ wish: 'notice', how: expect.stringContaining(told) })
})
