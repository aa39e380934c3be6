import { factsOfKind } from '@app/domain/place-kinds'
import type { TripPlace } from '@app/domain/trip'

import { cityNameIn } from './city-names.ts'
import type { Pipeline } from './run-request.ts'

const FIRST_NAMES = 5
/** A longer visit is an excursion of its own. */
const MOST_MINUTES = 240

type FirstNames = { readonly held: number; readonly of: number; readonly missed: readonly string[] }

/** The main sights of the guide, and how many of them are in a plan of three days without special requests. */
export async function countFirstNames({ sights, cities, run, placesOf }: Pipeline): Promise<FirstNames> {
  const listed = new Set(Array.from(sights.all(), ({ cityId }) => cityId))
  const counted = [...listed].map(async (cityId) => {
    const city = cities.find(cityId)
    if (!city) return { of: 0, missed: [] }
    const trip = (await run(`Three days in ${cityNameIn('en', city.name)} from 10 May 2027`))?.trip
    const placed = new Set(trip?.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
    const first = (await placesOf({ ...city, cityId })).filter(isOfOneDay).slice(0, FIRST_NAMES)
    return {
      of: first.length,
      missed: first.filter(({ id }) => !placed.has(id)).map(({ name }) => `${city.name}: ${name}`),
    }
  })
  const all = await Promise.all(counted)
  const of = all.reduce((sum, one) => sum + one.of, 0)
  const missed = all.flatMap((one) => one.missed)
  return { held: of - missed.length, of, missed }
}

function isOfOneDay({ kind, guide, visitMinutes }: TripPlace): boolean {
  return factsOfKind(kind).role === 'sight' && guide?.importance === 5 && visitMinutes <= MOST_MINUTES
}
