import { minorDigitsOf } from '@app/domain/kernel'
import type { Worth } from '@app/domain/passenger-rights'

import { fetchFlightFacts } from '../../entities/map/drawing/load-flight-facts.ts'

/**
 * Packed rates are near enough to put two laws in order; no converted sum is shown. Without them the laws keep their
 * usual order, which is better than no answer.
 */
export async function loadClaimWorth(): Promise<Worth> {
  try {
    const { EXCHANGE_RATES } = await loadRates()
    return ({ minorUnits, currency }) => {
      const rate = EXCHANGE_RATES.perDollar(currency)
      return rate === undefined ? null : minorUnits / 10 ** minorDigitsOf(currency) / rate
    }
  } catch {
    return () => null
  }
}

/** With the first focus, so that the answer needs no network. */
export function fetchClaimFacts(): void {
  fetchFlightFacts()
  loadRates().catch(() => undefined)
}

function loadRates() {
  return import('@app/datasets/exchange-rates')
}
