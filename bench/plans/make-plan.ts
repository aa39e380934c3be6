/** From the sentence to the plan that is shown: the steps of the page in the same order, on the tables of the server. */
import { loadCities } from '@app/datasets/cities'
import { loadCities as loadNames, nameFinder } from '@app/datasets/city-search'
import { loadCitySights } from '@app/datasets/city-sights'
import { loadClimate } from '@app/datasets/climate'
import { EXCHANGE_RATES } from '@app/datasets/exchange-rates'
import { loadGuide } from '@app/datasets/guide'
import { loadGuideMatches } from '@app/datasets/guide-matches'
import { addRoute, destinationFinder, withGuideNames } from '@app/datasets/guide-routes'
import { loadHolidays } from '@app/datasets/holidays'
import { readReaderModel } from '@app/datasets/learned-reader'
import { loadOsmPlaces } from '@app/datasets/osm-places'
import { readPackedBytes, readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces } from '@app/datasets/places'
import { sightFinder } from '@app/datasets/sight-names'
import { cityKnowledge, guideAround, tripPlaces } from '@app/datasets/trip-places'
import type { RateTable } from '@app/domain/currency-conversion'
import { calendarDate } from '@app/domain/kernel'
import { tagSlots } from '@app/domain/learned-reader'
import type { Trip } from '@app/domain/trip'
import { draftTrip, readAsk } from '@app/domain/trip-draft'
import { gatherPlaces, makePlans, planQuestion, type PlaceSources } from '@app/domain/trip-making'
import { readTripRequest } from '@app/domain/trip-request'

export const TODAY = calendarDate('2026-11-15')
const NEAR_KM = 25
/** As long as the page lets its worker look for better plans. */
const LONGEST_MS = 2000

export type MadePlan = {
  readonly trip: Trip
  readonly rates: RateTable
  /** Of processor time: until the first plan is there, and until the last better one. */
  readonly firstMs: number
  readonly planMs: number
}

export type PlanMaker = {
  /** Null if no place was understood. */
  readonly make: (text: string) => Promise<MadePlan | null>
}

export async function openPlanMaker(searchFolder: string): Promise<PlanMaker> {
  const editors = await loadGuide(readPackedFile)
  const names = withGuideNames(nameFinder(loadNames(searchFolder)), destinationFinder(editors))
  const { tagger } = readReaderModel(await readPackedBytes('reader-model.bin.br'))
  const finder = { ...names, findSight: sightFinder(), tagSlots: (text: string) => tagSlots(tagger, text) }
  const rates: RateTable = {
    date: EXCHANGE_RATES.origin.checkedAt,
    perDollar: Object.fromEntries(EXCHANGE_RATES.currencies.map((code) => [code, EXCHANGE_RATES.perDollar(code) ?? 0])),
  }
  const sources = await openSources(editors, (name) => names.findCity(name)?.cityId ?? null, rates)

  async function make(text: string): Promise<MadePlan | null> {
    const plain = readTripRequest(text, { today: TODAY, ...finder })
    const request = await addRoute(plain, { guide: editors, sentence: text, findCity: finder.findCity })
    const found = await gatherPlaces(readAsk(request), sources)
    const started = processorMs()
    const draft = draftTrip(found.ask, 'bench')
    if (!draft) return null
    let [trip, firstMs]: [Trip, number] = [draft, 0]
    for (const better of makePlans(planQuestion(found, draft))) {
      trip = better.trip
      firstMs ||= processorMs() - started
      if (processorMs() - started > LONGEST_MS) break
    }
    return { trip, rates, firstMs, planMs: processorMs() - started }
  }
  return { make }
}

/** The answers of the server, without its network. */
async function openSources(
  editors: Awaited<ReturnType<typeof loadGuide>>,
  cityIdOf: (name: string) => number | null,
  rates: RateTable,
): Promise<PlaceSources> {
  const read = readPackedFile
  const [cities, climate, holidays] = [await loadCities(read), await loadClimate(read), await loadHolidays(read)]
  const [sights, map, matches] = [await loadCitySights(read), await loadOsmPlaces(read), await loadGuideMatches(read)]
  const guides = [await loadPlaces(read, 'places-open'), await loadPlaces(read, 'places-share-alike')]
  return {
    titleOf: (all) => all.join(', '),
    places: async (query) => {
      const id = 'cityId' in query ? query.cityId : 'name' in query ? (cityIdOf(query.name) ?? 0) : null
      const city = id === null && 'latitude' in query ? cities.townsNear(query, NEAR_KM)[0] : cities.find(id ?? 0)
      const coordinates = 'latitude' in query ? query : city?.coordinates
      if (!coordinates) return { city: null, places: [] }
      const where = { ...city, cityId: city?.id ?? null, country: city?.country ?? '', coordinates }
      const guide = await guideAround(editors, where, matches)
      return {
        city: city ? { ...city, cityId: city.id } : null,
        places: tripPlaces({ sights, guides, map, guide }, where),
        knowledge: cityKnowledge(guide, coordinates),
      }
    },
    facts: ({ countries, cityIds, from, to }) => {
      const known = countries.filter((code) => holidays.countries.includes(code))
      return Promise.resolve({
        holidays: known.map((country) => ({ country, from, to, days: holidays.between(country, from, to) })),
        climate: cityIds.flatMap((cityId) => {
          const year = climate.of(cityId)
          return year ? [{ cityId, ...year }] : []
        }),
        rates,
      })
    },
  }
}

/** Of this process alone, whatever else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
