import { addDays, type Claim } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'
import { readAsk, type TripAsk } from '@app/domain/trip-draft'

import type { TripWishes } from '../reading/slots.ts'
import { wishesOf } from '../reading/trip-wishes.ts'
import { pick, type Turn } from '../turn.ts'
import { cityOf } from './where.ts'

const MOST_DAYS_SAID = 7
const MOST_DAYS_PLANNED = 30
const MOST_DAYS_IN_CAPITAL = 4

export async function replyPlan(turn: Turn): Promise<void> {
  const { slots, telling, say, question } = turn
  const main = cityOf(turn)
  if (main === null || isLongInCountry(turn)) return turn.ask('city', 'askCity')
  const cities = slots.cities.length > 0 ? slots.cities : [main]
  const ask = readAsk(question.request)
  const wishes = wishesOf(question, turn.book, turn.before)
  const wished = slots.days ?? ask.dayCount
  const nightsOf = (id: number): number | null =>
    question.request.destinations.find(({ value }) => value.city?.cityId === id)?.value.nights ?? null
  const card = await turn.call('plan-trip', {
    cities: cities.slice(0, 6).map((city) => {
      const nights = nightsOf(city)
      return nights === null ? { city } : { city, nights }
    }),
    ...(slots.dates ? { firstDate: slots.dates.start } : {}),
    days: Math.max(1, Math.min(MOST_DAYS_PLANNED, wished)),
    adults: Math.min(20, wishes.adults ?? slots.people ?? ask.adults),
    childAges: [...wishes.childAges],
    pace: wishes.pace ?? ask.pace,
    interests: [...wishes.interests],
    diets: [...wishes.diets],
    mobility: wishes.mobility ?? ask.mobility,
    mustSee: ask.mustSee.map((name) => name.slice(0, 80)).slice(0, 10),
    mustNot: ask.mustNot.map((name) => name.slice(0, 80)).slice(0, 10),
    ...fixedIn(ask, wishes),
  })
  if (!card) return
  say('plan', { city: telling.cities(card.cities), days: telling.days(card.days), stops: telling.number(card.stops) })
  if (wished > MOST_DAYS_PLANNED) say('planLongest', {})
  for (const [index, day] of card.trip.days.slice(0, MOST_DAYS_SAID).entries()) {
    const places = placesOf(card.trip, index, card.places)
    if (places.length === 0) continue
    const list = telling.places(places)
    const { date } = day
    if (date) say('planDay', { day: telling.date(pick(card.days, () => date)), list })
    else say('planNumber', { day: telling.number(pick(card.days, () => index + 1)), list })
  }
  if (card.unmet.length > 0) say('planUnmet', {})
  if (card.findings.some(({ code }) => code === 'hours-unknown')) say('planUsual', {})
  say('planButton', {})
  turn.propose({ kind: 'open-trip', trip: card.trip })
}

/** Only stated details: a limit for walking or cost, arrival and departure times, and bookings. */
function fixedIn({ arriveAt, departAt, appointments, ...ask }: TripAsk, { walkingCapMetres, ...wishes }: TripWishes) {
  const budget = ask.budget ?? wishes.budget
  const booked = appointments.slice(0, 10).map((each) => ({ ...each, title: each.title.slice(0, 80) }))
  return {
    ...(walkingCapMetres !== null && { walkingCapMetres }),
    ...(budget && { budget }),
    ...(arriveAt !== null && { arriveAt }),
    ...(departAt !== null && { departAt }),
    ...(booked.length > 0 && { appointments: booked }),
  }
}

/** Ten days in Morocco are not ten days in Rabat. */
function isLongInCountry({ slots: { cities, days } }: Turn): boolean {
  return cities.length === 0 && (days ?? 0) > MOST_DAYS_IN_CAPITAL
}

function placesOf(
  { days }: Trip,
  index: number,
  claims: Readonly<Record<string, Claim<TripPlace>>>,
): readonly Claim<TripPlace>[] {
  return (days[index]?.stops ?? []).flatMap(({ placeId }) => (placeId === null ? [] : (claims[placeId] ?? [])))
}

const SCORE_OF = 100

const HOURS = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:am|pm|uhr|h)\b/giu
const FEWEST_HOURS = 2

/** A plan on one line after its question: "does this work in Paris? Monday: 10:00 Louvre, 14:00 Orsay". */
function linesOfPlan(text: string): string | null {
  if (text.includes('\n')) return text
  return (text.match(HOURS)?.length ?? 0) < FEWEST_HOURS ? null : text.replaceAll(/([?!]|:(?!\d))\s+/g, '$1\n')
}

export async function replyCheck(turn: Turn): Promise<void> {
  const { telling, say, question, slots, lookUps } = turn
  const text = linesOfPlan(question.text.slice(0, 20_000))
  if (text === null) return turn.ask('plan', 'askPlan')
  const city = cityOf(turn)
  if (city === null) return turn.ask('city', 'askCity')
  const firstDate = slots.dates && slots.dates.start >= addDays(lookUps.today, -365) ? slots.dates.start : null
  const card = await turn.call('check-plan', { text, city, ...(firstDate ? { firstDate } : {}) })
  if (!card) return
  const { score } = card
  say('check', { city: telling.city(card.city), days: telling.days(pick(score, () => card.trip.days.length)) })
  if (score.value.points === null) return say('unknown', {})
  say('checkScore', {
    score: telling.level(pick(score, ({ points }) => ({ level: points ?? 0, of: SCORE_OF }))),
    errors: telling.number(pick(score, ({ errors }) => errors)),
    warnings: telling.number(pick(score, ({ warnings }) => warnings)),
  })
  if (score.value.errors === 0) say('checkGood', {})
}
