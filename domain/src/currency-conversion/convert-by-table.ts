import { type CalendarDate, minorDigitsOf, type Money } from '../kernel/index.ts'

const DIGITS = 7
const MOST_DECIMALS = 12

/** The rates of one day: units per US dollar. Plain data, so that it can be sent to a worker. */
export type RateTable = { readonly date: CalendarDate; readonly perDollar: Readonly<Record<string, number>> }

/** Null when the table lacks one of the two currencies. For estimates: rounded to the minor unit. */
export function convertByTable(money: Money, currency: string, table: RateTable | undefined): Money | null {
  if (money.currency === currency || money.minorUnits === 0) return { ...money, currency }
  const [from, to] = [table?.perDollar[money.currency], table?.perDollar[currency]]
  if (!from || !to) return null
  const units = (money.minorUnits / 10 ** minorDigitsOf(money.currency) / from) * to
  return { minorUnits: Math.round(units * 10 ** minorDigitsOf(currency)), currency }
}

/** Rounds an approximate amount to few figures without cents: ¥5,039 would look like an exact price. */
export function roundAbout({ minorUnits, currency }: Money, figures = 3): Money {
  const unit = 10 ** minorDigitsOf(currency)
  if (minorUnits < unit) return { minorUnits, currency }
  const step = unit * 10 ** Math.max(0, Math.floor(Math.log10(minorUnits / unit)) + 1 - figures)
  return { minorUnits: Math.round(minorUnits / step) * step, currency }
}

/** Units of the second per unit of the first, both from a third currency; null when the rate cannot be written. */
export function crossRate(onePerBase: number, otherPerBase: number): string | null {
  const rate = otherPerBase / onePerBase
  if (!Number.isFinite(rate) || rate <= 0) return null
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(rate))))
  const written = rate.toFixed(decimals)
  return Number(written) > 0 && rate < 1e12 ? (decimals > 0 ? written.replace(/\.?0+$/, '') : written) : null
}
