/** From the sentence to the plan that is shown: the steps of the page in the same order, on the tables of the server. */
import { loadCities } from '@app/datasets/cities'
import { loadCities as loadNames, nameFinder } from '@app/datasets/city-search'
import { loadCitySights } from '@app/datasets/city-sights'
import { loadClimate } from '@app/datasets/climate'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { loadGuide } from '@app/datasets/guide'
import { loadGuideMatches } from '@app/datasets/guide-matches'
import { addRoute, destinationFinder } from '@app/datasets/guide-routes'
import { loadHolidays } from '@app/datasets/holidays'
import { loadOsmPlaces } from '@app/datasets/osm-places'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces } from '@app/datasets/places'
import { sightFinder } from '@app/datasets/sight-names'
import { cityKnowledge, guideAround, tripPlaces } from '@app/datasets/trip-places'
import type { RateTable } from '@app/domain/currency-conversion'
import { addDays, calendarDate, distanceKm } from '@app/domain/kernel'
import type { Trip, TripPlace } from '@app/domain/trip'
import { type CheckFacts, checkTrip, type Finding } from '@app/domain/trip-checker'
import { type CityKnowledge, finishTrip, mealHoursOf } from '@app/domain/trip-details'
import { type AskedCity, besideDrivesOf, draftTrip, readAsk, sightsOfRoute, type TripAsk } from '@app/domain/trip-draft'
import { dayFactsOf, isHolidayOf, rainOf } from '@app/domain/trip-facts'
import { improveTrip } from '@app/domain/trip-planner'
import { proveTrip } from '@app/domain/trip-repair'
import { readTripRequest } from '@app/domain/trip-request'
import { planStays } from '@app/domain/trip-stays'

export const TODAY = calendarDate('2026-11-15')
const SEED = 6
const NEAR_KM = 25
const SAME_CITY_KM = 30

export type MadePlan = {
  readonly ask: TripAsk
  readonly trip: Trip
  readonly findings: readonly Finding[]
  readonly rates: RateTable
  /** Of processor time: reading and gathering, and from the draft to the finished plan. */
  readonly readMs: number
  readonly planMs: number
}

export type PlanMaker = {
  /** Null if no place was understood. */
  readonly make: (text: string) => Promise<MadePlan | null>
}

type Gathered = {
  readonly ask: TripAsk
  readonly places: readonly TripPlace[]
  readonly known: readonly CityKnowledge[]
}

export async function openPlanMaker(searchFolder: string): Promise<PlanMaker> {
  const read = readPackedFile
  const [cities, climate, holidays] = [await loadCities(read), await loadClimate(read), await loadHolidays(read)]
  const [sights, map, matches] = [await loadCitySights(read), await loadOsmPlaces(read), await loadGuideMatches(read)]
  const editors = await loadGuide(read)
  const guides = [await loadPlaces(read, 'places-open'), await loadPlaces(read, 'places-share-alike')]
  const names = nameFinder(loadNames(searchFolder))
  const finder = { ...names, findSight: sightFinder(), findRegion: destinationFinder(editors).findRegion }
  const rates: RateTable = {
    date: EXCHANGE_RATES.origin.checkedAt,
    perDollar: Object.fromEntries(EXCHANGE_RATES.currencies.map((code) => [code, EXCHANGE_RATES.perDollar(code) ?? 0])),
  }

  async function answerFor({ city, base }: AskedCity) {
    const isTown = base !== undefined && city.cityId === null
    const own = isTown ? cities.townsNear(city.coordinates, NEAR_KM)[0] : cities.find(city.cityId ?? 0)
    const coordinates = isTown ? city.coordinates : (own?.coordinates ?? city.coordinates)
    const where = { ...own, cityId: own?.id ?? null, country: own?.country ?? city.country, coordinates }
    const guide = await guideAround(editors, where, matches)
    return {
      found: own,
      places: tripPlaces({ sights, guides, map, guide }, where),
      knowledge: cityKnowledge(guide, coordinates),
    }
  }

  function locate(asked: AskedCity, found: ReturnType<typeof cities.find>): AskedCity {
    if (!found) return asked
    const { id: cityId, name, country, coordinates, timeZone } = found
    const isSame = asked.base?.point.areaId === null && distanceKm(asked.city.coordinates, coordinates) <= SAME_CITY_KM
    if (asked.base && !isSame) return { ...asked, city: { ...asked.city }, timeZone }
    return {
      ...asked,
      city: { cityId, name, country, coordinates: asked.base?.coordinates ?? coordinates },
      timeZone,
    }
  }

  async function gather(ask: TripAsk): Promise<Gathered> {
    const answers = await Promise.all(ask.cities.map((asked) => answerFor(asked)))
    const located = ask.cities.map((asked, index) => locate(asked, answers[index]?.found))
    const renowns = answers.map(({ places }) => places.map(({ renown }) => renown))
    const ordered = inBestOrder(located, renowns, ask.dayCount)
    const places = answers.flatMap((answer) => answer.places)
    const own = { ...ask, cities: ordered }
    return {
      ask: own,
      places: [...places, ...sightsOfRoute(own, places)],
      known: answers.flatMap(({ knowledge }) => knowledge ?? []),
    }
  }

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
      rates,
    }
  }

  async function make(text: string): Promise<MadePlan | null> {
    const started = processorMs()
    const plain = readTripRequest(text, { today: TODAY, ...finder })
    const request = await addRoute(plain, { guide: editors, sentence: text, findCity: finder.findCity })
    const { ask, places, known } = await gather(readAsk(request))
    const draft = draftTrip(ask, 'bench')
    if (!draft) return null
    const facts = factsOf(ask)
    const rain = rainOf(facts)
    const gathered = processorMs()
    const options = {
      seed: SEED,
      besideDrives: besideDrivesOf(ask),
      mealHours: mealHoursOf(known),
      isHoliday: isHolidayOf(facts),
      ...(rain && { rainMm: rain }),
      rates,
    }
    let best = draft
    for (const better of improveTrip(draft, places, options)) best = better
    const proven = proveTrip(best, facts, dayFactsOf(best, facts))
      console.log(
        'DROPPED',
        proven.dropped,
        JSON.stringify(checkTrip(best, facts).filter((f) => f.severity === 'error')),
      )
    const trip = finishTrip(proven.trip, { known, candidates: places, ask, options, rates })
    const [readMs, planMs] = [gathered - started, processorMs() - gathered]
    return { ask, trip, findings: checkTrip(trip, facts), rates, readMs, planMs }
  }
  return { make }
}

/** Of this process alone, whatever else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function inBestOrder(
  cities: readonly AskedCity[],
  renowns: readonly (readonly number[])[],
  dayCount: number,
): readonly AskedCity[] {
  if (cities.length < 2) return cities
  const stays = cities.map(({ city, nights }, index) => ({ city, nights, renowns: renowns[index] ?? [] }))
  const isOrderFixed = cities.some(({ nights }) => nights !== null)
  const planned = planStays({ stays, nights: Math.max(dayCount, cities.length), from: null, to: null, isOrderFixed })
  return planned.flatMap(({ city, nights }) => {
    const own = cities.find((each) => each.city === city)
    return own ? [{ ...own, nights }] : []
  })
}
