/**
 * The formats of guide cells, as datasets/guide/README.md describes them. Each parser returns null for other text: the
 * checks report it, and packed data never contains any.
 */
import { WEEKDAY_CODES } from './words/travel-words.ts'

/** Reads a cell by the name of its column; empty for an unknown value. */
export type Cells = (column: string) => string

export type WeekdayCode = (typeof WEEKDAY_CODES)[number]

/** Both ends included; 11 to 3 runs over New Year. */
export type MonthRange = { readonly from: number; readonly to: number }

/** The price for one adult, in whole units of the currency, in that year. */
export type PriceRange = {
  readonly currency: string
  readonly low: number
  readonly high: number
  readonly year: number
}

export type Price = PriceRange | 'free'

export type Booking = { readonly need: 'none' | 'useful' | 'essential'; readonly daysAhead: number }

export type LocalisedName = { readonly language: string; readonly name: string }

/** A destination, or an area of it: `bali/ubud`. */
export type GuidePoint = { readonly destinationId: string; readonly areaId: string | null }

export type RouteStop = GuidePoint & { readonly nights: number }

/** A row of the names table: every column except `id` is a language. Indonesian is `id_ID`, because `id` is the id. */
export function namesInRow(columns: readonly string[], cell: Cells): readonly LocalisedName[] {
  return columns
    .filter((column) => column !== 'id' && cell(column) !== '')
    .map((column) => ({ language: column === 'id_ID' ? 'id' : column, name: cell(column) }))
}

export function listOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(';')
}

/** Codes were validated when the table was packed. `none` is an explicit empty list. */
export function codesOf<Code extends string>(text: string): readonly Code[] {
  return listOf(text).filter((code): code is Code => code !== 'none')
}

export function textOrNull(text: string): string | null {
  return text === '' ? null : text
}

export function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** `EUR 8-12 2026`, `JPY 500 2026` or `free`. */
export function parsePrice(text: string): Price | null {
  if (text === 'free') return 'free'
  const [, currency, low, high = low, year] =
    /^([A-Z]{3}) (\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (20\d\d)$/.exec(text) ?? []
  if (currency === undefined) return null
  return { currency, low: Number(low), high: Number(high), year: Number(year) }
}

/** `4-6;9-10`. */
export function parseMonths(text: string): readonly MonthRange[] | null {
  const ranges = text.split(';').map(parseMonthRange)
  return ranges.includes(null) ? null : (ranges as readonly MonthRange[])
}

export function parseMonthRange(text: string): MonthRange | null {
  const [, from, to = from] = /^(1[0-2]|[1-9])(?:-(1[0-2]|[1-9]))?$/.exec(text) ?? []
  return from === undefined ? null : { from: Number(from), to: Number(to) }
}

/** `7-8:heat;8:crowds`, or `none`. */
export function parseMonthReasons(text: string): readonly (MonthRange & { readonly reason: string })[] | null {
  if (text === 'none') return []
  const parts = text.split(';').map((part) => {
    const [months = '', reason = '', ...more] = part.split(':')
    const range = parseMonthRange(months)
    return range === null || reason === '' || more.length > 0 ? null : { ...range, reason }
  })
  return parts.includes(null) ? null : (parts as readonly (MonthRange & { readonly reason: string })[])
}

export function isInMonths(ranges: readonly MonthRange[], month: number): boolean {
  return ranges.some(({ from, to }) => (from <= to ? from <= month && month <= to : month >= from || month <= to))
}

/** `none`, `useful:3` or `essential:90`: days ahead. */
export function parseBooking(text: string): Booking | null {
  if (text === 'none') return { need: 'none', daysAhead: 0 }
  const [, need, days] = /^(useful|essential):(\d{1,3})$/.exec(text) ?? []
  return need === undefined ? null : { need: need as 'useful' | 'essential', daysAhead: Number(days) }
}

/** `de:Lissabon;fr:Lisbonne`. */
export function parseNames(text: string): readonly LocalisedName[] | null {
  const names = listOf(text).map((part) => {
    const [, language, name] = /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?):([^:;]+)$/.exec(part) ?? []
    return language === undefined || name === undefined ? null : { language, name }
  })
  return names.includes(null) ? null : (names as readonly LocalisedName[])
}

/** `kyoto` or `bali/ubud`. */
export function parsePoint(text: string): GuidePoint | null {
  const [, destinationId, areaId = null] = /^([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(text) ?? []
  return destinationId === undefined ? null : { destinationId, areaId }
}

/** `lima:1;cusco/urubamba:2`. */
export function parseStops(text: string): readonly RouteStop[] | null {
  const stops = text.split(';').map((part) => {
    const [, place = '', nights] = /^([^:]+):(\d+)$/.exec(part) ?? []
    const point = parsePoint(place)
    return point === null ? null : { ...point, nights: Number(nights) }
  })
  return stops.includes(null) ? null : (stops as readonly RouteStop[])
}

/** For cells that the checks have validated: a broken one is a bug of the build. */
export function sure<Value>(value: Value | null, text: string): Value {
  if (value === null) throw new RangeError(`not a form of the guide: ${text}`)
  return value
}
