import { expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { timeDifferenceMinutes } from './index.ts'

it.each([
  ['Europe/Lisbon', 'America/New_York', '2026-12-01', -300],
  ['Europe/Lisbon', 'Asia/Kathmandu', '2026-12-01', 345],
  ['Europe/London', 'Europe/Paris', '2026-07-01', 60],
  ['Europe/Paris', 'Europe/Paris', '2026-07-01', 0],
  // Between the two changes of summer time the difference is another one.
  ['Europe/London', 'America/New_York', '2026-03-20', -240],
  ['Europe/London', 'America/New_York', '2026-04-20', -300],
  // Across the date line: the same hour, one day apart.
  ['Pacific/Kiritimati', 'Pacific/Honolulu', '2026-12-01', -1440],
])('from %s to %s on %s: %i minutes', (here, there, date, minutes) =>
  expect(timeDifferenceMinutes(here, there, calendarDate(date))).toBe(minutes),
)
