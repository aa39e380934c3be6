import { readFlag, writeFlag } from '../../device/flags.ts'

/** The addresses for which this device asked for a mail. Whose link nobody here asked for may be a stranger's. */
const KEY = 'links-awaited'
const MOST = 5

export function awaitLink(email: string): void {
  const others = awaited().filter((address) => address !== spelled(email))
  writeFlag(KEY, JSON.stringify([spelled(email), ...others].slice(0, MOST)))
}

export function isLinkAwaited(email: string | undefined): boolean {
  return email !== undefined && awaited().includes(spelled(email))
}

function awaited(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(readFlag(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

const spelled = (email: string): string => email.trim().toLowerCase()
