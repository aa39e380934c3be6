import type { CityGuide, CityLink, PlaceAirport } from '@app/contracts/place-guide'
import { airportLabel, AIRPORTS_SOURCE, findAirport } from '@app/datasets/airports'
import type { City } from '@app/datasets/cities'
import { countryName } from '@app/datasets/city-search'
import { type Country, findCountry } from '@app/datasets/countries'
import { areaKindOf, countriesOf } from '@app/datasets/destination-search'
import type { GuideEntry } from '@app/datasets/guide'
import { type ClaimToday, claimsOn, gatherGuide } from '@app/datasets/place-guide'
import { type CalendarDate, type Claim, distanceKm } from '@app/domain/kernel'
import type { CityPrices } from '@app/domain/travel-prices'

import { findCitiesNamed } from '../../functions/city-suggestions/packed-city-finder.ts'
import { cityGuide } from '../city-guide.ts'
import { drawChart } from '../draw-chart.ts'
import { gatherAirports } from '../gather-airports.ts'
import type { PlaceAddresses } from '../place-addresses.ts'
import type { PlaceData } from '../place-data.ts'
import type { GuideAddresses } from './guide-addresses.ts'
import { withGuideSights } from './guide-sights.ts'

/** Includes the surroundings of the region on the chart. */
const MARGIN = 1.35
const NARROWEST_KM = 60
const WIDEST_KM = 700
/** A base may be at the edge: Nice for the Riviera, Arusha for the Serengeti. */
const BASE_BEYOND = 1.3
/** From an airport to its town; ships to Antarctica leave from Ushuaia. */
const GATEWAY_KM = 30
const ENOUGH_SIGHTS = 3

type Asked = {
  readonly entry: GuideEntry
  readonly passport: string
  readonly today: CalendarDate
  readonly language: string
  readonly pricesOf: (base: City) => Promise<CityPrices | null>
}

/** A region, an island or a park with the same sections as a city; climate and time zone are those of its base. */
export async function regionGuide(
  { entry, passport, today, language, pricesOf }: Asked,
  data: PlaceData,
  addresses: PlaceAddresses,
  at: GuideAddresses,
): Promise<CityGuide | null> {
  const own = await at.guide.destination(entry.id)
  const country = findCountry(entry.countries[0] ?? '')
  const base = own && country && baseOf(entry, own.destination.baseTowns, data)
  if (!base) return null
  const claim = claimsOn(today)
  const ofBase = cityGuide({ city: base, country, passport, today, prices: await pricesOf(base) }, data, addresses)
  const nothing = { shown: [], known: 0, sources: [] }
  return {
    ...ofBase,
    ...linkOf(entry, country, at),
    isPart: false,
    isThin: own.sights.length < ENOUGH_SIGHTS && !at.guide.destinations.some(({ parentId }) => parentId === entry.id),
    coverage: 'good',
    chart: drawRegion(entry, data, addresses),
    sights: withGuideSights(nothing, own, { within: null, language, matches: at.matches }),
    tables: { eat: 0, drink: 0, sleep: 0, hotels: 0, sources: [] },
    airports: airportsOf(entry, claim),
    guide: gatherGuide(own, { entry, scope: 'whole', today }, at),
    practical: { asOf: own.asOf, country: own.country },
    region: { kind: areaKindOf(entry), base: addresses.cityLink(base) },
  }
}

/** The first usual base with a known climate; else the largest such town inside, else the nearest town. */
export function baseOf(
  { coordinates, radiusKm, countries, airports }: GuideEntry,
  baseTowns: readonly string[],
  { cities, climate }: Pick<PlaceData, 'cities'> & { readonly climate: Pick<PlaceData['climate'], 'of'> | null },
): City | undefined {
  const isInside = (city: City): boolean =>
    countries.includes(city.country) && distanceKm(city.coordinates, coordinates) <= radiusKm * BASE_BEYOND
  const hasClimate = ({ id }: City): boolean => climate === null || Boolean(climate.of(id))
  const named = baseTowns.flatMap((name) =>
    findCitiesNamed(name)
      .flatMap((id) => cities.find(id) ?? [])
      .filter(isInside)
      .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
      .slice(0, 1),
  )
  const towns = cities.townsNear(coordinates, radiusKm * BASE_BEYOND).filter(isInside)
  const around = (): readonly City[] =>
    cities
      .near(coordinates, Math.max(radiusKm * 2, 200))
      .map(({ value }) => value)
      .filter(({ country }) => countries.includes(country))
  const [gateway] = airports.flatMap((code) => findAirport(code) ?? [])
  const atGateway = (): City | undefined =>
    gateway &&
    cities
      .near(gateway.coordinates, GATEWAY_KM)
      .map(({ value }) => value)
      .find(hasClimate)
  return (
    named.find(hasClimate) ??
    towns.find(hasClimate) ??
    around().find(hasClimate) ??
    named[0] ??
    around()[0] ??
    atGateway()
  )
}

function linkOf(entry: GuideEntry, country: Country, at: GuideAddresses): CityLink & Pick<CityGuide, 'countryPath'> {
  const { name, countries, coordinates } = entry
  const path = at.path(entry)
  return {
    name,
    path,
    division: null,
    country: country.code,
    countryName: countriesOf(countries),
    countryPath: path.slice(0, path.lastIndexOf('/')),
    population: null,
    coordinates,
    isCapital: false,
  }
}

function drawRegion({ coordinates, radiusKm }: GuideEntry, data: PlaceData, addresses: PlaceAddresses) {
  const km = Math.min(WIDEST_KM, Math.max(NARROWEST_KM, radiusKm * MARGIN))
  return drawChart({ id: 0, coordinates }, { ...data, addresses }, [km])
}

/** In the guide's order, the main airport first. */
function airportsOf({ airports, coordinates }: GuideEntry, claim: ClaimToday): Claim<readonly PlaceAirport[]> {
  const found = airports.flatMap((code) => findAirport(code) ?? [])
  if (found.length === 0) return gatherAirports({ coordinates }, claim)
  return claim(
    'airports',
    AIRPORTS_SOURCE,
    found.map((airport) => ({
      code: airport.code,
      name: airport.name,
      city: airport.city,
      country: airport.country,
      countryName: countryName(airport.country),
      km: Math.round(distanceKm(coordinates, airport.coordinates)),
      label: airportLabel(airport),
    })),
  )
}
