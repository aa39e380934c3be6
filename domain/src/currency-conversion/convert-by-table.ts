import { type CalendarDate, minorDigitsOf, type Money } from '../kernel/index.ts'

/** The rates of one day: units for one dollar of the United States. Plain data, so that a worker can be told them. */
export type RateTable = { readonly date: CalendarDate; readonly perDollar: Readonly<Record<string, number>> }

/** Null where one of the two currencies is not in the table. For estimates: rounded to the minor unit. */
export function convertByTable(money: Money, currency: string, table: RateTable | undefined): Money | null {
  if (money.currency === currency || money.minorUnits === 0) return { ...money, currency }
  const [from, to] = [table?.perDollar[money.currency], table?.perDollar[currency]]
  if (!from || !to) return null
  const units = (money.minorUnits / 10 ** minorDigitsOf(money.currency) / from) * to
  return { minorUnits: Math.round(units * 10 ** minorDigitsOf(currency)), currency }
}

/** What is only about right is said without cents and in few figures: ¥5,039 would look like a price on a door. */
export function roundAbout({ minorUnits, currency }: Money, figures = 3): Money {
  const unit = 10 ** minorDigitsOf(currency)
  if (minorUnits < unit) return { minorUnits, currency }
  const step = unit * 10 ** Math.max(0, Math.floor(Math.log10(minorUnits / unit)) + 1 - figures)
  return { minorUnits: Math.round(minorUnits / step) * step, currency }
}
