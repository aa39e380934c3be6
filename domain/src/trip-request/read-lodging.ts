import { sliceOf } from './places/read-name.ts'
import type { MoneyMention } from './read-money.ts'
import { readCount } from './read-number.ts'
import { isNegated } from './read-tastes.ts'
import { readTitle, type Title } from './read-title.ts'
import { findInSentence, isMark, lengthAt, type Reading, said, take, tokenAt } from './reading.ts'
import { isSeatCount } from './travellers/is-seat-count.ts'
import type { Amount, Avoided, Car, HouseRule, Lodging, RoomKind, Said, TripRequest } from './trip-request.ts'

type Facts = Pick<TripRequest, 'roomKind' | 'houseRules' | 'avoided' | 'lodging' | 'car'>

/** Lodging and transport. */
export function readLodging(reading: Reading, money: readonly MoneyMention[]): Facts {
  const lodging = readHotel(reading, money)
  const car = readCar(reading, money)
  return {
    lodging,
    car,
    roomKind: readRoomKind(reading),
    houseRules: readRules(reading),
    avoided: readAvoided(reading, money),
  }
}

function readRoomKind(reading: Reading): Said<RoomKind> | null {
  for (const at of reading.words.tokens.keys()) {
    const match = reading.words.at(at, 'roomKind')
    if (!match) continue
    const isRefused = isNegated(reading, at, false)
    if (isRefused && match.value === 'shared room') return said(reading, 'not shared room', at, match.length)
    if (!isRefused) return said(reading, match.value as RoomKind, at, match.length)
  }
  return readRoomQuality(reading)
}

const QUALITIES: readonly (readonly [RegExp, RoomKind])[] = [
  [/^(?:entiere?s?|enter[oa]s?|inter[oaie]|inteir[oa]s?)$/, 'entire room'],
  [/^(?:privee?s?|privad[oa]s?|privat[oaie])$/, 'private room'],
  [/^(?:partagee?s?|compartid[oa]s?|condivis[oaie]|partilhad[oa]s?|compartilhad[oa]s?)$/, 'shared room'],
]
const FAR_FROM_ROOM = 5

/** `El alojamiento ha de ser entero`: not beside the noun, as a Romance quality may stand. */
function readRoomQuality(reading: Reading): Said<RoomKind> | null {
  for (const [at, { folded, sentence }] of reading.words.tokens.entries()) {
    const kind = QUALITIES.find(([words]) => words.test(folded))?.[1]
    const nouns = Array.from({ length: FAR_FROM_ROOM }, (_, step) => at - 1 - step)
    const isOfRoom = nouns.some(
      (place) => tokenAt(reading, place)?.sentence === sentence && lengthAt(reading, place, 'lodging', 'room') > 0,
    )
    if (kind && isOfRoom && !isNegated(reading, at, false)) return said(reading, kind, at, 1)
  }
  return null
}

function readRules(reading: Reading): readonly Said<HouseRule>[] {
  const rules: Said<HouseRule>[] = []
  const add = (rule: HouseRule, at: number, length: number): void => {
    if (!rules.some(({ value }) => value === rule)) rules.push(said(reading, rule, at, length))
  }
  for (const at of reading.words.tokens.keys()) {
    const pet = lengthAt(reading, at, 'pet')
    if (pet > 0 && !isNegated(reading, at, false)) add('pets', at, pet)
    const child = lengthAt(reading, at, 'child')
    const under = child > 0 ? lengthAt(reading, at + child, 'under') : 0
    const age = under > 0 ? readCount(reading, at + child + under) : null
    if (age?.value === 10) add('children under 10', at, child + under + age.length)
    const rule = reading.words.at(at, 'houseRule')
    if (rule && !isNegated(reading, at, false)) add(rule.value as HouseRule, at, rule.length)
    const noun = rule ? null : reading.words.at(at, 'houseNoun')
    if (noun && !isNegated(reading, at, false) && isAllowed(reading, at, noun.length))
      add(noun.value as HouseRule, at, noun.length)
  }
  return rules
}

const FAR_FROM_RULE = 8

/** `Besuch sollte man in der Unterkunft empfangen dürfen`: a word of permission near it, and the lodging. */
function isAllowed(reading: Reading, at: number, length: number): boolean {
  const sentence = tokenAt(reading, at)?.sentence ?? -1
  const near = Array.from({ length: 2 * FAR_FROM_RULE + length }, (_, step) => at - FAR_FROM_RULE + step)
  const isNear = near.some(
    (place) => tokenAt(reading, place)?.sentence === sentence && lengthAt(reading, place, 'allowed') > 0,
  )
  return isNear && findInSentence(reading, sentence, 'lodging') >= 0
}

function readAvoided(reading: Reading, money: readonly MoneyMention[]): readonly Said<Avoided>[] {
  const found: Said<Avoided>[] = []
  // "3500 € without flights" is a sum that excludes the flights.
  const isOfSum = (at: number): boolean =>
    money.some(
      (sum) =>
        sum.sentence === tokenAt(reading, at)?.sentence &&
        at - sum.at - sum.length >= 0 &&
        at - sum.at - sum.length <= 2 &&
        // "2,600 euros, no flights" are two wishes.
        !isMark(reading, sum.at + sum.length, ',') &&
        lengthAt(reading, sum.at + sum.length, 'and') === 0,
    )
  for (const at of reading.words.tokens.keys()) {
    const overland = lengthAt(reading, at, 'overland')
    if (overland > 0 && !found.some(({ value }) => value === 'flight'))
      found.push(said(reading, 'flight', at, overland))
    for (const [meaning, value] of [
      ['flight', 'flight'],
      ['driving', 'self-driving'],
    ] as const) {
      const length = lengthAt(reading, at, meaning)
      // "No long drives" are short ones.
      if (value === 'self-driving' && LONG.test(tokenAt(reading, at - 1)?.folded ?? '')) continue
      // Nor is "not drive more than two hours" a refusal.
      if (value === 'self-driving' && isLimit(reading, at + length)) continue
      const isRefused = isNegated(reading, at, false) || isRuledOut(reading, at + length)
      if (length === 0 || isOfSum(at) || !isRefused || found.some((each) => each.value === value)) continue
      found.push(said(reading, value, at, length))
    }
  }
  return found
}

const LONG = /^(?:long|longer|lange[nr]?|longs?|longues?|larg[oa]s?|lungh[ei]|long[oa]s?)$/
const LIMIT = /^(?:more|over|longer|far|mehr|plus|mas|piu|mais|max)$/
const THAN = /^(?:\d.*|than|als|que|de|di|do|da)$/
const FAR_BEHIND = 5

/** "More than two hours", but not "fährt kein Auto mehr" and "ne conduisent plus", which end there. */
function isLimit(reading: Reading, at: number): boolean {
  const [more, than] = [tokenAt(reading, at), tokenAt(reading, at + 1)]
  return LIMIT.test(more?.folded ?? '') && than?.sentence === more?.sentence && THAN.test(than?.folded ?? '')
}

/** `Ein Mietwagen kommt für uns nicht infrage`: refused after the noun, in the same clause. */
function isRuledOut(reading: Reading, from: number): boolean {
  for (let at = from; at < from + FAR_BEHIND; at += 1) {
    if (lengthAt(reading, at, 'isOut') > 0 || isLastNot(reading, at, from)) return true
    if (tokenAt(reading, at)?.kind !== 'word') return false
  }
  return false
}

/** `In ein Flugzeug steigen wir nicht`, `in aereo non saliamo`: it ends the clause, or nearly. */
function isLastNot(reading: Reading, at: number, from: number): boolean {
  const length = lengthAt(reading, at, 'not')
  if (length === 0 || tokenAt(reading, at)?.sentence !== tokenAt(reading, from - 1)?.sentence) return false
  const words = reading.words.language.hasCapitalNouns ? 0 : at === from ? MOST_VERBS : -1
  return Array.from({ length: words + 1 }, (_, step) => tokenAt(reading, at + length + step)).some(
    (token) => token?.kind !== 'word' || token.sentence !== tokenAt(reading, at)?.sentence,
  )
}

const MOST_VERBS = 3

function readHotel(reading: Reading, money: readonly MoneyMention[]): Said<Lodging> | null {
  const { tokens } = reading.words
  for (let at = 0; at < tokens.length; at += 1) {
    const opening = lengthAt(reading, at, 'stayAt')
    const title = opening > 0 ? readTitle(reading, at + opening, false) : null
    if (!title) continue
    take(reading, title.at, title.length)
    const value = {
      name: title.name,
      stars: starsIn(reading, tokens[at]?.sentence ?? -1),
      pricePerNight: priceIn(money, tokens[at]?.sentence ?? -1, 'isNight'),
    }
    return said(reading, value, title.at, title.length)
  }
  const stars = tokens.findIndex((_, at) => lengthAt(reading, at, 'star') > 0)
  const count = stars > 0 ? countBefore(reading, stars) : null
  if (count === null) return null
  const pricePerNight = priceIn(money, tokens[stars]?.sentence ?? -1, 'isNight')
  return said(reading, { name: null, stars: count, pricePerNight }, stars - 1, 2)
}

function starsIn(reading: Reading, sentence: number): number | null {
  const star = findInSentence(reading, sentence, 'star')
  return star > 0 ? countBefore(reading, star) : null
}

/** `4 stars`, `four stars`, `4.5-star`. */
function countBefore(reading: Reading, at: number): number | null {
  const token = tokenAt(reading, at - 1)
  return token?.kind === 'number' ? token.value : (readCount(reading, at - 1)?.value ?? null)
}

function priceIn(money: readonly MoneyMention[], sentence: number, per: 'isNight' | 'isDay'): Amount | null {
  return money.find((mention) => mention.sentence === sentence && mention.per[per])?.amount ?? null
}

function readCar(reading: Reading, money: readonly MoneyMention[]): Said<Car> | null {
  const { tokens } = reading.words
  const without = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const rent = lengthAt(reading, at, 'rent', 'carKind')
    const sentence = tokens[at]?.sentence ?? -1
    if (rent === 0 || without.has(sentence) || isRuledOut(reading, at + rent)) continue
    // "Réserver une chambre".
    if (lengthAt(reading, at + rent, 'room', 'lodging') > 0) continue
    if (lengthAt(reading, at, 'rent') > 0 && isNegated(reading, at, false)) continue
    const seats = seatsIn(reading, sentence) ?? seatsIn(reading, sentence + 1)
    const price = priceIn(money, sentence, 'isDay') ?? priceIn(money, sentence + 1, 'isDay')
    const isRented = findInSentence(reading, sentence, 'rent') >= 0
    const isCar = isRented && findInSentence(reading, sentence, 'driving', 'carKind') >= 0
    if (seats === null && price === null && !isCar) {
      without.add(sentence)
      continue
    }
    // "Family" or "compact" may describe anything; beside seats or a daily price it is a car.
    const kind = kindOf(reading, at, rent, sentence)
    const length = kind ? Math.max(kind.at + kind.length - at, rent) : rent
    return said(reading, { kind: kind?.name ?? null, seats, pricePerDay: price }, at, length)
  }
  return null
}

function kindOf(reading: Reading, at: number, length: number, sentence: number): Title | null {
  const title = lengthAt(reading, at, 'carKind') > 0 ? null : readTitle(reading, at + length, false)
  const isNoun = reading.words.language.hasCapitalNouns && title && lengthAt(reading, title.at, 'carKind') === 0
  if (title && !isNoun) return withoutPlace(reading, title)
  const named = findInSentence(reading, sentence, 'carKind')
  if (named < 0) return null
  const size = lengthAt(reading, named, 'carKind')
  return { name: sliceOf(reading, named, size), at: named, length: size }
}

/** The "DuneBuggy" of "a DuneBuggy in Lanzhou". */
function withoutPlace(reading: Reading, { at, length, name }: Title): Title {
  const words = reading.words.tokens.slice(at, at + length)
  const cut = words.findIndex((_, step) => step > 0 && lengthAt(reading, at + step, 'within') > 0)
  return cut < 0 ? { at, length, name } : { at, length: cut, name: sliceOf(reading, at, cut) }
}

function seatsIn(reading: Reading, sentence: number): number | null {
  const at = findInSentence(reading, sentence, 'seat', 'mustSeat')
  if (at < 0) return seatsOfCar(reading, sentence)
  const count = readCount(reading, at + lengthAt(reading, at, 'seat', 'mustSeat')) ?? readCount(reading, at - 1)
  return count?.value ?? null
}

/** `un SUV para 5 personas`, `ein Kombi für fünf`. */
function seatsOfCar(reading: Reading, sentence: number): number | null {
  const { tokens } = reading.words
  const place = tokens.findIndex((token, at) => token.sentence === sentence && isSeatCount(reading, at))
  return place < 0 ? null : (readCount(reading, place)?.value ?? null)
}
