/** TC-5, TC-6 and TC-10: whether the traveller can arrive in time. */
import type { DayLine, Move } from '../day-line.ts'
import type { Finding } from '../finding.ts'

/** Plans are written in whole minutes. */
const ROUNDING_MINUTES = 1

/** TC-6: overlapping stops, and stops that end before they begin. */
export function checkOverlaps({ day, stops }: DayLine): readonly Finding[] {
  return stops.flatMap(({ stop }, index): readonly Finding[] => {
    const before = stops[index - 1]?.stop
    const base = { code: 'overlap', severity: 'error', dayId: day.id, at: stop.arrive } as const
    if (stop.leave < stop.arrive) return [{ ...base, stopIds: [stop.id], minutes: stop.arrive - stop.leave }]
    if (!before || stop.arrive >= before.leave) return []
    return [{ ...base, stopIds: [before.id, stop.id], minutes: before.leave - stop.arrive }]
  })
}

export function checkTransfers({ day, moves }: DayLine): readonly Finding[] {
  return moves.flatMap((move): readonly Finding[] => {
    const needed = neededFor(move)
    const available = move.arrives - move.leaves
    const isOverlap = move.fromId !== null && move.toId !== null && available < 0
    if (isOverlap || available + ROUNDING_MINUTES > needed.minutes) return []
    const edge = move.toId === null ? day.end : move.fromId === null ? day.start : null
    const stopIds = [move.fromId, move.toId].filter((id) => id !== null)
    const base = { dayId: day.id, stopIds, at: move.leaves }
    if (edge && edge.bufferMinutes > 0) {
      // With a used-up buffer the connection may still be possible; without any time at all it is not.
      const neededMinutes = needed.minutes + edge.bufferMinutes
      const availableMinutes = Math.max(0, available + edge.bufferMinutes)
      const side = move.toId === null ? 'departure' : 'arrival'
      return [{ code: 'flight-buffer', severity: 'error', ...base, neededMinutes, availableMinutes, side }]
    }
    return [
      {
        code: 'transfer-too-short',
        severity: needed.isCertain ? 'error' : 'warning',
        ...base,
        neededMinutes: needed.minutes,
        availableMinutes: available,
        metres: Math.round(
          move.leg ? Math.max(move.leg.metres, move.estimate.straightMetres) : move.estimate.straightMetres,
        ),
        mode: move.estimate.mode,
        toEndOfDay: move.toId === null,
      },
    ]
  })
}

/**
 * The plan's own durations apply, unless they are impossibly short. Without one, exceeding the usual time is a warning.
 */
function neededFor({ leg, estimate, leaves, arrives }: Move): {
  readonly minutes: number
  readonly isCertain: boolean
} {
  if (leg) return { minutes: Math.max(leg.minutes, estimate.fastestMinutes), isCertain: true }
  const isImpossible = arrives - leaves + ROUNDING_MINUTES <= estimate.fastestMinutes
  return { minutes: estimate.usualMinutes, isCertain: isImpossible }
}
