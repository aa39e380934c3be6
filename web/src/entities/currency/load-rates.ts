import type { AskRates, ExchangeRates } from '@app/contracts/exchange-rates'
import { createContext, type RouterContextProvider } from 'react-router'

import { callRates } from './call-rates.ts'

/** Set on the server, which has the rates; a browser has none, and calls the function. */
export const serverRates = createContext<AskRates | null>(null)

const KEY = 'exchange-rates'
const KEPT_MS = 90 * 86_400_000

/** The newest available rates: from the server, from its last answer, or the packed ones. */
export async function loadRates(context?: Readonly<Pick<RouterContextProvider, 'get'>>): Promise<ExchangeRates> {
  const ask = context?.get(serverRates)
  if (ask) return ask()
  const packed = await packedRates()
  if (typeof document === 'undefined') return packed
  const known = (await askServer().catch(() => null)) ?? (await readKeptRates())
  return known && known.date > packed.date ? known : packed
}

async function askServer(): Promise<ExchangeRates | null> {
  if (!navigator.onLine) return null
  const { writeCached } = await import('../../offline/cached-data.ts')
  const response = await callRates('exchange-rates', {})
  const answer: unknown = response.ok ? await response.json() : null
  if (!isRates(answer)) return null
  await writeCached(KEY, answer, { ttlMs: KEPT_MS, isPublic: true }).catch(() => undefined)
  return answer
}

/** The server's last answer. */
export async function readKeptRates(): Promise<ExchangeRates | null> {
  const { readCached } = await import('../../offline/cached-data.ts')
  const kept = await readCached<unknown>(KEY).catch(() => undefined)
  return isRates(kept?.data) ? kept.data : null
}

async function packedRates(): Promise<ExchangeRates> {
  const { EXCHANGE_RATES } = await import('@app/datasets/exchange-rates')
  const { currencies, perDollar, origin } = EXCHANGE_RATES
  return {
    date: origin.checkedAt,
    source: origin.source,
    perDollar: Object.fromEntries(currencies.map((code) => [code, perDollar(code) ?? 0])),
  }
}

function isRates(answer: unknown): answer is ExchangeRates {
  if (typeof answer !== 'object' || answer === null) return false
  const { date, source, perDollar } = answer as Partial<ExchangeRates>
  return typeof date === 'string' && typeof source?.url === 'string' && perDollar?.['USD'] === 1
}
