/** TC-17: impossible values, so that a line without findings is really a checked one. */
import type { CheckFacts } from '../check-facts.ts'
import type { DayLine } from '../day-line.ts'
import type { Finding } from '../finding.ts'

export function checkUnreadable({ day }: DayLine, { unreadable = [] }: CheckFacts): readonly Finding[] {
  return unreadable
    .filter(({ dayId }) => dayId === day.id)
    .map(({ stopId, because, written }) => ({
      code: 'unreadable',
      severity: because === 'flight-without-hour' ? 'note' : 'error',
      dayId: day.id,
      stopIds: stopId === null ? [] : [stopId],
      at: null,
      because,
      written,
    }))
}
