import { minorDigitsOf } from '../kernel/index.ts'
import { readNumber } from './read-number.ts'
import {
  findInSentence,
  type Found,
  isMark,
  isTaken,
  lengthAt,
  type Reading,
  said,
  startBefore,
  take,
  tokenAt,
} from './reading.ts'
import type { Amount, BudgetBasis, RequestedBudget, Said } from './trip-request.ts'

export type MoneyMention = {
  readonly amount: Amount
  readonly at: number
  readonly length: number
  readonly per: { readonly isPerson: boolean; readonly isDay: boolean; readonly isNight: boolean }
  readonly sentence: number
}

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₺': 'TRY',
  }),
)
const CODES = new Set(
  (
    'USD EUR GBP CHF JPY CAD AUD NZD BRL MXN ARS CLP COP PEN INR CNY HKD SGD ' +
    'THB IDR MYR KRW TRY AED SAR QAR EGP MAD ZAR SEK NOK DKK ISK PLN CZK HUF RON RUB UAH VND'
  ).split(' '),
)
/** Letters before the dollar sign identify the currency. */
const DOLLARS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    R: 'BRL',
    US: 'USD',
    A: 'AUD',
    AU: 'AUD',
    C: 'CAD',
    CA: 'CAD',
    HK: 'HKD',
    NZ: 'NZD',
    S: 'SGD',
    MX: 'MXN',
  }),
)
const NEAR_BEFORE = 14
const NEAR_AFTER = 5

/** Amounts with a currency, and numbers after the word "budget" or a limit. */
export function readMoney(reading: Reading): readonly MoneyMention[] {
  const found: MoneyMention[] = []
  const { tokens } = reading.words
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken(reading, at)) continue
    const amount = readAmount(reading, at)
    if (!amount) continue
    const per = readBasis(reading, at, amount.length)
    found.push({ amount: amount.value, at, length: amount.length, per, sentence: tokens[at]?.sentence ?? 0 })
    // The "Kopf" of "pro Kopf" is not a sight.
    take(reading, at, amount.length + lengthAt(reading, at + amount.length, 'perPerson'))
    at += amount.length - 1
  }
  return found
}

export function readBudget(reading: Reading, mentions: readonly MoneyMention[]): Said<RequestedBudget> | null {
  let best: MoneyMention | null = null
  let bestScore = 0
  const ofCars = sentencesWith(reading, 'rent', 'seat')
  for (const mention of mentions) {
    const score = scoreOf(reading, mention, ofCars)
    if (score > bestScore) [best, bestScore] = [mention, score]
  }
  const chosen = best ?? readBareBudget(reading)
  if (!chosen) return null
  return said(reading, { ...chosen.amount, per: basisOf(chosen) }, chosen.at, chosen.length)
}

function basisOf({ per }: MoneyMention): BudgetBasis {
  const isDaily = per.isDay || per.isNight
  if (per.isPerson) return isDaily ? 'person-day' : 'person'
  return isDaily ? 'day' : 'trip'
}

function scoreOf(reading: Reading, { at, length, per, sentence }: MoneyMention, ofCars: ReadonlySet<number>): number {
  const isNear = (meaning: 'budget' | 'limit'): boolean => isSaidNear(reading, meaning, at, length)
  const isOfCar = ofCars.has(sentence) && per.isDay
  // "Das Hotel hat 5 Sterne und kostet etwa 164 USD pro Nacht".
  const isOfHotel = per.isNight && (!isNear('budget') || findInSentence(reading, sentence, 'star', 'stayAt') >= 0)
  if (isOfCar || isOfHotel) return 0
  return 1 + (isNear('budget') ? 4 : 0) + (isNear('limit') ? 2 : 0)
}

function isSaidNear(reading: Reading, meaning: 'budget' | 'limit', at: number, length: number): boolean {
  const sentence = tokenAt(reading, at)?.sentence
  for (let place = at - NEAR_BEFORE; place < at + length + NEAR_AFTER; place += 1) {
    if (tokenAt(reading, place)?.sentence === sentence && lengthAt(reading, place, meaning) > 0) return true
  }
  return false
}

function sentencesWith(reading: Reading, ...meanings: readonly ('rent' | 'seat')[]): ReadonlySet<number> {
  const { tokens } = reading.words
  return new Set(tokens.filter((_, at) => lengthAt(reading, at, ...meanings) > 0).map(({ sentence }) => sentence))
}

function readAmount(reading: Reading, at: number): Found<Amount> | null {
  const before = currencyAt(reading, at)
  const numberAt = at + (before?.length ?? 0)
  const number = tokenAt(reading, numberAt)?.isOrdinal ? null : readNumber(reading, numberAt)
  if (!number) return null
  let { value, length } = number
  // "1,000 to 1,500 euros": the higher one is the budget.
  const joint = rangeJoint(reading, numberAt + length)
  const second =
    joint > 0 ? readNumber(reading, numberAt + length + joint + symbolLength(reading, numberAt + length + joint)) : null
  const beyond = numberAt + length + joint + symbolLength(reading, numberAt + length + joint) + (second?.length ?? 0)
  const after = currencyAt(reading, second ? beyond : numberAt + length)
  if (!before && !after) return null
  if (second && second.value > value) {
    value = second.value
    length = beyond - numberAt
  }
  const behind = currencyAt(reading, numberAt + length)
  const currency = (before ?? behind ?? after)?.value ?? null
  const total = (before?.length ?? 0) + length + (before && !behind ? 0 : (behind?.length ?? 0))
  return { value: toAmount(value, currency), length: total }
}

const symbolLength = (reading: Reading, at: number): number => (SYMBOLS.has(tokenAt(reading, at)?.text ?? '') ? 1 : 0)

function rangeJoint(reading: Reading, at: number): number {
  return lengthAt(reading, at, 'to', 'and') || (isMark(reading, at, '-', '–') ? 1 : 0)
}

function currencyAt(reading: Reading, at: number): Found<string> | null {
  const token = tokenAt(reading, at)
  if (!token) return null
  const symbol = SYMBOLS.get(token.text)
  if (token.kind === 'mark') return symbol ? { value: symbol, length: 1 } : null
  const dollars = isMark(reading, at + 1, '$') ? DOLLARS.get(token.text) : undefined
  if (dollars) return { value: dollars, length: 2 }
  if (token.text === token.text.toUpperCase() && CODES.has(token.text)) return { value: token.text, length: 1 }
  const named = reading.words.at(at, 'currency')
  if (!named)
    return CODES.has(token.folded.toUpperCase()) && token.kind === 'word' && tokenAt(reading, at - 1)?.kind === 'number'
      ? { value: token.folded.toUpperCase(), length: 1 }
      : null
  return { value: named.value, length: named.length }
}

function toAmount(value: number, currency: string | null): Amount {
  const digits = currency === null ? 2 : minorDigitsOf(currency)
  return { minorUnits: Math.round(value * 10 ** digits), currency }
}

/** Whether "per person", "a day" or "/night" is beside the amount. */
function readBasis(reading: Reading, at: number, length: number): MoneyMention['per'] {
  const sentence = tokenAt(reading, at)?.sentence
  const has = (meaning: 'perPerson' | 'perDay' | 'perNight', unit: 'person' | 'day' | 'night'): boolean => {
    for (let place = at - NEAR_AFTER; place < at + length + NEAR_AFTER; place += 1) {
      if (tokenAt(reading, place)?.sentence !== sentence) continue
      // "6 000 euros, chacun sa chambre".
      if (place >= at + length && isMark(reading, place, ',')) break
      const found = isOfOtherMeasure(reading, place, at) ? 0 : lengthAt(reading, place, meaning)
      if (found > 0) return true
      // "Por persona y día".
      const other = meaning === 'perDay' ? lengthAt(reading, place, 'perPerson') : 0
      const and = other > 0 ? lengthAt(reading, place + other, 'and') : 0
      if (and > 0 && lengthAt(reading, place + other + and, unit) > 0) return true
      if (isMark(reading, place, '/') && lengthAt(reading, place + 1, unit) > 0) return true
    }
    return false
  }
  return { isPerson: has('perPerson', 'person'), isDay: has('perDay', 'day'), isNight: has('perNight', 'night') }
}

/** The "a day" of "at most 5 km a day, budget 400". */
function isOfOtherMeasure(reading: Reading, place: number, amountAt: number): boolean {
  if (place > amountAt) return false
  for (let back = place - 1; back >= place - NEAR_AFTER && !isMark(reading, back, ','); back -= 1) {
    if (MEASURE.test(tokenAt(reading, back)?.folded ?? '') || lengthAt(reading, back, 'hour', 'minute') > 0) return true
  }
  return false
}

const MEASURE = new RegExp(
  String.raw`^(?:kms?|kilomet(?:er|re)(?:n|s)?|[ck]h?ilomet(?:ro|ri|ros)|quilometros?|mi|miles?|meilen?|millas?|` +
    String.raw`miglia|milhas?|schritten?|steps?|pasos|passi|passos|h|std)$`,
)

const LEAST_BARE_BUDGET = 20

/** `My budget is 6666`: a number without a currency, directly after the word. */
function readBareBudget(reading: Reading): MoneyMention | null {
  const { tokens } = reading.words
  for (const meaning of ['budget', 'limit', 'perPerson'] as const) {
    for (const [at, token] of tokens.entries()) {
      const number =
        token.kind === 'number' && !isTaken(reading, at) && !token.isOrdinal ? readNumber(reading, at) : null
      if (!number || number.value < LEAST_BARE_BUDGET || isUnit(reading, at + number.length, number.value)) continue
      const isSaid =
        meaning === 'perPerson'
          ? lengthAt(reading, at + number.length, meaning) > 0 || startBefore(reading, at, meaning) >= 0
          : isSaidAround(reading, meaning, at, number)
      if (!isSaid) continue
      take(reading, at, number.length)
      const per = readBasis(reading, at, number.length)
      return { amount: toAmount(number.value, null), at, length: number.length, per, sentence: token.sentence }
    }
  }
  return null
}

/** "6666 in total" is money: groups are smaller. */
function isUnit(reading: Reading, at: number, value: number): boolean {
  if (value <= LARGEST_GROUP && lengthAt(reading, at, 'person') > 0) return true
  return lengthAt(reading, at, 'day', 'night', 'week', 'room', 'child', 'years', 'minute', 'hour', 'star') > 0
}

const LARGEST_GROUP = 500

/**
 * A word for money counts across a comma only before its number: "66, budget b&b" is no sum. A mere limit is beside a
 * number that counts nothing else, "up to 20 people", or is too large to.
 */
function isSaidAround(
  reading: Reading,
  meaning: 'budget' | 'limit',
  at: number,
  { value, length }: { readonly value: number; readonly length: number },
): boolean {
  const sentence = tokenAt(reading, at)?.sentence
  const isOwn = (place: number): boolean => tokenAt(reading, place)?.sentence === sentence
  if (
    meaning === 'limit' &&
    value <= LARGEST_GROUP &&
    isOwn(at + length) &&
    tokenAt(reading, at + length)?.kind === 'word'
  )
    return false
  for (let place = at - NEAR_AFTER * 2; place <= at + length + 1; place += 1) {
    if (place > at && isMark(reading, place, ',', ';', '(', ')')) return false
    if (place !== at && isOwn(place) && lengthAt(reading, place, meaning) > 0) return true
  }
  return false
}
