import type { Money } from '../kernel/index.ts'

/** A rate as written, exact: `digits` divided by ten to the power of `decimals`. */
export type ExchangeRate = { readonly digits: bigint; readonly decimals: number }

const WRITTEN = /^(\d{1,12})(?:[.,](\d{1,12}))?$/

/** Null unless it is a positive number. A comma is a decimal point, because rates have no thousands separators. */
export function readRate(text: string): ExchangeRate | null {
  const [, whole, fraction = ''] = WRITTEN.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const digits = BigInt(whole + fraction)
  return digits === 0n ? null : { digits, decimals: fraction.length }
}

type Target = { readonly currency: string; readonly minorDigits: number }

/** From one unit of the first currency to `rate` units of the second; halves are rounded up. */
export function convertByRate(money: Money, minorDigits: number, rate: ExchangeRate, to: Target): Money {
  const numerator = BigInt(money.minorUnits) * rate.digits * 10n ** BigInt(to.minorDigits)
  const denominator = 10n ** BigInt(rate.decimals + minorDigits)
  return { currency: to.currency, minorUnits: Number(rounded(numerator, denominator)) }
}

/** The inverse conversion, with the same rate. */
export function convertBack(money: Money, minorDigits: number, rate: ExchangeRate, to: Target): Money {
  const numerator = BigInt(money.minorUnits) * 10n ** BigInt(rate.decimals + to.minorDigits)
  return { currency: to.currency, minorUnits: Number(rounded(numerator, rate.digits * 10n ** BigInt(minorDigits))) }
}

function rounded(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
