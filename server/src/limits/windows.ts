import type { LimitAnswer, LimitRule } from './rate-limits.ts'

type Window = { readonly endsAt: number; count: number }

export type Windows = { consume(key: string): LimitAnswer; reset(key: string): void }

const ALLOWED: LimitAnswer = { isAllowed: true, retryAfterSeconds: 0 }

/** Counts in this process, without a promise. A key's period begins with its first call. */
export function createWindows({ points, seconds }: LimitRule, now: () => number): Windows {
  // All periods have the same length, so the oldest end first.
  const windows = new Map<string, Window>()
  const open = (key: string, at: number): Window => {
    for (const [old, { endsAt }] of windows) {
      if (endsAt > at) break
      windows.delete(old)
    }
    const opened = { endsAt: at + seconds * 1000, count: 0 }
    windows.delete(key)
    windows.set(key, opened)
    return opened
  }
  return {
    consume(key) {
      const at = now()
      const known = windows.get(key)
      const window = known && known.endsAt > at ? known : open(key, at)
      window.count += 1
      if (window.count <= points) return ALLOWED
      return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)) }
    },
    reset(key) {
      windows.delete(key)
    },
  }
}
