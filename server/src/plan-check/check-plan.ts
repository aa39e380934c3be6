import {
  type CheckedPlan,
  MAX_PLAN_LENGTH,
  PLAN_CHECK_VERSION,
  type PlanAnswer,
  type PlanGap,
  type PlanQuestion,
} from '@app/contracts/trips/plan-check'
import { rankOfAirport } from '@app/datasets/airport-ranks'
import { AIRPORTS } from '@app/datasets/airports'
import { findTable } from '@app/datasets/register'
import {
  type CalendarDate,
  calendarDate,
  isCalendarDate,
  type Source,
  type Coordinates,
  distanceKm,
} from '@app/domain/kernel'
import { assembleTrip, type PlanKnowledge, readPlan, type ReadPlan } from '@app/domain/plan-reading'
import { NO_WISHES, type Trip, type TripWishes, type TripDay } from '@app/domain/trip'
import { checkTrip, scoreTrip } from '@app/domain/trip-checker'

import { loadPlaceTables, type PlaceTables } from '../places/place-data.ts'
import { citiesOfPlan, type CitiesOfPlan } from './cities-of-plan.ts'
import { factsFor } from './facts-for.ts'
import { placesNamedIn } from './places-named-in.ts'

type Refusal = Extract<PlanAnswer, { kind: 'refused' }>['because']

const THIN_CITY_PLACES = 15
/** A month of full days. */
const MAX_STOPS = 200
const MAX_REMARKS = 40
const MAX_REMARK_LENGTH = 160
/** Travellers and pace are unknown, so only findings that apply to everyone are kept. */
const UNKNOWN_WISHES: TripWishes = { ...NO_WISHES, adults: 1, pace: 'full' }

/** Takes up to a second of its thread; another thread answers requests. */
export async function checkPlan(question: PlanQuestion, today: CalendarDate): Promise<PlanAnswer> {
  const answer = await check(question, today)
  return {
    version: PLAN_CHECK_VERSION,
    ...(typeof answer === 'string' ? { kind: 'refused', because: answer } : answer),
  }
}

async function check(question: PlanQuestion, today: CalendarDate): Promise<CheckedPlan | Refusal> {
  const pasted = question.plan.trim()
  if (pasted === '') return 'empty'
  if (pasted.length > MAX_PLAN_LENGTH) return 'too-long'
  const firstDate = isCalendarDate(question.start) ? question.start : null
  const read = readPlan(pasted, { today, firstDate })
  if (read.days.every(({ items }) => items.length === 0)) return 'nothing-read'
  const data = await loadPlaceTables()
  const cities = await citiesOfPlan(read, question.city, data)
  if (typeof cities === 'string') return cities
  const plan = { ...read, days: read.days.slice(0, cities.ofDay.length) }
  const { knowledge, known } = await knowledgeOf(cities)
  const assembled = assembleTrip(plan, knowledge)
  const { trip: whole, writtenWeekdays, countedStopIds: counted, unreadable } = assembled
  const trip = firstStops(whole, MAX_STOPS)
  const countedStopIds = counted.filter((id) => trip.days.some(({ stops }) => stops.some((stop) => stop.id === id)))
  if (trip.days.every(({ stops }) => stops.length === 0)) return 'nothing-read'
  const facts = {
    ...factsFor(trip, question.passport, data),
    writtenWeekdays,
    unreadable,
    assumedStopIds: countedStopIds,
  }
  const findings = checkTrip(trip, facts)
  return {
    kind: 'checked',
    trip,
    findings,
    score: scoreTrip(trip, findings),
    countedStopIds,
    gaps: [
      ...(plan.days.length < read.days.length ? (['more-cities'] as const) : []),
      ...(read.isCut || trip !== whole ? (['more-stops'] as const) : []),
      ...gapsOf(plan, trip, known, data),
      ...(question.start !== '' && firstDate === null ? (['no-such-start'] as const) : []),
      ...passportGap(question.passport, facts.entry?.length ?? 0),
    ],
    remarks: [...new Set(assembled.remarks.map((line) => line.slice(0, MAX_REMARK_LENGTH)))].slice(0, MAX_REMARKS),
    cityFrom: cities.from,
    sources: sourcesOf(trip),
  }
}

async function knowledgeOf({ ofDay }: CitiesOfPlan): Promise<{ knowledge: PlanKnowledge; known: number }> {
  const finders = new Map(
    await Promise.all([...new Set(ofDay)].map(async (city) => [city.id, await placesNamedIn(city)] as const)),
  )
  const cityAt = (day: number) => ofDay[day] ?? ofDay[0]!
  return {
    known: Math.min(...[...finders.values()].map(({ known }) => known)),
    knowledge: {
      cityOf: (day) => {
        const { id, name, country, coordinates, timeZone } = cityAt(day)
        return { city: { name, country, cityId: id, coordinates }, timeZone }
      },
      findPlaces: (item, day) => finders.get(cityAt(day).id)?.find(item) ?? [],
      airportOf: (day) => airportNear(cityAt(day).coordinates),
      wishes: UNKNOWN_WISHES,
    },
  }
}

function gapsOf(plan: ReadPlan, trip: Trip, known: number, { holidays }: PlaceTables): readonly PlanGap[] {
  const hasDates = trip.days.some(({ date }) => date !== null)
  const isBeyondHolidays = trip.days.some(({ date, city }) => date && !isKnownYear(date, city.country, holidays))
  return [
    ...(plan.hasAmbiguousDates ? (['ambiguous-dates'] as const) : hasDates ? [] : (['no-dates'] as const)),
    ...(isBeyondHolidays ? (['holidays-unknown'] as const) : []),
    ...(known < THIN_CITY_PLACES ? (['thin-city'] as const) : []),
  ]
}

function passportGap(passport: string, rules: number): readonly PlanGap[] {
  if (rules > 0) return []
  return [passport.trim() === '' ? 'no-passport' : 'unknown-passport']
}

function isKnownYear(date: CalendarDate, country: string, holidays: PlaceTables['holidays']): boolean {
  const year = date.slice(0, 4)
  return holidays.between(country, calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)).length > 0
}

/** The sources of the tables in which the places were found. */
function sourcesOf(trip: Trip): readonly Source[] {
  const ids = new Set([...Object.values(trip.places).flatMap(({ sources }) => sources), 'holidays'])
  const found = [...ids].flatMap((id) => findTable(id)?.sources[0] ?? []).map(({ title, url }) => ({ title, url }))
  return [...new Map(found.map((source) => [source.url, source])).values()]
}

const REACH_KM = 70

/** The airport with the most traffic around a city; null when none is near. */
function airportNear(city: Coordinates): Coordinates | null {
  const [best] = AIRPORTS.filter(({ coordinates }) => distanceKm(coordinates, city) <= REACH_KM).toSorted(
    (one, other) => (rankOfAirport(other.code)?.importance ?? 0) - (rankOfAirport(one.code)?.importance ?? 0),
  )
  return best?.coordinates ?? null
}

/**
 * The trip up to a number of stops, without later days and places that are not visited. The same trip when it has no
 * more.
 */
function firstStops(trip: Trip, most: number): Trip {
  if (trip.days.reduce((sum, { stops }) => sum + stops.length, 0) <= most) return trip
  let left = most
  const days = trip.days.flatMap((day): readonly TripDay[] => {
    if (left === 0) return []
    const stops = day.stops.slice(0, left)
    left -= stops.length
    return [{ ...day, stops }]
  })
  const visited = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  return { ...trip, days, places: Object.fromEntries(Object.entries(trip.places).filter(([id]) => visited.has(id))) }
}
