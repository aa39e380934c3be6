import { minorDigitsOf, type Money } from '../kernel/index.ts'

/**
 * The smallest coin or note that shops give change in, where it is larger than the minor unit: a bill paid in cash is
 * rounded to it. In units of the currency. Our guide, November 2026.
 */
const SMALLEST_CASH: Readonly<Record<string, number>> = {
  AUD: 0.05,
  CAD: 0.05,
  CHF: 0.05,
  CZK: 1,
  DKK: 0.5,
  HUF: 5,
  IDR: 100,
  ILS: 0.1,
  ISK: 1,
  KRW: 10,
  MYR: 0.05,
  NOK: 1,
  NZD: 0.1,
  SEK: 1,
  TWD: 1,
  VND: 500,
}

/** The amount as it is paid in cash; null where every minor unit has a coin, or none is known to be missing. */
export function cashAmount({ minorUnits, currency }: Money): Money | null {
  const smallest = SMALLEST_CASH[currency]
  if (smallest === undefined) return null
  const step = Math.round(smallest * 10 ** minorDigitsOf(currency))
  return step <= 1 ? null : { minorUnits: Math.round(minorUnits / step) * step, currency }
}
