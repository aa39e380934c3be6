import { type Cities, loadCities } from '@app/datasets/cities'
import { loadCities as loadNames, nameFinder } from '@app/datasets/city-search'
import { type CitySights, loadCitySights } from '@app/datasets/city-sights'
import { loadClimate } from '@app/datasets/climate'
import { loadGuide } from '@app/datasets/guide'
import { loadGuideMatches } from '@app/datasets/guide-matches'
import { loadHolidays } from '@app/datasets/holidays'
import { loadOsmPlaces } from '@app/datasets/osm-places'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces } from '@app/datasets/places'
import { sightFinder } from '@app/datasets/sight-names'
import { guideAround, tripPlaces } from '@app/datasets/trip-places'
import { addDays, calendarDate, type CalendarDate } from '@app/domain/kernel'
import { USUAL_LONGEST_WALK_METRES } from '@app/domain/travel-time'
import type { Trip, TripCity, TripPlace } from '@app/domain/trip'
import { type CheckFacts, checkTrip, type Finding } from '@app/domain/trip-checker'
import { draftTrip, readAsk, type TripAsk } from '@app/domain/trip-draft'
import { planTrip } from '@app/domain/trip-planner'
import { proveTrip } from '@app/domain/trip-repair'
import { readTripRequest } from '@app/domain/trip-request'

const TODAY = calendarDate('2026-11-15')
const SEED = 6

export type Outcome = {
  readonly ask: TripAsk
  readonly planned: Trip
  /** The planner's own plan, as the checker sees it. */
  readonly firstFindings: readonly Finding[]
  readonly trip: Trip
  /** The plan that is shown: stops that failed the check were removed. */
  readonly findings: readonly Finding[]
  readonly milliseconds: number
}

export type Pipeline = {
  readonly cities: Cities
  readonly sights: CitySights
  /** The server's answer for a city. */
  readonly placesOf: (city: TripCity) => Promise<readonly TripPlace[]>
  /** From the sentence to a plan that passed the check; null if no city was understood. */
  readonly run: (text: string) => Promise<Outcome | null>
}

/** The steps of the page in the same order, on the tables of the server. */
export async function openPipeline(searchFolder: string): Promise<Pipeline> {
  const [cities, climate, holidays] = [
    await loadCities(readPackedFile),
    await loadClimate(readPackedFile),
    await loadHolidays(readPackedFile),
  ]
  const sights = await loadCitySights(readPackedFile)
  const map = await loadOsmPlaces(readPackedFile)
  const editors = await loadGuide(readPackedFile)
  const matches = await loadGuideMatches(readPackedFile)
  const guides = [
    await loadPlaces(readPackedFile, 'places-open'),
    await loadPlaces(readPackedFile, 'places-share-alike'),
  ]
  const finder = { ...nameFinder(loadNames(searchFolder)), findSight: sightFinder() }

  function factsOf({ cities: asked, firstDate, dayCount }: TripAsk): CheckFacts {
    const from = addDays(firstDate ?? TODAY, -1)
    const to = addDays(from, dayCount + 2)
    const countries = [...new Set(asked.map(({ city }) => city.country))].filter((code) =>
      holidays.countries.includes(code),
    )
    return {
      holidays: countries.map((country) => ({ country, from, to, days: holidays.between(country, from, to) })),
      climate: asked.flatMap(({ city: { cityId } }) => {
        const year = cityId === null ? undefined : climate.of(cityId)
        return year && cityId !== null ? [{ cityId, ...year }] : []
      }),
    }
  }

  function locate(ask: TripAsk): TripAsk {
    const located = ask.cities.map((asked) => {
      const found = asked.city.cityId === null ? undefined : cities.find(asked.city.cityId)
      if (!found) return asked
      const { id: cityId, name, country, coordinates, timeZone } = found
      return { ...asked, timeZone, city: { cityId, name, country, coordinates } }
    })
    return { ...ask, cities: located }
  }

  async function placesOf(city: TripCity): Promise<readonly TripPlace[]> {
    const where = { ...cities.find(city.cityId ?? 0), ...city }
    return tripPlaces({ sights, guides, map, guide: await guideAround(editors, where, matches) }, where)
  }

  async function run(text: string): Promise<Outcome | null> {
    const started = performance.now()
    const ask = locate(readAsk(readTripRequest(text, { today: TODAY, ...finder })))
    const draft = draftTrip(ask, 'bench')
    if (!draft) return null
    const candidates = (await Promise.all(ask.cities.map(({ city }) => placesOf(city)))).flat()
    const facts = factsOf(ask)
    const isHoliday = isHolidayOf(facts)
    const planned = planTrip(draft, candidates, {
      seed: SEED,
      isHoliday,
      rainMm: (city, month) => facts.climate?.find(({ cityId }) => cityId === city.cityId)?.rainMm[month - 1] ?? null,
    })
    const country = ask.cities[0]?.city.country ?? ''
    const { trip } = proveTrip(planned, facts, {
      longestWalkMetres: USUAL_LONGEST_WALK_METRES,
      ride: 'transit',
      isHoliday: (date) => isHoliday(date, country),
    })
    const milliseconds = performance.now() - started
    return {
      ask,
      planned,
      firstFindings: checkTrip(planned, facts),
      trip,
      findings: checkTrip(trip, facts),
      milliseconds,
    }
  }
  return { cities, sights, placesOf, run }
}

function isHolidayOf({ holidays = [] }: CheckFacts) {
  return (date: CalendarDate, country: string): boolean | null => {
    const calendar = holidays.find((each) => each.country === country && each.from <= date && date <= each.to)
    return calendar ? calendar.days.some((day) => day.date === date) : null
  }
}
