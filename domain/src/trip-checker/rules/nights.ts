/** TC-5 between two days: Paris in the evening and Tokyo in the morning. */
import { daysBetween } from '../../kernel/index.ts'
import type { DayLine } from '../day-line.ts'
import { estimateMove } from '../estimate-move.ts'
import type { Finding } from '../finding.ts'

const DAY_MINUTES = 24 * 60
/** Nearer than this any night is long enough. */
const NEAR_METRES = 100_000

/** Time zones are ignored: a time difference is not a travel time. */
export function checkNights(lines: readonly DayLine[]): readonly Finding[] {
  return lines.flatMap((line, index): readonly Finding[] => {
    const before = lines[index - 1]
    const last = before?.stops.findLast(({ position }) => position)
    const first = line.stops.find(({ position }) => position)
    if (!before || !last?.position || !first?.position) return []
    const { mode, straightMetres, fastestMinutes } = estimateMove(last.position, first.position, null)
    const nights = before.day.date && line.day.date ? daysBetween(before.day.date, line.day.date) : 1
    const availableMinutes = nights * DAY_MINUTES + first.stop.arrive - last.stop.leave
    if (straightMetres < NEAR_METRES || availableMinutes >= fastestMinutes) return []
    return [
      {
        code: 'transfer-too-short',
        severity: 'error',
        dayId: line.day.id,
        stopIds: [last.stop.id, first.stop.id],
        at: first.stop.arrive,
        neededMinutes: fastestMinutes,
        availableMinutes,
        metres: Math.round(straightMetres),
        mode,
        toEndOfDay: false,
      },
    ]
  })
}
