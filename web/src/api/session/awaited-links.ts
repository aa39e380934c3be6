import { readFlag, writeFlag } from '../../device/flags.ts'

/** The addresses for which this device asked for a mail. Whose link nobody here asked for may be a stranger's. */
const KEY = 'links-awaited'
const MOST = 5
/** As long as a link works. */
const AWAITED_MS = 86_400_000

type Awaited = readonly [email: string, since: number]

/** The answer takes it back, for a mail that was refused; one that was awaited before stays so. */
export function awaitLink(email: string): () => void {
  const before = isLinkAwaited(email)
  keep([[spelled(email), Date.now()], ...othersThan(email)])
  return () => {
    if (!before) forgetLink(email)
  }
}

export function forgetLink(email: string): void {
  keep(othersThan(email))
}

export function isLinkAwaited(email: string | undefined): boolean {
  return email !== undefined && awaited().some(([address]) => address === spelled(email))
}

function othersThan(email: string): readonly Awaited[] {
  return awaited().filter(([address]) => address !== spelled(email))
}

function awaited(): readonly Awaited[] {
  try {
    const kept: unknown = JSON.parse(readFlag(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDue) : []
  } catch {
    return []
  }
}

function isDue(kept: unknown): kept is Awaited {
  if (!Array.isArray(kept) || typeof kept[0] !== 'string' || typeof kept[1] !== 'number') return false
  const age = Date.now() - kept[1]
  return age >= 0 && age < AWAITED_MS
}

function keep(links: readonly Awaited[]): void {
  writeFlag(KEY, JSON.stringify(links.slice(0, MOST)))
}

const spelled = (email: string): string => email.trim().toLowerCase()
