import type { RateHistory } from '@app/contracts/exchange-rate-history'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { fixedRateOf } from '@app/domain/currency-conversion'
import { z } from 'zod'

import type { Db } from '../database/db.ts'

const Row = z.object({ day: z.string(), one: z.coerce.number().positive(), other: z.coerce.number().positive() })

/** The stored rates of two currencies by day, with the day that ships with the product. Nothing between is invented. */
export async function readRateHistory(db: Pick<Db, 'query'>, from: string, to: string): Promise<RateHistory> {
  const [one, other] = [inTable(from), inTable(to)]
  const rows = await db.query(
    `select day::text, per_dollar ->> $1 as one, per_dollar ->> $2 as other
       from public.exchange_rates
      where per_dollar ? $1 and per_dollar ? $2
      order by day`,
    [one.code, other.code],
  )
  const stored = Row.array().parse(rows)
  const days = withPackedDay(stored, one.code, other.code).map((row) => ({
    day: row.day,
    rate: (row.other * other.units) / (row.one * one.units),
  }))
  return { source: EXCHANGE_RATES.origin.source, days }
}

/** A currency at a fixed rate follows its anchor. */
function inTable(code: string): { readonly code: string; readonly units: number } {
  const fixed = fixedRateOf(code)
  return fixed ? { code: fixed.anchor, units: Number(fixed.perAnchor) } : { code, units: 1 }
}

type Day = z.infer<typeof Row>

function withPackedDay(stored: readonly Day[], from: string, to: string): readonly Day[] {
  const day = EXCHANGE_RATES.origin.checkedAt
  const [one, other] = [EXCHANGE_RATES.perDollar(from), EXCHANGE_RATES.perDollar(to)]
  if (!one || !other || stored.some((row) => row.day === day)) return stored
  return [...stored, { day, one, other }].toSorted((left, right) => left.day.localeCompare(right.day))
}
