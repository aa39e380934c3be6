/** https://github.com/fawazahmed0/exchange-api */
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { z } from 'zod'

import { askProvider, ProviderError } from '../providers/ask-provider.ts'

export type DayOfRates = { readonly day: string; readonly perDollar: Readonly<Record<string, number>> }

const MAX_BYTES = 100_000
const TIMEOUT_MS = 4_000
/** A table with fewer currencies is not the expected one. */
const FEWEST = 120
/** Plausibility: the euro has never halved or doubled within a year. */
const FARTHEST = 2

/** Not money of a country, but quoted by the source: metals, drawing rights and two units of account. */
const BESIDES = ['CLF', 'CNH', 'SVC', 'XAG', 'XAU', 'XDR', 'XPD', 'XPT']

const Answer = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number()) })

/** Tries the addresses in order; throws when none of them gives a plausible table. */
export async function askRates(addresses: readonly string[], today: string): Promise<DayOfRates> {
  const { signal } = new AbortController()
  let problem: unknown
  for (const address of addresses) {
    try {
      const answer: unknown = await askProvider(address, {}, { maxBytes: MAX_BYTES, signal, timeoutMs: TIMEOUT_MS })
      return readRates(answer, today)
    } catch (error) {
      problem = error
    }
  }
  throw problem ?? new ProviderError('no address')
}

function readRates(answer: unknown, today: string): DayOfRates {
  const { date, usd } = Answer.parse(answer)
  const known = [...EXCHANGE_RATES.currencies, ...BESIDES].flatMap((code) => {
    const rate = usd[code.toLowerCase()]
    return rate !== undefined && Number.isFinite(rate) && rate > 0 ? [[code, rate] as const] : []
  })
  const perDollar = Object.fromEntries(known)
  const euro = (perDollar['EUR'] ?? 0) / (EXCHANGE_RATES.perDollar('EUR') ?? 1)
  const isBelievable = known.length >= FEWEST && perDollar['USD'] === 1 && euro > 1 / FARTHEST && euro < FARTHEST
  if (!isBelievable || date > today) throw new ProviderError('rates that cannot be')
  return { day: date, perDollar }
}
