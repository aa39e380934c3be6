import { openReading, readTime } from '@app/domain/trip-request'

import { minorDigitsOf } from '../../tools/convert-currency.ts'
import { derive } from '../../tools/tool.ts'
import type { CostCard } from '../../tools/trip-cost.ts'
import { contentsAvoided } from '../everyday/asked-details.ts'
import { eventNamed } from '../everyday/famous-events.ts'
import { eatingOf, withEatingBefore } from '../everyday/read-eating.ts'
import { wordsPattern } from '../everyday/word-lists/constraint-words.ts'
import type { Mention } from '../names/read-mentions.ts'
import { matchesAny } from '../reading/phrases.ts'
import type { Intent } from '../sentences.ts'
import { pick, type Turn } from '../turn.ts'
import { guidePlaceOf, sayOfGuide } from './of-guide.ts'
import { sayAtSummit, type Summit, summitIn } from './summits.ts'
import { asksWhereWarm, warmPlaces } from './warm-places.ts'
import { cityOf, endsOf } from './where.ts'

export async function replyClimate(turn: Turn): Promise<void> {
  const { slots, lookUps } = turn
  const month = slots.month ?? (slots.dates ? Number(slots.dates.start.slice(5, 7)) : null)
  if (asksWhereWarm(turn)) {
    const asked = month ?? Number(lookUps.today.slice(5, 7))
    const warm = warmPlaces(turn, asked)
    for (const each of warm) await sayClimate(turn, each, asked)
    return warm.length === 0 ? turn.say('unknown', {}) : undefined
  }
  const near = cityOf(turn)
  const summit = summitIn(turn.question.text, near, lookUps)
  const city = summit ? (lookUps.findCity(summit.city)?.cityId ?? near) : near
  if (city === null) return turn.ask('city', 'askCity')
  if (summit) return sayClimate(turn, city, month, summit)
  // "Porto or Lisbon in September, which is warmer?"
  const asked = turn.question.slots.cities.length > 1 ? turn.question.slots.cities.slice(0, MOST_COMPARED) : [city]
  if (month === null || asked.length > 1) {
    for (const each of asked) await sayClimate(turn, each, month)
    return
  }
  // "Is April a good time?" wants a yes or a no before the degrees.
  if (SEA.test(turn.question.text)) await saySea(turn, city, month)
  else if (GOOD.test(turn.question.text)) await sayMonth(turn, month)
  await sayClimate(turn, city, month)
}

/** "Warm enough to swim?" */
async function saySea(turn: Turn, city: number, month: number): Promise<void> {
  const place = await guidePlaceOf(turn)
  if (place !== null) await sayOfGuide(turn, 'light-snow-sea', { place, city, about: 'sea', month }, ONE_SENTENCE)
}

/** What the guide thinks of the month, in one sentence. */
async function sayMonth(turn: Turn, month: number): Promise<void> {
  const place = await guidePlaceOf(turn)
  if (place !== null) await sayOfGuide(turn, 'seasons-and-events', { place, month }, ONE_SENTENCE)
}

const ONE_SENTENCE = 1
const GOOD = wordsPattern('good')
const SEA = wordsPattern('sea')
const NIGHTS = wordsPattern('nights')

const MOST_COMPARED = 3

async function sayClimate(turn: Turn, city: number, month: number | null, summit: Summit | null = null): Promise<void> {
  const { telling, say } = turn
  const card = await turn.call('city-climate', { city, ...(month === null ? {} : { month }) })
  if (summit && card) sayAtSummit(turn, summit, card)
  for (const each of card?.months ?? []) {
    say('climate', {
      city: telling.city(card!.city),
      month: telling.month(each),
      temperature: telling.temperature(each),
      rain: telling.rain(each),
    })
  }
}

export async function replyBest(turn: Turn): Promise<void> {
  const { telling, say, slots } = turn
  const place = await guidePlaceOf(turn)
  const event = eventNamed(turn.question.text)
  const asked = {
    ...(slots.month !== null && { month: slots.month }),
    ...(event !== null && { event, isNamed: true, ...(NIGHTS.test(turn.question.text) && { asksNights: true }) }),
  }
  if (place !== null) return sayOfGuide(turn, 'seasons-and-events', { place, ...asked })
  const city = cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  const card = await turn.call('best-time', { city })
  if (!card) return
  const facts = { city: telling.city(card.city), months: telling.months(card.best) }
  const best = card.best.value
  if (best.rule === 'CL-1') say('best', facts)
  else if (best.because === 'too-cold') say('bestCold', facts)
  else say(best.because === 'too-hot' ? 'bestHot' : 'bestWet', facts)
}

export async function replyDistance(turn: Turn): Promise<void> {
  const { telling, say } = turn
  const { from, to } = endsOf(turn)
  if (to === null) return turn.ask('city', 'askCity')
  // The location of the traveller's hotel is unknown.
  if (from === null && matchesAny(turn.question.plain, turn.book.intents.hotel)) return say('unknown', {})
  if (from === null) return turn.ask('origin', 'askOrigin')
  const card = await turn.call('measure-distance', { from, to })
  if (!card) return
  say('distance', {
    from: telling.city(card.from),
    to: telling.city(card.to),
    km: telling.km(card.km),
    flight: telling.duration(card.flightMinutes),
  })
  const { trainMinutes: train, driveMinutes: drive } = card
  if (train && drive) say('ground', { train: telling.duration(train), drive: telling.duration(drive) })
  else if (drive) say('groundDrive', { drive: telling.duration(drive) })
}

export async function replyDifference(turn: Turn): Promise<void> {
  const { telling, say, slots } = turn
  const moment = momentThere(turn)
  const ends = endsOf(turn)
  // "What time is it in New York when it is nine in Madrid?": the stated time is in Madrid, so Madrid comes first.
  const isTurned = moment !== null && moment.city === ends.to
  const { from, to } = isTurned ? { from: ends.to, to: ends.from } : ends
  if (to === null) return turn.ask('city', 'askCity')
  // Of one place, the time there is told; with another one, the difference.
  if (from === null) return replyClock(turn)
  const card = await turn.call('time-difference', {
    here: from,
    there: to,
    ...(slots.dates ? { date: slots.dates.start } : {}),
  })
  if (!card) return
  const names = { here: telling.city(card.here), there: telling.city(card.there) }
  const ahead = card.aheadMinutes.value
  if (moment !== null) {
    const minute = (value: number) => telling.minute(pick(card.aheadMinutes, () => value))
    const there = moment.minute + ahead
    const isNextDay = there >= MINUTES_PER_DAY
    const thereTime = minute((there + MINUTES_PER_DAY) % MINUTES_PER_DAY)
    say('clockThen', { ...names, hereTime: minute(moment.minute), thereTime })
    if (isNextDay || there < 0) say(isNextDay ? 'clockNextDay' : 'clockDayBefore', {})
  }
  if (ahead === 0) say('sameTime', names)
  else say(ahead > 0 ? 'ahead' : 'behind', { ...names, time: telling.duration(card.aheadMinutes) })
}

const MINUTES_PER_DAY = 24 * 60

/** The stated time of day, and the city named nearest to it. */
function momentThere({ question, lookUps, book }: Turn): { readonly minute: number; readonly city: number } | null {
  const reading = openReading(question.text, { ...lookUps, language: book.code })
  for (const [at, token] of reading.words.tokens.entries()) {
    const minute = token.kind === 'time' ? token.value : readTime(reading, at)?.value
    if (minute === undefined) continue
    const far = ({ start, end }: Mention): number => Math.min(Math.abs(start - token.end), Math.abs(token.start - end))
    const [nearest] = question.mentions
      .filter(({ cityId }) => cityId !== null)
      .toSorted((one, other) => far(one) - far(other))
    return nearest?.cityId ? { minute, city: nearest.cityId } : null
  }
  return null
}

export async function replyClock(turn: Turn): Promise<void> {
  const { telling, say } = turn
  const city = cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  const card = await turn.call('local-time', { city })
  if (card)
    say('clock', {
      city: telling.city(card.city),
      time: telling.clock(card.instant),
      date: telling.clockDay(card.instant),
    })
}

const MOST_AVOIDED = 6

export async function replyPlaces(turn: Turn, intent: Intent): Promise<void> {
  const { telling, say, question } = turn
  const city = cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  const role = intent === 'food' ? 'food' : 'sight'
  // "I don't eat lamb": the table of places does not know what a dish holds.
  const { avoid: never } = withEatingBefore(eatingOf(question), turn.before)
  const avoid = role !== 'food' ? [] : never.length > 0 ? never : contentsAvoided(question.text)
  const place = avoid.length > 0 ? await guidePlaceOf(turn) : null
  if (place !== null)
    return sayOfGuide(turn, 'food-and-drink', {
      place,
      avoid: avoid.slice(0, MOST_AVOIDED),
      ...(never.length > 0 && { allergic: true }),
    })
  const interest = role === 'sight' ? question.request.interests[0]?.value : undefined
  const card = await turn.call('find-places', { city, role, ...(interest && interest !== 'food' ? { interest } : {}) })
  if (card)
    say(role === 'food' ? 'food' : 'sights', { city: telling.city(card.city), list: telling.places(card.places) })
  if (card && role === 'food' && question.request.diets.length > 0) say('foodDiet', {})
}

const USUAL_DAYS = 7
const CURRENCY_OF: Readonly<Record<string, string>> = { de: 'EUR', fr: 'EUR', es: 'EUR', it: 'EUR', pt: 'EUR' }

/** The travellers of the current trip, if it visits the city. */
function peopleOnTrip({ lookUps: { trip } }: Turn, city: number): number | null {
  return trip?.days.some((day) => day.city.cityId === city) ? trip.wishes.adults + trip.wishes.childAges.length : null
}

export async function replyCost(turn: Turn): Promise<void> {
  const { slots, telling, say, question } = turn
  const city = cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  // Baht of an earlier conversion are not the currency for a week in Marrakesh.
  const isGoingOn = question.slots.currencies.length > 0 || turn.before.intent === 'cost'
  const currency = (isGoingOn ? slots.currencies[0] : undefined) ?? CURRENCY_OF[question.request.language] ?? 'USD'
  const card = await turn.call('trip-cost', {
    city,
    days: Math.min(slots.days ?? USUAL_DAYS, 365),
    people: Math.min(slots.people ?? peopleOnTrip(turn, city) ?? 1, 50),
    currency,
  })
  if (!card) return
  say('cost', {
    city: telling.city(card.city),
    days: telling.days(card.days),
    people: telling.people(card.people),
    lowest: telling.aboutMoney(card.lowest),
    highest: telling.aboutMoney(card.highest),
  })
  say('costParts', {
    lodging: telling.aboutMoney(card.lodging),
    meals: telling.aboutMoney(card.meals),
    transport: telling.aboutMoney(card.transport),
    tickets: telling.aboutMoney(card.tickets),
  })
  sayWhetherEnough(turn, card)
  say('costBasis', { date: telling.writtenIn(card.total) })
}

/** Compares the budget with the total: "are 900 euros enough?" needs a yes or a no. */
function sayWhetherEnough({ question, telling, say }: Turn, { total, days, people }: CostCard): void {
  const { currency } = total.value
  const { amount, currencies } = question.slots
  const digits = minorDigitsOf(currency)
  if (amount === null || digits === null || currencies.length !== 1 || currencies[0] !== currency) return
  const per = question.request.budget?.value.per ?? 'trip'
  const daysCounted = per === 'day' || per === 'person-day' ? days.value : 1
  const peopleCounted = per === 'person' || per === 'person-day' ? people.value : 1
  const own = Math.round(amount * 10 ** digits) * daysCounted * peopleCounted
  const money = (minorUnits: number) => telling.money(derive(total, { minorUnits, currency }))
  if (own >= total.value.minorUnits) return say('costEnough', { own: money(own) })
  say('costShort', { own: money(own), daily: money(Math.round(own / days.value / people.value)) })
}
