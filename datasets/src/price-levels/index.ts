import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/price-levels.json' with { type: 'json' }

export type PriceFacts = {
  /** Local currency per international dollar; null when unknown. */
  readonly perInternationalDollar: { readonly rate: number; readonly year: number } | null
  readonly burger: { readonly currency: string; readonly perUsDollar: number; readonly usdCents: number } | null
}

const [, burgers] = packed.sources
const dated = (from: typeof burgers) => ({
  source: { title: from?.title ?? '', url: from?.url ?? '' },
  checkedAt: calendarDate(from?.checkedAt ?? ''),
})

export const BURGER_SOURCE = dated(burgers)

const lines = new Map(packed.rows.map((line) => [line.slice(0, 2), line]))

/** `EU` is the euro area, which has one burger price. */
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
