import { calendarDate } from '@app/domain/kernel'

import type { OwnSpending } from '../../tools/spending-counted.ts'

/** Halfway through a week in Lisbon. */
export function smallSpending(changes: Partial<OwnSpending> = {}): OwnSpending {
  return {
    title: 'Lisbon',
    currency: 'EUR',
    countedOn: calendarDate('2026-11-15'),
    spent: 42_050,
    planned: 90_000,
    allowance: { perDay: 11_900, leftToday: 6_400, daysLeft: 4 },
    ...changes,
  }
}
