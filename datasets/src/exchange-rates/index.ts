import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/exchange-rates.json' with { type: 'json' }

export type ExchangeRates = {
  /** ISO 4217, sorted. */
  readonly currencies: readonly string[]
  /** Units for one dollar of the United States. */
  readonly perDollar: (currency: string) => number | undefined
  /** The day is that of the rates. */
  readonly origin: { readonly source: Source; readonly checkedAt: CalendarDate }
}

const rates = new Map(packed.rows.map((line) => [line.slice(0, 3), Number(line.slice(4))]))

/** The currency of every country, on one day. A server with network access has newer ones. */
export const EXCHANGE_RATES: ExchangeRates = {
  currencies: [...rates.keys()],
  perDollar: (currency) => rates.get(currency),
  origin: { source: packed.source, checkedAt: calendarDate(packed.checkedAt) },
}
