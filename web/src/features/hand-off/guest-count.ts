import { DAILY_LIMITS } from '@app/domain/usage-limits'

import { readFlag, writeFlag } from '../../device/flags.ts'

/** A guest's searches of the day, on this device: who they are is nobody's business, so the server is not asked. */
const KEY = 'guest-searches'
const LIMIT = DAILY_LIMITS.search_requests

type Stored = { readonly day: string; readonly keys: readonly string[] }
export type GuestCount = { readonly isAllowed: boolean; readonly isNew: boolean; readonly used: number }

export function countGuestSearch(key: string, nowMs: number): GuestCount {
  const day = new Date(nowMs).toISOString().slice(0, 10)
  const keys = readKeys(day)
  if (keys.includes(key)) return { isAllowed: true, isNew: false, used: keys.length }
  if (keys.length >= LIMIT) return { isAllowed: false, isNew: false, used: keys.length }
  writeFlag(KEY, JSON.stringify({ day, keys: [...keys, key] } satisfies Stored))
  return { isAllowed: true, isNew: true, used: keys.length + 1 }
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
