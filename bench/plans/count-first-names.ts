import type { Cities } from '@app/datasets/cities'
import type { CitySight, CitySights } from '@app/datasets/city-sights'

import { cityNameIn } from './city-names.ts'
import type { Outcome } from './run-request.ts'

const FIRST_NAMES = 5
/** What takes more than half a day is a trip of its own, and what is shut most of the week may be shut on these days. */
const MOST_MINUTES = 240
const MOST_CLOSED_DAYS = 4

type FirstNames = { readonly held: number; readonly of: number; readonly missed: readonly string[] }

/** What every guide names first of a city, and how much of it stands in three days that ask for nothing else. */
export function countFirstNames(sights: CitySights, cities: Cities, run: (text: string) => Outcome | null): FirstNames {
  const counted = [...Map.groupBy(sights.all(), ({ cityId }) => cityId)].map(([cityId, listed]) => {
    const city = cities.find(cityId)?.name ?? ''
    const trip = run(`Three days in ${cityNameIn('en', city)} from 10 May 2027`)?.trip
    const placed = new Set(trip?.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
    const first = listed.filter(isOfOneDay).slice(0, FIRST_NAMES)
    return { of: first.length, missed: first.filter(({ id }) => !placed.has(id)).map(({ name }) => `${city}: ${name}`) }
  })
  const of = counted.reduce((sum, one) => sum + one.of, 0)
  const missed = counted.flatMap((one) => one.missed)
  return { held: of - missed.length, of, missed }
}

function isOfOneDay({ closedOn, visitMinutes }: CitySight): boolean {
  return visitMinutes <= MOST_MINUTES && closedOn.length <= MOST_CLOSED_DAYS
}
