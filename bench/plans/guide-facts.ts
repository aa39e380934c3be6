/** What the judge knows: the guide's tables of the countries of a plan, and nothing of the planner. */
import type { CountryGuide, Guide } from '@app/datasets/guide'
import type { GuideArea, GuideDayTrip, GuideFood, GuideLeg, GuideSight } from '@app/domain/guide'
import { distanceKm } from '@app/domain/kernel'
import type { Stop, Trip, TripDay, TripPlace } from '@app/domain/trip'

export type Fault = { readonly rule: string; readonly day: number; readonly text: string }

export type GuideFacts = {
  readonly sights: ReadonlyMap<string, GuideSight>
  readonly dayTrips: readonly GuideDayTrip[]
  readonly areas: readonly GuideArea[]
  readonly legs: readonly GuideLeg[]
  readonly food: readonly GuideFood[]
  readonly countries: readonly CountryGuide[]
}

export async function factsFor(guide: Guide, { days }: Trip): Promise<GuideFacts> {
  const codes = [...new Set(days.map(({ city }) => city.country))]
  const read = await Promise.all(codes.map((code) => guide.country(code)))
  const countries = read.filter((each) => each !== undefined)
  return {
    sights: new Map(countries.flatMap(({ sights }) => sights).map((sight) => [sight.id, sight])),
    dayTrips: countries.flatMap(({ dayTrips }) => dayTrips),
    areas: countries.flatMap(({ areas }) => areas),
    legs: countries.flatMap(({ legs }) => legs),
    food: countries.flatMap(({ food }) => food),
    countries,
  }
}

export type Visit = {
  readonly stop: Stop
  readonly place: TripPlace
  readonly sight: GuideSight | undefined
  readonly day: TripDay
  readonly number: number
}

/** Sights on the days; meals at a named place are not visits. */
export function visitsOf({ days, places }: Trip, facts: GuideFacts): readonly Visit[] {
  return days.flatMap((day, index) =>
    day.stops.flatMap((stop) => {
      const place = stop.placeId === null || stop.kind === 'meal' ? undefined : places[stop.placeId]
      return place ? [{ stop, place, sight: facts.sights.get(place.id), day, number: index + 1 }] : []
    }),
  )
}

/** What a day trip of the plan shows: its title and its highlights. */
export function namesOnExcursions({ days }: Trip): readonly string[] {
  return days.flatMap(({ stops }) =>
    stops
      .filter(({ id }) => id.startsWith('excursion-') && id.endsWith('-there'))
      .flatMap(({ title, hint = '' }) => [title, ...hint.split(', ')]),
  )
}

export function isSameName(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a))
}

export const kmBetween = distanceKm

/** `09:05`. */
export function at(minute: number): string {
  return `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

export function monthOf({ date }: TripDay): number | null {
  return date === null ? null : Number(date.slice(5, 7))
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export function weekdayOf({ date }: TripDay): (typeof WEEKDAYS)[number] | null {
  return date === null ? null : (WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null)
}
