import type { OfflineAction } from './offline-action.ts'

/** No wait is longer than this; one that seems to be was written before the device's clock was set back. */
export const LONGEST_HOLD_MS = 3_600_000

type Situation = {
  readonly userId: string
  readonly now: number
  /** The traveller, or a returning network, wants it now. */
  readonly isForced: boolean
  /** Tried already in this pass. */
  readonly skipped: ReadonlySet<string>
}

/**
 * The oldest action that may go out: of this account, due, and with nothing before it in the line of its own entity.
 * What needs the traveller's attention stops its own entity and no other.
 */
export function chooseNext(actions: readonly OfflineAction[], situation: Situation): OfflineAction | null {
  return headsOf(actions).find((action) => isReady(action, situation)) ?? null
}

/** The first of every line; all others wait for it, whatever keeps it. */
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

/** When it is worth looking again; null when nothing waits for the clock. */
export function nextDueAt(actions: readonly OfflineAction[], userId: string, now: number): number | null {
  const times = headsOf(actions)
    .filter((action) => action.state === 'pending' && action.userId === userId)
    .map((action) => (isDue(action, now) ? now : (action.hold?.until ?? now)))
  return times.length > 0 ? Math.min(...times) : null
}
