/** The facts by which destinations are suggested and compared: weather, price of a day, distance. */
import { estimateFlightBetween } from '@app/domain/flight-estimate'
import { isInMonths } from '@app/domain/guide'
import { type Claim, distanceKm } from '@app/domain/kernel'

import type { LookUps } from '../../look-ups.ts'
import { derive } from '../../tool.ts'
import { dayCosts } from '../budget-check.ts'
import type { GuideEntry, GuideLookUp } from '../guide-look-up.ts'
import type { PlaceInGuide } from '../guide-place.ts'

export type MonthWeather = { readonly meanC: number; readonly rainMm: number; readonly town: string }
/** How the guide judges the month. */
export type Season = 'best' | 'fair' | 'poor' | 'crowded'

/** A town of the same name farther from a destination is another one. */
const NEAR_KM = 60
/** They make a place busy or dear; they do not spoil the weather. */
const OF_CROWDS: readonly string[] = ['crowds', 'prices', 'holiday-closures']

const known = new WeakMap<GuideLookUp, Map<string, number | null>>()

/** The weather of the place itself, of its main towns, or of a city inside it. */
export function weatherOf(entry: GuideEntry, month: number, lookUps: LookUps): Claim<MonthWeather> | null {
  const cityId = climateCityOf(entry, lookUps)
  const year = cityId === null ? undefined : lookUps.climate(cityId)
  const town = cityId === null ? undefined : lookUps.city(cityId)?.value.name
  if (!year || town === undefined) return null
  return derive(year, { meanC: year.value.meanC[month - 1] ?? 0, rainMm: year.value.rainMm[month - 1] ?? 0, town })
}

function climateCityOf(entry: GuideEntry, lookUps: LookUps): number | null {
  const { guide } = lookUps
  if (!guide) return null
  const cities = known.get(guide) ?? new Map<string, number | null>()
  known.set(guide, cities)
  const kept = cities.get(entry.id)
  if (kept !== undefined) return kept
  const isWide = entry.kind === 'country-route'
  const inside = guide.destinations
    .filter(({ kind, parentId }) => kind === 'city' && parentId === entry.id)
    .map(({ name }) => name)
  const found = [...(isWide ? [] : [entry.name]), ...entry.bases, ...inside].flatMap((name) => {
    const city = lookUps.findCity(name)
    const isThere =
      city?.cityId &&
      entry.countries.includes(city.country) &&
      (isWide || distanceKm(city.coordinates, entry.coordinates) <= entry.radiusKm + NEAR_KM)
    return isThere && city.cityId !== null && lookUps.climate(city.cityId) ? [city.cityId] : []
  })[0]
  cities.set(entry.id, found ?? null)
  return found ?? null
}

export function seasonOf({ bestMonths, avoidMonths }: GuideEntry, month: number): Season {
  if (isInMonths(bestMonths, month)) return 'best'
  const reasons = avoidMonths.filter((range) => isInMonths([range], month)).map(({ reason }) => reason)
  if (reasons.length === 0) return 'fair'
  return reasons.every((reason) => OF_CROWDS.includes(reason)) ? 'crowded' : 'poor'
}

/** Of each of two who share a room: the middle of the usual prices. */
export async function dayEach(
  place: PlaceInGuide,
  lookUps: LookUps,
): Promise<{ readonly simple: number; readonly comfort: number; readonly currency: string } | null> {
  const day = await dayCosts(place, 2, lookUps)
  const each = ({ low, high }: { readonly low: number; readonly high: number }): number => (low + high) / 4
  return day && { simple: each(day.simple), comfort: each(day.comfort), currency: day.currency }
}

/** Living simply, in euros, so that places can be compared. */
export async function dayInEuros(place: PlaceInGuide, lookUps: LookUps): Promise<number | null> {
  const day = await dayEach(place, lookUps)
  const rate = day && euroRate(day.currency, lookUps)
  return day && rate !== null ? day.simple * rate : null
}

/** A double room of the country, in euros. */
export function roomInEuros({ room }: GuideEntry, lookUps: LookUps): number | null {
  if (room === null || room === 'free') return null
  const rate = euroRate(room.currency, lookUps)
  return rate === null ? null : ((room.low + room.high) / 2) * rate
}

function euroRate(currency: string, { rate }: LookUps): number | null {
  if (currency === 'EUR') return 1
  const found = rate(currency, 'EUR')
  return found ? Number(found.value) : null
}

/** Usual on the way for those who do not say what they pay with. */
export function currencyOf(from: GuideEntry | null, lookUps: LookUps): string {
  return (from && lookUps.country(countryOf(from))?.value.currencies[0]) ?? 'EUR'
}

const countryOf = ({ countries }: GuideEntry): string => countries[0] ?? ''

export function flightMinutes(from: GuideEntry, to: GuideEntry): number {
  return estimateFlightBetween(
    { coordinates: from.coordinates, country: countryOf(from) },
    { coordinates: to.coordinates, country: countryOf(to) },
  ).minutes
}

/** No government that we read advises against a country that is suggested. */
export function isAdvisedAgainst(entry: GuideEntry, { advisories }: LookUps): boolean {
  return entry.countries.some((country) => advisories(country).some(({ value: { level } }) => level >= MOST_LEVEL))
}
const MOST_LEVEL = 3
