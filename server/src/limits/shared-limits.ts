import { createHash } from 'node:crypto'

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

import type { Db } from '../database/db.ts'
import type { SqlValue } from '../database/sql-values.ts'
import type { LimitRule, RateLimits } from './rate-limits.ts'

/**
 * Counts in `server.rate_limits`. A key over its limit is refused from memory until its time is up, so a flood costs
 * the database nothing; while the database is away each server counts for itself.
 */
export function createSharedLimits(db: Db): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>()
  const limiterOf = (rule: LimitRule): RateLimiterAbstract => {
    const known = limiters.get(rule.name) ?? createLimiter(rule, db)
    limiters.set(rule.name, known)
    return known
  }
  return {
    async consume(rule, key) {
      try {
        await limiterOf(rule).consume(keyOf(rule, key))
        return { isAllowed: true, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(keyOf(rule, key))
    },
  }
}

export async function deleteExpiredLimits(db: Db, now: number): Promise<void> {
  await db.query('delete from server.rate_limits where expire < $1', [now])
}

function createLimiter({ name, points, seconds, counted }: LimitRule, db: Db): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (counted === 'here') return inMemory
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
    insuranceLimiter: inMemory,
  })
}

type PgQuery = { readonly text: string; readonly values: readonly SqlValue[] }

function queryLikePg(db: Db) {
  return async ({ text, values }: PgQuery) => {
    const rows = await db.query(text, values)
    return { rows, rowCount: rows.length }
  }
}

/** Keys are e-mail addresses and network addresses: the table needs neither, and what stays in memory may be as it is. */
function keyOf({ counted }: LimitRule, key: string): string {
  return counted === 'here' ? key : digest(key)
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
