/** Rules for the text of one cell. Each returns a message, or null. */
import {
  parseBooking,
  parseEventRule,
  parseMonthReasons,
  parseMonths,
  parseNames,
  parsePoint,
  parsePrice,
  parseStops,
  parseTip,
  parseUsualTimes,
  PLACE_WORDS,
  COUNTRY_WORDS,
} from '@app/domain/guide'

export type CellRule = (text: string) => string | null

const MOST_TEXT = 90
const MOST_NOTE_WORDS = 12
const PRICE_YEARS = { first: 2023, last: 2027 }

export function matching(pattern: RegExp, message: string): CellRule {
  return (text) => (pattern.test(text) ? null : message)
}

export function oneOf(words: readonly string[]): CellRule {
  return (text) => (words.includes(text) ? null : `"${text}" is not one of ${listed(words)}`)
}

type Most = { readonly most?: number; readonly orNone?: boolean }

/** `a;b;c`. `orNone`: the word `none` alone is an explicit empty list. */
export function manyOf(words: readonly string[], { most = Infinity, orNone = false }: Most = {}): CellRule {
  const known = new Set(words)
  return (text) => {
    if (orNone && text === 'none') return null
    const values = text.split(';')
    if (values.length > most) return `more than ${most} values`
    const unknown = values.find((value) => !known.has(value))
    if (unknown !== undefined) return `"${unknown}" is not one of ${listed(words)}`
    return new Set(values).size < values.length ? 'a value twice' : null
  }
}

function listed(words: readonly string[]): string {
  return words.length <= 12 ? words.join(', ') : 'its vocabulary (see the README of the guide)'
}

export function wholeNumber(low: number, high: number): CellRule {
  return (text) =>
    /^-?\d+$/.test(text) && Number(text) >= low && Number(text) <= high ? null : `not a whole number ${low} to ${high}`
}

export function decimal(low: number, high: number, decimals: number): CellRule {
  return (text) => {
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
    if (!isNumber || Number(text) < low || Number(text) > high) return `not a number ${low} to ${high}`
    return (text.split('.')[1] ?? '').length > decimals ? `more than ${decimals} decimals` : null
  }
}

/** A parser of the domain that returns null for another form. */
function readBy(parse: (text: string) => unknown, message: string): CellRule {
  return (text) => (parse(text) === null ? message : null)
}

export const latitude = decimal(-90, 90, 3)
export const longitude = decimal(-180, 180, 3)
export const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'not a slug such as belem-tower')
export const dottedId = matching(/^[a-z0-9-]+\.[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id is <destination>.<slug>')
export const airportCode = matching(/^[A-Z]{3}$/, 'an airport is three capital letters')
export const airportCodes = matching(/^[A-Z]{3}(?:;[A-Z]{3})*$/, 'airports are three capital letters, parted by ;')
export const countryCode = matching(/^[A-Z]{2}$/, 'a country is two capital letters')
export const countryCodes = matching(/^[A-Z]{2}(?:;[A-Z]{2})*$/, 'countries are two capital letters, parted by ;')
export const currency = matching(/^[A-Z]{3}$/, 'a currency is three capital letters')
export const scope = matching(/^(?:[A-Z]{2}|[a-z0-9-]+)$/, 'a scope is a destination or two capital letters')
export const domain = matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a bare host such as cp.pt')
export const clock = matching(/^[012]\d:[0-5]\d-[012]\d:[0-5]\d$/, 'not HH:MM-HH:MM')
export const phrase = matching(/^[^=]+(?:=[^=]+)?$/, 'a phrase is "local" or "local=romanised"')
export const age = oneOf(['0', '16', '18', '19', '20', '21', '25'])
export const asOf = matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month such as 2026-11')
export const ids = matching(/^[a-z0-9-]+\.[a-z0-9-]+(?:;[a-z0-9-]+\.[a-z0-9-]+)*$/, 'ids parted by ;')
export const months = readBy(parseMonths, 'months are 4-6;9-10')
export const hours = readBy(parseUsualTimes, 'hours are 09:30-17:30, 24h, daylight or varies, with @months or @days')
export const booking = readBy(parseBooking, 'booking is none, useful:DAYS or essential:DAYS')
export const point = readBy(parsePoint, 'a place is destination or destination/area')
export const stops = readBy(parseStops, 'stops are destination/area:nights, parted by ;')
export const otherNames = readBy(parseNames, 'names are lang:name, parted by ;')
export const dateRule = readBy(parseEventRule, 'not a date rule of the README')

export const slugs: CellRule = (text) =>
  text
    .split(';')
    .map(slug)
    .find((problem) => problem !== null) ?? null

export const price: CellRule = (text) => {
  const parsed = parsePrice(text)
  if (parsed === 'free') return null
  if (parsed === null) return 'a price is "EUR 8-12 2026" or "free"'
  if (parsed.high < parsed.low) return 'the high price is below the low one'
  return parsed.year < PRICE_YEARS.first || parsed.year > PRICE_YEARS.last ? 'the year of the price' : null
}

export const monthsWithReason: CellRule = (text) => {
  const parsed = parseMonthReasons(text)
  if (parsed === null) return 'months with reason are 7-8:heat, or none'
  const unknown = parsed.find(({ reason }) => !(PLACE_WORDS.AVOID_REASONS as readonly string[]).includes(reason))
  return unknown ? `"${unknown.reason}" is not a reason to avoid months` : null
}

export const suits: CellRule = (text) => manyOf(PLACE_WORDS.SUITS)(text.replaceAll('!', ''))

function tipIn(unit: 'percent' | 'amount'): CellRule {
  return (text) => {
    const parsed = parseTip(text)
    const isOther = parsed !== null && (unit === 'percent' ? parsed.amount : parsed.percent) !== null
    if (parsed === null || isOther)
      return `a tip is a habit${unit === 'percent' ? ' or habit:5-10' : ' or habit:EUR 1-2'}`
    return oneOf(COUNTRY_WORDS.TIPS)(parsed.habit)
  }
}

export const tipPercent = tipIn('percent')
export const tipAmount = tipIn('amount')

export const shortText: CellRule = (text) => {
  if (text.length > MOST_TEXT) return `longer than ${MOST_TEXT} characters`
  return /https?:|["“”]/.test(text) ? 'no links or quotes in text' : null
}

export const note: CellRule = (text) =>
  text.split(/\s+/).length > MOST_NOTE_WORDS ? `a note over ${MOST_NOTE_WORDS} words` : shortText(text)

export const names: CellRule = (text) =>
  text.split(';').every((name) => name.trim() !== '' && name.length < 40) ? null : 'names parted by ;, each under 40'
