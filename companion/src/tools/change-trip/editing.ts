import type { RateTable } from '@app/domain/currency-conversion'
import { addDays, distanceKm } from '@app/domain/kernel'
import { windowsOn } from '@app/domain/opening-hours'
import { findNamed } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'
import type { PlaceId, Stop, StopId, Trip, TripDay, TripPlace } from '@app/domain/trip'
import { type CheckFacts, checkTrip, type Finding } from '@app/domain/trip-checker'
import type { Reasons } from '@app/domain/trip-diff'
import type { DayFacts } from '@app/domain/trip-edit'
import { dayFactsOf } from '@app/domain/trip-facts'

import type { LookUps } from '../look-ups.ts'

/** Why an edit was not made; unknown and impossible are reported. */
export type UnmetReason =
  | 'no-such-stop'
  | 'no-such-place'
  | 'no-such-day'
  | 'no-room'
  | 'no-shelter'
  | 'closed'
  | 'already-so'
  | 'other-city'
  | 'past'
  | 'no-dates'
  | 'which-day'

export type Made = { readonly trip: Trip; readonly reasons: Reasons }

/** The trip after one edit, or the reason why it is unchanged. */
export type Outcome = Made | UnmetReason

/** What an edit may use besides the trip. */
export type EditKit = {
  readonly lookUps: LookUps
  /** All known places of the trip's cities. */
  readonly candidates: readonly TripPlace[]
}

export function made(trip: Trip, reasons: Reasons = {}): Made {
  return { trip, reasons }
}

export function dayAt(trip: Trip, number: number | undefined): TripDay | undefined {
  return number === undefined ? undefined : trip.days[number - 1]
}

/** By the name of its place in any language, or by its own title. */
export function stopNamed(trip: Trip, name: string): { readonly stop: Stop; readonly day: TripDay } | null {
  const all = trip.days.flatMap((day) => day.stops.map((stop) => ({ stop, day })))
  const placed = all.flatMap(({ stop }) => (stop.placeId === null ? [] : (trip.places[stop.placeId] ?? [])))
  const place = findNamed(name, placed)
  const wanted = foldText(name)
  return (
    all.find(({ stop }) => foldText(stop.title) === wanted) ??
    all.find(({ stop }) => place !== null && stop.placeId === place.id) ??
    null
  )
}

/** An idea of the trip first, then any known place of its cities. */
export function placeNamed(trip: Trip, name: string, { candidates }: EditKit): TripPlace | null {
  const own = Object.values(trip.places)
  return findNamed(name, [...own, ...candidates.filter(({ id }) => !trip.places[id])])
}

export function plannedIds(trip: Trip): ReadonlySet<PlaceId | null> {
  return new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
}

export function withPlace(trip: Trip, place: TripPlace): Trip {
  return trip.places[place.id] ? trip : { ...trip, places: { ...trip.places, [place.id]: place } }
}

/** The same edit of the same trip always gives the same trip, so ids are derived from the place. */
export function newStopId(trip: Trip, placeId: PlaceId): StopId {
  const taken = new Set(trip.days.flatMap(({ stops }) => stops.map(({ id }) => id)))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? `added-${placeId}` : `added-${placeId}-${number}`
    if (!taken.has(id)) return id
  }
}

export const isFreeVisit = ({ kind, isLocked }: Stop): boolean => kind === 'visit' && !isLocked

/** The value for keeping a stop: requested ones first, then well-known ones. */
export function dearness({ places }: Trip, { isMustSee, placeId }: Stop): number {
  return (isMustSee ? 2 : 0) + (placeId === null ? 1 : (places[placeId]?.renown ?? 0.5))
}

/** Closed all day, as far as known. */
export function isShutOn({ hours }: TripPlace, { date }: TripDay, facts: DayFacts): boolean {
  return hours !== null && date !== null && windowsOn(hours.text, date, facts)?.length === 0
}

const REACH_KM = 12

export function isNear({ coordinates }: TripPlace, { city }: TripDay): boolean {
  return distanceKm(coordinates, city.coordinates) <= REACH_KM
}

export function checkFactsOf(trip: Trip, lookUps: LookUps): CheckFacts {
  const { days } = trip
  const dates = days.flatMap(({ date }) => date ?? []).toSorted()
  const [from, to] = [addDays(dates[0] ?? lookUps.today, -1), addDays(dates.at(-1) ?? lookUps.today, 1)]
  const countries = [...new Set(days.map(({ city }) => city.country))]
  const cityIds = [...new Set(days.flatMap(({ city }) => city.cityId ?? []))]
  return {
    holidays: countries.flatMap((country) => {
      const found = lookUps.holidays(country, from, to)
      return found ? [{ country, from, to, days: found.value }] : []
    }),
    climate: cityIds.flatMap((cityId) => {
      const year = lookUps.climate(cityId)
      return year ? [{ cityId, ...year.value }] : []
    }),
    rates: ratesOf(trip, lookUps),
  }
}

/** Of the currencies in the trip. */
function ratesOf({ days, wishes }: Trip, { rate, today }: LookUps): RateTable {
  const money = [wishes.budget, ...days.flatMap(({ stops }) => stops.map(({ cost }) => cost))]
  const currencies = [...new Set(money.flatMap((each) => each?.currency ?? []))]
  const rates = currencies.flatMap((currency) => {
    const claim = currency === 'USD' ? undefined : rate('USD', currency)
    return claim ? [{ currency, perDollar: Number(claim.value), date: claim.checkedAt }] : []
  })
  return {
    date: rates[0]?.date ?? today,
    perDollar: { USD: 1, ...Object.fromEntries(rates.map(({ currency, perDollar }) => [currency, perDollar])) },
  }
}

export function factsFor(trip: Trip, { lookUps }: EditKit): DayFacts {
  return dayFactsOf(trip, checkFactsOf(trip, lookUps))
}

/** The problems of some days, for comparing two results: possibly closed places count too. */
export function troubleOn(trip: Trip, dayIds: readonly string[], { lookUps }: EditKit): number {
  return checkTrip(trip, checkFactsOf(trip, lookUps))
    .filter(({ dayId }) => dayId !== null && dayIds.includes(dayId))
    .reduce((sum, finding) => sum + weightOf(finding), 0)
}

/** One impossible stop outweighs any number of doubts. */
const IMPOSSIBLE = 100

function weightOf({ severity, code }: Finding): number {
  if (severity === 'error') return IMPOSSIBLE
  return severity === 'warning' && SHUT.has(code) ? 1 : 0
}

export const SHUT: ReadonlySet<string> = new Set(['closed-on-arrival', 'closes-during-visit', 'wrong-weekday'])
