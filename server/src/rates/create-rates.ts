import type { AskRates, ExchangeRates } from '@app/contracts/exchange-rates'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { z } from 'zod'

import type { Platform } from '../platform.ts'
import { askRates, type DayOfRates } from './ask-rates.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'now' | 'settings'>
type Kept = DayOfRates & { readonly fetchedAt: number }

/** Rates are published once a day at an unknown time, so we check more often. */
const FRESH_MS = 6 * 3_600_000
/** Pause after a failure of a source. */
const PAUSE_MS = 15 * 60_000
const MAX_WAIT_MS = 2_000
/** Two years, for the history of a rate. */
const KEPT_DAYS = 750
/** A database query takes a millisecond, but an assistant needs the rates for every question. */
const REMEMBERED_MS = 60_000

const Row = z.object({
  day: z.string(),
  per_dollar: z.record(z.string(), z.number().positive()),
  fetched_at: z.coerce.date(),
})

/** The newest available rates: today's, the stored ones, or the packed ones. Never waits for long. */
export function createRates({ db, log, now, settings }: Deps): AskRates {
  const addresses = settings.FEEDS === 'on' && settings.RATES_URL !== 'off' ? settings.RATES_URL.split(',') : []
  let remembered: { readonly kept: Kept | null; readonly at: number } | undefined
  let asking: Promise<Kept | null> | undefined
  let pausedUntil = 0

  async function readKept(): Promise<Kept | null> {
    if (remembered && now() - remembered.at < REMEMBERED_MS) return remembered.kept
    const rows = await db.query(
      'select day::text, per_dollar, fetched_at from public.exchange_rates order by day desc limit 1',
      [],
    )
    const [row] = Row.array().parse(rows)
    const kept = row ? { day: row.day, perDollar: row.per_dollar, fetchedAt: row.fetched_at.getTime() } : null
    remembered = { kept, at: now() }
    return kept
  }

  async function fetchNow(): Promise<Kept | null> {
    try {
      const { day, perDollar } = await askRates(
        addresses.map((address) => address.trim()),
        new Date(now()).toISOString().slice(0, 10),
      )
      const kept = { day, perDollar, fetchedAt: now() }
      await db.query(
        `insert into public.exchange_rates (day, per_dollar, fetched_at) values ($1, $2::jsonb, $3)
         on conflict (day) do update set per_dollar = excluded.per_dollar, fetched_at = excluded.fetched_at`,
        [day, JSON.stringify(perDollar), new Date(kept.fetchedAt).toISOString()],
      )
      await db.query('delete from public.exchange_rates where day < $1::date - $2::integer', [day, KEPT_DAYS])
      remembered = { kept, at: now() }
      return kept
    } catch (error) {
      pausedUntil = now() + PAUSE_MS
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'exchange rates could not be loaded')
      return null
    }
  }

  function startFetch(): Promise<Kept | null> {
    if (addresses.length === 0 || now() < pausedUntil) return Promise.resolve(null)
    asking ??= fetchNow().finally(() => (asking = undefined))
    return asking
  }

  return async () => {
    const kept = await readKept()
    const isFresh = kept !== null && now() - kept.fetchedAt < FRESH_MS
    const fetching = isFresh ? null : startFetch()
    // With yesterday's rates available the caller does not wait for today's.
    const newest = kept ?? (await within(MAX_WAIT_MS, fetching))
    return newest && newest.day > EXCHANGE_RATES.origin.checkedAt ? toRates(newest) : packedRates()
  }
}

function toRates({ day, perDollar }: DayOfRates): ExchangeRates {
  return { date: day, source: EXCHANGE_RATES.origin.source, perDollar }
}

export function packedRates(): ExchangeRates {
  const rates = EXCHANGE_RATES.currencies.map((code) => [code, EXCHANGE_RATES.perDollar(code) ?? 0] as const)
  return toRates({ day: EXCHANGE_RATES.origin.checkedAt, perDollar: Object.fromEntries(rates) })
}

function within<Value>(milliseconds: number, work: Promise<Value> | null): Promise<Value | null> | null {
  if (!work) return null
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), milliseconds)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
