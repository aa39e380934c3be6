import {
  type AskPlaces,
  PLACE_GUIDE_VERSION,
  type PlaceAnswer,
  type PlaceQuestion,
  type CountryGuide,
  type NamedPlace,
} from '@app/contracts/place-guide'
import type { Cities, City } from '@app/datasets/cities'
import { cityPricesOf } from '@app/datasets/city-prices'
import { countryName } from '@app/datasets/city-search'
import { findCountry, type Country } from '@app/datasets/countries'
import { withDestinations } from '@app/datasets/destination-search'
import { claimsOn, gatherAdvice, gatherCountryGuide, gatherPractice } from '@app/datasets/place-guide'
import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { CityPrices } from '@app/domain/travel-prices'

import { cityGuide } from './city-guide.ts'
import { createGuideAddresses, type GuideAddresses } from './guide/guide-addresses.ts'
import { loadDestinationFinder, loadPlaceGuide, loadPlaceMatches } from './guide/load-place-guide.ts'
import { baseOf, regionGuide } from './guide/region-guide.ts'
import { withGuide } from './guide/with-guide.ts'
import { createPlaceAddresses, type PlaceAddresses } from './place-addresses.ts'
import { loadPlaceCities, loadPlaceData } from './place-data.ts'
import { placeIndex, pickedCity, suggestCities } from './place-index.ts'

type Known = { readonly cities: Cities; readonly addresses: PlaceAddresses; readonly inGuide: GuideAddresses }
type Unversioned<Answer> = Answer extends unknown ? Omit<Answer, 'version'> : never

let known: Promise<Known> | undefined

/** The places and their addresses only; a city page loads its further tables itself. */
export function loadPlaces(): Promise<Known> {
  known ??= openPlaces().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function openPlaces(): Promise<Known> {
  const [cities, guide, matches, finder] = await Promise.all([
    loadPlaceCities(),
    loadPlaceGuide(),
    loadPlaceMatches(),
    loadDestinationFinder(),
  ])
  const addresses = createPlaceAddresses(cities)
  return { cities, addresses, inGuide: createGuideAddresses({ guide, matches, finder }, cities, addresses) }
}

export function createAskPlaces(now: () => number): AskPlaces {
  return async (question) => {
    const answered =
      question.kind === 'named'
        ? namedPlace(question.name, await loadPlaceCities())
        : answer(question, await loadPlaces(), now())
    return { version: PLACE_GUIDE_VERSION, ...(await answered) } as PlaceAnswer
  }
}

async function answer(
  question: Exclude<PlaceQuestion, { kind: 'named' }>,
  places: Known,
  now: number,
): Promise<Unversioned<PlaceAnswer>> {
  const { cities, addresses, inGuide } = places
  if (question.kind === 'index') return placeIndex(question.search, cities, addresses, inGuide)
  const today = calendarDate(new Date(now).toISOString().slice(0, 10))
  if (question.kind === 'country') {
    const where = addresses.country(question.country)
    return where.kind === 'found' ? { kind: 'country', guide: await countryGuide(where.found, places, today) } : where
  }
  const where = addresses.city(question.country, question.city)
  if (where.kind === 'unknown') return answerRegion(question, places, today)
  if (where.kind === 'moved') return where
  const city = where.found
  const country = findCountry(city.country)
  if (!country) return { kind: 'unknown' }
  const { passport, language = 'en' } = question
  const asked = { city, country, passport, today, prices: await pricesOf(city) }
  const plain = cityGuide(asked, await loadPlaceData(), addresses)
  return { kind: 'city', guide: await withGuide(plain, { city, today, language }, inGuide) }
}

/** Not a town: a region, an island, a park, or a town under another name. */
async function answerRegion(
  question: Extract<PlaceQuestion, { kind: 'city' }>,
  places: Known,
  today: CalendarDate,
): Promise<Unversioned<PlaceAnswer>> {
  const { addresses, inGuide } = places
  const { passport, language = 'en' } = question
  const where = addresses.country(question.country)
  const code = where.kind === 'found' ? where.found.code : where.country
  const entry = code === undefined ? undefined : inGuide.find(code, question.city)
  if (!entry) return findByOtherName(question.country, question.city, places)
  const path = inGuide.path(entry)
  if (path !== `/places/${question.country}/${question.city}`) return { kind: 'moved', path }
  const asked = { entry, passport, today, language, pricesOf }
  const guide = await regionGuide(asked, await loadPlaceData(), addresses, inGuide)
  return guide ? { kind: 'city', guide } : { kind: 'unknown' }
}

async function pricesOf(city: City): Promise<CityPrices | null> {
  const country = await (await loadPlaceGuide()).facts(city.country)
  return country ? cityPricesOf(country, city) : null
}

/** Redirects other names, such as `italy/firenze` and `germany/muenchen`; of several cities the largest is meant. */
async function findByOtherName(askedCountry: string, asked: string, places: Known): Promise<Unversioned<PlaceAnswer>> {
  const { cities, addresses } = places
  const where = addresses.country(askedCountry)
  if (where.kind === 'moved') return findByOtherName(where.path.split('/').at(-1) ?? '', asked, places)
  if (where.kind === 'unknown') return where
  const { findCitiesNamed } = await import('../functions/city-suggestions/packed-city-finder.ts')
  const [meant] = findCitiesNamed(asked)
    .flatMap((id) => cities.find(id) ?? [])
    .filter(({ country }) => country === where.found.code)
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  return meant ? { kind: 'moved', path: addresses.cityLink(meant).path } : { kind: 'unknown' }
}

const MAX_CITIES = 150

async function countryGuide(
  country: Country,
  { addresses, inGuide }: Known,
  today: CalendarDate,
): Promise<CountryGuide> {
  const claim = claimsOn(today)
  const own = await inGuide.guide.country(country.code)
  const cities = addresses.citiesOf(country.code).filter(({ kind }) => kind !== 'part')
  const capital = cities.find(({ kind }) => kind === 'capital')
  const { name, path, continent } = addresses.countryLink(country)
  return {
    name,
    path,
    continent,
    country: country.code,
    capital: capital ? addresses.cityLink(capital) : null,
    cities: cities
      .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0) || a.id - b.id)
      .slice(0, MAX_CITIES)
      .map(addresses.cityLink),
    knownCities: cities.length,
    practice: gatherPractice(country, claim),
    advice: gatherAdvice(country.code, claim),
    ...(own && { guide: gatherCountryGuide(own, today, inGuide) }),
  }
}

type Answer = { readonly kind: 'named'; readonly place: NamedPlace } | { readonly kind: 'unknown' }

/**
 * A region or the only city of that name, by country or as the best known of exactly that name. Similar names do not
 * count.
 */
async function namedPlace(asked: string, cities: Cities): Promise<Answer> {
  const wanted = asked.trim()
  const [suggested, finder] = await Promise.all([suggestCities(wanted, cities), loadDestinationFinder()])
  const city =
    pickedCity(suggested, wanted) ?? suggested.find((each) => foldText(each.city.name) === foldText(wanted))?.city
  const area = finder.named(wanted)
  const [first] = withDestinations(wanted, suggested.map(toSuggestion).slice(0, 1), finder)
  const base = area && (!city || (first && 'region' in first)) && baseOf(area, [], { cities, climate: null })
  if (area && base) {
    const { name, countries, coordinates, airports } = area
    const { timeZone } = base
    return { kind: 'named', place: { name, country: countries[0] ?? '', coordinates, timeZone, airports } }
  }
  if (!city) return { kind: 'unknown' }
  const { name, country, coordinates, timeZone } = city
  return { kind: 'named', place: { name, country, coordinates, timeZone } }
}

function toSuggestion({ city, displayName }: Awaited<ReturnType<typeof suggestCities>>[number]) {
  return { name: city.name, country: countryName(city.country), displayName }
}
