import { DAILY_LIMITS } from '@app/domain/usage-limits'

import { readFlag, writeFlag } from '../../device/storage/flags.ts'

/**
 * The searches that were handed over today, with the link that a guest received: the server has no Idempotency-Key for
 * guests. For an account the server stores the link, and it is empty here.
 */
const KEY = 'searches-of-today'
const MOST = 2 * DAILY_LIMITS.search_requests

type Stored = { readonly day: string; readonly links: Readonly<Record<string, string>> }

/** Null when it was not made today. */
export function findSearch(key: string, nowMs: number): { readonly link: string } | null {
  const link = readLinks(dayOf(nowMs)).get(key)
  return link === undefined ? null : { link }
}

export function rememberSearch(key: string, link: string, nowMs: number): void {
  const day = dayOf(nowMs)
  const links = Object.fromEntries([...readLinks(day), [key, link] as const].slice(-MOST))
  writeFlag(KEY, JSON.stringify({ day, links } satisfies Stored))
}

function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

function readLinks(day: string): ReadonlyMap<string, string> {
  try {
    const stored = JSON.parse(readFlag(KEY) ?? '{}') as Partial<Stored>
    if (stored.day !== day) return new Map()
    return new Map(Object.entries(stored.links ?? {}).filter(([, link]) => typeof link === 'string'))
  } catch {
    return new Map()
  }
}
