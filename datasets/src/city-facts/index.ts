import { calendarDate, type CalendarDate, type Coordinates, type Source } from '@app/domain/kernel'

import packed from '../../packed/city-facts.json' with { type: 'json' }

export type CityFacts = {
  readonly id: string
  readonly name: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly coordinates: Coordinates
  /** IANA name. */
  readonly timeZone: string
  /** Means of the months, January first. */
  readonly meanC: readonly number[]
  readonly rainMm: readonly number[]
  /** Of a burger in that country, or the currency area; null without data. */
  readonly burgerUsdCents: number | null
}

type DatedSource = { readonly source: Source; readonly checkedAt: CalendarDate }

export const CITY_FACTS: readonly CityFacts[] = packed.rows.map(fromLine)

export const CLIMATE_SOURCE: DatedSource = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const [prices = { title: '', url: '', checkedAt: '' }] = packed.prices
export const PRICE_SOURCE: DatedSource = { source: prices, checkedAt: calendarDate(prices.checkedAt) }

function fromLine(line: string): CityFacts {
  const [id = '', name = '', country = '', latitude, longitude, timeZone = '', meanC = '', rainMm = '', burger] =
    line.split('|')
  return {
    id,
    name,
    country,
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    timeZone,
    meanC: meanC.split(' ').map(Number),
    rainMm: rainMm.split(' ').map(Number),
    burgerUsdCents: burger ? Number(burger) : null,
  }
}
