import type { CityLink, CountryLink } from '@app/contracts/place-guide'
import type { Cities, City } from '@app/datasets/cities'
import { countryName, countryNames } from '@app/datasets/city-search'
import { COUNTRIES, type Country, findCountry } from '@app/datasets/countries'
import { assignSlugs, slugOf } from '@app/domain/place-address'

export type FoundAddress<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown' }

export type PlaceAddresses = {
  country(asked: string): FoundAddress<Country> & { readonly country?: string }
  city(country: string, asked: string): FoundAddress<City>
  /** Whether a town has exactly this last part of an address. */
  hasCity(country: string, slug: string): boolean
  citiesOf(country: string): readonly City[]
  countryLink(country: Country): CountryLink
  cityLink(city: City): CityLink
}

type Slugs = { readonly byId: ReadonlyMap<number, string>; readonly bySlug: ReadonlyMap<string, number> }

const PLACES = '/places'
const COUNTRY_SLUGS = new Map(COUNTRIES.map(({ code, name }) => [code, slugOf(name)]))
const COUNTRIES_BY_SLUG = new Map(COUNTRIES.map((country) => [COUNTRY_SLUGS.get(country.code) ?? '', country]))
const NUMBER = /(?:^|-)(\d{3,9})$/

/** Creates the addresses of a country when the first one is requested: all of them would take half a second. */
export function createPlaceAddresses(cities: Cities): PlaceAddresses {
  const known = new Map<string, Slugs>()
  const slugsOf = (country: string): Slugs => {
    const slugs = known.get(country) ?? makeSlugs(cities.inCountry(country))
    known.set(country, slugs)
    return slugs
  }
  const countryPath = (code: string): string => `${PLACES}/${COUNTRY_SLUGS.get(code) ?? code.toLowerCase()}`
  const cityPath = ({ id, country }: City): string =>
    `${countryPath(country)}/${slugsOf(country).byId.get(id) ?? String(id)}`

  function country(asked: string): FoundAddress<Country> & { readonly country?: string } {
    const found = COUNTRIES_BY_SLUG.get(asked)
    if (found) return { kind: 'found', found }
    const meant = COUNTRIES_BY_SLUG.get(slugOf(asked)) ?? findCountry(asked) ?? countryNamed(asked)
    return meant ? { kind: 'moved', path: countryPath(meant.code), country: meant.code } : { kind: 'unknown' }
  }

  return {
    country,
    city(askedCountry, asked) {
      const where = country(askedCountry)
      const code = where.kind === 'found' ? where.found.code : where.country
      const found = code === undefined ? undefined : findCity(cities, slugsOf(code), code, asked)
      if (!found) return { kind: 'unknown' }
      const path = cityPath(found)
      return path === `${PLACES}/${askedCountry}/${asked}` ? { kind: 'found', found } : { kind: 'moved', path }
    },
    hasCity: (code, slug) => slugsOf(code).bySlug.has(slug),
    citiesOf: (code) => cities.inCountry(code),
    countryLink: ({ code, continent }) => ({
      name: countryName(code),
      path: countryPath(code),
      country: code,
      continent,
      cities: cities.countIn(code),
    }),
    cityLink: (city) => ({
      name: city.name,
      path: cityPath(city),
      division: city.division,
      country: city.country,
      countryName: countryName(city.country),
      population: city.population,
      coordinates: city.coordinates,
      isCapital: city.kind === 'capital',
    }),
  }
}

/** By any of its names in the common languages of travellers. */
function countryNamed(asked: string): Country | undefined {
  const wanted = slugOf(asked)
  return wanted === ''
    ? undefined
    : COUNTRIES.find(({ code }) => countryNames(code).some((name) => slugOf(name) === wanted))
}

function makeSlugs(cities: readonly City[]): Slugs {
  const byId = assignSlugs(cities)
  const bySlug = new Map<string, number>()
  for (const [id, slug] of byId) bySlug.set(slug, id)
  return { byId, bySlug }
}

/** By its address, in any spelling, or by the number at its end, which never changes. */
function findCity(cities: Cities, { bySlug }: Slugs, country: string, asked: string): City | undefined {
  const id = bySlug.get(asked) ?? bySlug.get(slugOf(asked)) ?? Number(NUMBER.exec(asked)?.[1] ?? 0)
  const city = cities.find(id)
  return city?.country === country ? city : undefined
}
