import type { OfflineAction } from './offline-action.ts'

/** The longest backoff; one that seems longer was written before the device's clock was set back. */
export const LONGEST_HOLD_MS = 3_600_000

type Situation = {
  readonly userId: string
  readonly now: number
  /** Forced by the traveller, or by a returning network. */
  readonly isForced: boolean
  /** Already tried in this pass. */
  readonly skipped: ReadonlySet<string>
}

/**
 * The oldest action that may be sent: of this account, due, and first in the queue of its entity. An action that needs
 * the traveller's attention blocks its own entity only.
 */
export function chooseNext(actions: readonly OfflineAction[], situation: Situation): OfflineAction | null {
  return headsOf(actions).find((action) => isReady(action, situation)) ?? null
}

/** The first of every queue; all others wait for it. */
function headsOf(actions: readonly OfflineAction[]): readonly OfflineAction[] {
  const ids = new Set(actions.map(({ id }) => id))
  const lines = new Set<string>()
  return bySequence(actions).filter(({ userId, entity, after }) => {
    const line = `${userId} ${entity}`
    const isFirst = !lines.has(line)
    lines.add(line)
    return isFirst && !(after !== null && ids.has(after))
  })
}

export function bySequence(actions: readonly OfflineAction[]): readonly OfflineAction[] {
  return actions.toSorted((a, b) => a.sequence - b.sequence)
}

function isReady(action: OfflineAction, { userId, now, isForced, skipped }: Situation): boolean {
  if (action.state !== 'pending' || action.userId !== userId || skipped.has(action.id)) return false
  return isForced && !action.hold?.isServersWish ? true : isDue(action, now)
}

function isDue({ hold }: OfflineAction, now: number): boolean {
  return hold === null || hold.until <= now || hold.until - now > LONGEST_HOLD_MS
}

/** The time of the next attempt; null when nothing is scheduled. */
export function nextDueAt(actions: readonly OfflineAction[], userId: string, now: number): number | null {
  const times = headsOf(actions)
    .filter((action) => action.state === 'pending' && action.userId === userId)
    .map((action) => (isDue(action, now) ? now : (action.hold?.until ?? now)))
  return times.length > 0 ? Math.min(...times) : null
}
