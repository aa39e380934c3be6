import type { RateHistory } from '@app/contracts/exchange-rate-history'
import { queryOptions } from '@tanstack/react-query'

import { callRates } from './call-rates.ts'

const STALE_MS = 3_600_000

/** The days that the server has stored for two currencies. */
export function rateHistoryQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ['exchange-rate-history', from, to] as readonly unknown[],
    staleTime: STALE_MS,
    queryFn: async (): Promise<RateHistory> => {
      const response = await callRates('exchange-rate-history', { from, to })
      const answer: unknown = response.ok ? await response.json() : null
      if (!isHistory(answer)) throw new Error(`exchange-rate-history answered ${response.status}`)
      return answer
    },
  })
}

function isHistory(answer: unknown): answer is RateHistory {
  if (typeof answer !== 'object' || answer === null) return false
  const { days, source } = answer as Partial<RateHistory>
  return (
    typeof source?.title === 'string' &&
    Array.isArray(days) &&
    days.every(({ day, rate }) => typeof day === 'string' && typeof rate === 'number' && rate > 0)
  )
}
