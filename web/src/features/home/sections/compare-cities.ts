import type { CityFacts } from '@app/datasets/city-facts'

export type Extreme = { readonly month: number; readonly value: number }

export function highest(months: readonly number[]): Extreme {
  const value = Math.max(...months)
  return { month: months.indexOf(value), value }
}

export function lowest(months: readonly number[]): Extreme {
  const value = Math.min(...months)
  return { month: months.indexOf(value), value }
}

export function yearlyRain(city: CityFacts): number {
  return city.rainMm.reduce((sum, millimetres) => sum + millimetres, 0)
}

/** The minutes by which the clock of `there` is ahead of `here` at this moment, including summer time. */
export function minutesAhead(here: string, there: string, at: Date): number {
  return offsetMinutes(there, at) - offsetMinutes(here, at)
}

function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -offset : offset
}

/** The pair in the URL; the default pair for invalid values. */
export function chosenPair(
  cities: readonly CityFacts[],
  search: URLSearchParams,
): readonly [left: CityFacts, right: CityFacts] {
  const find = (id: string | null, otherwise: string): CityFacts =>
    (cities.find((city) => city.id === id) ?? cities.find((city) => city.id === otherwise))!
  return [find(search.get('here'), 'lisbon'), find(search.get('there'), 'tokyo')]
}
