import {
  type CheckedPlan,
  LONGEST_PLAN,
  PLAN_CHECK_VERSION,
  type PlanAnswer,
  type PlanGap,
  type PlanQuestion,
} from '@app/contracts/plan-check'
import { findTable } from '@app/datasets/register'
import { type CalendarDate, calendarDate, isCalendarDate, type Source } from '@app/domain/kernel'
import { assembleTrip, type PlanKnowledge, readPlan, type ReadPlan } from '@app/domain/plan-reading'
import { NO_WISHES, type Trip, type TripWishes } from '@app/domain/trip'
import { checkTrip, scoreTrip } from '@app/domain/trip-checker'

import { loadPlaceTables, type PlaceTables } from '../places/place-data.ts'
import { airportNear } from './airport-near.ts'
import { citiesOfPlan, type CitiesOfPlan } from './cities-of-plan.ts'
import { factsFor } from './facts-for.ts'
import { firstStops } from './first-stops.ts'
import { placesNamedIn } from './places-named-in.ts'

type Refusal = Extract<PlanAnswer, { kind: 'refused' }>['because']

const THIN_CITY_PLACES = 15
/** A month of full days. */
const MOST_STOPS = 200
const MOST_REMARKS = 40
const LONGEST_REMARK = 160
/** Nobody said who travels or how: then only what holds for everybody counts. */
const UNTOLD: TripWishes = { ...NO_WISHES, adults: 1, pace: 'full' }

/** Takes up to a second of the thread it runs in; requests are answered by another one. */
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
  if (pasted.length > LONGEST_PLAN) return 'too-long'
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
  const trip = firstStops(whole, MOST_STOPS)
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
    remarks: [...new Set(assembled.remarks.map((line) => line.slice(0, LONGEST_REMARK)))].slice(0, MOST_REMARKS),
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
      wishes: UNTOLD,
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

/** Of the tables that the places found were read in. */
function sourcesOf(trip: Trip): readonly Source[] {
  const ids = new Set([...Object.values(trip.places).flatMap(({ sources }) => sources), 'holidays'])
  const found = [...ids].flatMap((id) => findTable(id)?.sources[0] ?? []).map(({ title, url }) => ({ title, url }))
  return [...new Map(found.map((source) => [source.url, source])).values()]
}
