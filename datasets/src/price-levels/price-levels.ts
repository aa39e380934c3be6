import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/price-levels.json' with { type: 'json' }

export type PriceFacts = {
  /** Of the country's own money to an international dollar; null where nobody has worked it out. */
  readonly perInternationalDollar: { readonly rate: number; readonly year: number } | null
  readonly burger: { readonly currency: string; readonly perUsDollar: number; readonly usdCents: number } | null
}

const [power, burgers] = packed.sources
const dated = (from: typeof power) => ({
  source: { title: from?.title ?? '', url: from?.url ?? '' },
  checkedAt: calendarDate(from?.checkedAt ?? ''),
})

export const PURCHASING_POWER_SOURCE = dated(power)
export const BURGER_SOURCE = dated(burgers)

const lines = new Map(packed.rows.map((line) => [line.slice(0, 2), line]))

/** `EU` is the euro area, which has one burger. */
export function priceFactsOf(country: string): PriceFacts | undefined {
  const line = lines.get(country.trim().toUpperCase())
  return line === undefined ? undefined : fromLine(line)
}

function fromLine(line: string): PriceFacts {
  const [, rate, year, currency, perUsDollar, usdCents] = line.split('|')
  return {
    perInternationalDollar: rate ? { rate: Number(rate), year: Number(year) } : null,
    burger: currency ? { currency, perUsDollar: Number(perUsDollar), usdCents: Number(usdCents) } : null,
  }
}
