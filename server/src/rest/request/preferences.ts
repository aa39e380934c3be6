import { AppError } from '../../errors/app-error.ts'

/** The preferences of the `Prefer` header. Of several values for one preference the first counts. */
export type Preferences = {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  readonly returning: 'representation' | 'minimal' | 'headers-only' | null
  readonly count: 'exact' | 'planned' | 'estimated' | null
  readonly transaction: 'commit' | 'rollback' | null
  readonly missing: 'default' | 'null' | null
  readonly handling: 'strict' | 'lenient' | null
  readonly maxAffected: number | null
}

const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const

const NONE: Preferences = {
  resolution: null,
  returning: null,
  count: null,
  transaction: null,
  missing: null,
  handling: null,
  maxAffected: null,
}

/** `isRollbackAllowed`: whether the caller may choose how the transaction ends; otherwise `tx` is ignored. */
export function parsePreferences(header: string | null, isRollbackAllowed: boolean): Preferences {
  if (!header) return NONE
  const items = header.split(',').map((text) => text.trim())
  const first = <K extends keyof typeof KNOWN>(key: K): (typeof KNOWN)[K][number] | null =>
    KNOWN[key].find((value) => items.find((item) => isValueOf(key, item)) === `${key}=${value}`) ?? null
  const handling = first('handling')
  if (handling === 'strict') refuseUnknown(items)
  const maxAffected = items
    .map((item) => /^max-affected=(\d{1,15})$/.exec(item)?.[1])
    .find((text) => text !== undefined)
  return {
    resolution: first('resolution'),
    returning: first('return'),
    count: first('count'),
    transaction: isRollbackAllowed ? first('tx') : null,
    missing: first('missing'),
    handling,
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
  }
}

function isValueOf(key: keyof typeof KNOWN, item: string): boolean {
  return KNOWN[key].some((value) => item === `${key}=${value}`)
}

function refuseUnknown(items: readonly string[]): void {
  const keys = Object.keys(KNOWN) as (keyof typeof KNOWN)[]
  const unknown = items.filter(
    (item) => !keys.some((key) => isValueOf(key, item)) && !/^(?:max-affected|timezone)=/.test(item),
  )
  if (unknown.length > 0) throw new AppError('PGRST122', { details: `Invalid preferences: ${unknown.join(', ')}` })
}

/** The `Preference-Applied` header, or null when nothing applied. */
export function describeApplied(applied: Partial<Preferences>): string | null {
  const { resolution, missing, returning, count, transaction, handling, maxAffected } = applied
  const parts = [
    resolution && `resolution=${resolution}`,
    missing && `missing=${missing}`,
    returning && `return=${returning}`,
    count && `count=${count}`,
    transaction && `tx=${transaction}`,
    handling && `handling=${handling}`,
    handling === 'strict' && typeof maxAffected === 'number' && `max-affected=${maxAffected}`,
  ]
  const present = parts.filter((part) => typeof part === 'string')
  return present.length > 0 ? present.join(', ') : null
}
