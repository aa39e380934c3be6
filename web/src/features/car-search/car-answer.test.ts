import { expect, it } from 'vitest'

import { rentalDays } from './car-answer.tsx'

const RENTAL = {
  pickUp: 'FAO',
  dropOff: '',
  pickUpDate: '2026-12-01',
  pickUpTime: '10:00',
  dropOffDate: '2026-12-04',
  dropOffTime: '10:00',
  driverAge: 30,
}

it.each([
  ['three times 24 hours', {}, 3],
  ['a minute more', { dropOffTime: '10:01' }, 4],
  ['an hour less', { dropOffTime: '09:00' }, 3],
  ['an afternoon', { dropOffDate: '2026-12-01', dropOffTime: '15:00' }, 1],
])('counts %s', (_, changes, days) => expect(rentalDays({ ...RENTAL, ...changes })).toBe(days))
