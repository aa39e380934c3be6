import { DAILY_LIMITS } from '@app/domain/usage-limits'

import { readFlag, writeFlag } from '../../device/flags.ts'

/** The keys of a guest's searches of the day: a guest has no Idempotency-Key on the server, so repeats are known here. */
const KEY = 'guest-searches'
const LIMIT = DAILY_LIMITS.search_requests

type Stored = { readonly day: string; readonly keys: readonly string[] }

/** Null when it was not made today. */
export function findGuestSearch(key: string, nowMs: number): { readonly used: number } | null {
  const keys = readKeys(dayOf(nowMs))
  return keys.includes(key) ? { used: keys.length } : null
}

export function rememberGuestSearch(key: string, nowMs: number): void {
  const day = dayOf(nowMs)
  const keys = [...readKeys(day), key].slice(-LIMIT)
  writeFlag(KEY, JSON.stringify({ day, keys } satisfies Stored))
}

function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

function readKeys(day: string): readonly string[] {
  try {
    const stored = JSON.parse(readFlag(KEY) ?? '{}') as Partial<Stored>
    if (stored.day !== day || !Array.isArray(stored.keys)) return []
    return stored.keys.filter((key) => typeof key === 'string').slice(0, LIMIT)
  } catch {
    return []
  }
}
