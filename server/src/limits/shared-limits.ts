import { createHash } from 'node:crypto'

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

import type { Db } from '../database/db.ts'
import type { SqlValue } from '../database/sql-values.ts'
import type { LimitAnswer, LimitRule, RateLimits } from './rate-limits.ts'
import { createWindows } from './windows.ts'

/**
 * Counts in `server.rate_limits`. A key over its limit is refused from memory until its period is over, so a flood
 * costs the database nothing. While the database is away each server counts alone.
 */
export function createSharedLimits(db: Db): RateLimits {
  const here = byName((rule) => createWindows(rule, () => Date.now()))
  const everywhere = byName((rule) => createLimiter(rule, db))
  return {
    consume(rule, key) {
      return rule.counted === 'here' ? here(rule).consume(key) : consumeFrom(everywhere(rule), digest(key))
    },
    async reset(rule, key) {
      if (rule.counted === 'here') here(rule).reset(key)
      else await everywhere(rule).delete(digest(key))
    },
  }
}

function byName<T>(create: (rule: LimitRule) => T): (rule: LimitRule) => T {
  const created = new Map<string, T>()
  return (rule) => {
    const known = created.get(rule.name) ?? create(rule)
    created.set(rule.name, known)
    return known
  }
}

async function consumeFrom(limiter: RateLimiterAbstract, key: string): Promise<LimitAnswer> {
  try {
    await limiter.consume(key)
    return { isAllowed: true, retryAfterSeconds: 0 }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

export async function deleteExpiredLimits(db: Db, now: number): Promise<void> {
  await db.query('delete from server.rate_limits where expire < $1', [now])
}

function createLimiter({ name, points, seconds }: LimitRule, db: Db): RateLimiterAbstract {
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: { query: queryLikePg(db) },
    storeType: 'client',
    schemaName: 'server',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
}

type PgQuery = { readonly text: string; readonly values: readonly SqlValue[] }

function queryLikePg(db: Db) {
  return async ({ text, values }: PgQuery) => {
    const rows = await db.query(text, values)
    return { rows, rowCount: rows.length }
  }
}

/** Keys are email and network addresses, and the table needs neither in clear text. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
