import type { Country } from '@app/datasets/countries'
import type { Guide, GuideEntry } from '@app/datasets/guide'
import type { GuideLinks } from '@app/datasets/place-guide'
import { countryNameIn } from '@app/domain/country-name'
import { guideClaim } from '@app/domain/guide'
import { calendarDate, distanceKm } from '@app/domain/kernel'
import { slugOf } from '@app/domain/place-address'

import { loadGuide } from '../../../entities/guide/load-guide.ts'
import type { GuidePlace } from '../guide-place.ts'
import { findEntry } from './find-entry.ts'
import type { KeptPlace } from './kept-place.ts'

type Asked = { readonly country: string; readonly city: string | null; readonly language: string }
type Tables = {
  readonly guide: Guide
  readonly country: Country
  readonly findCountry: (code: string) => Country | undefined
  readonly places: typeof import('@app/datasets/place-guide')
}

/**
 * A page that this device never opened, from the guide that it has. Null where nothing on the device knows the address:
 * a country that does not exist, or a device without the guide's index.
 */
export async function loadKeptPlace({ country: slug, city, language }: Asked): Promise<KeptPlace | null> {
  const tables = await openTables(slug).catch(() => null)
  if (!tables) return null
  const { guide, country } = tables
  const entry = city === null ? undefined : findEntry(guide.destinations, country.code, city)
  const asked = city === null || entry?.kind === 'country-route' ? null : (entry?.name ?? nameOf(city))
  try {
    return entry && asked !== null ? await destination(entry, language, tables) : await wholeCountry(asked, tables)
  } catch {
    const countryName = nameOfCountry(country)
    return { kind: 'missing', name: asked ?? countryName, countryName, countryPath: pathOf(country) }
  }
}

async function openTables(slug: string): Promise<Tables | null> {
  const [{ COUNTRIES, findCountry }, places, guide] = await Promise.all([
    import('@app/datasets/countries'),
    import('@app/datasets/place-guide'),
    loadGuide(),
  ])
  const country = COUNTRIES.find(({ name }) => slugOf(name) === slug)
  return country && guide.countries.includes(country.code) ? { guide, country, findCountry, places } : null
}

async function destination(entry: GuideEntry, language: string, tables: Tables): Promise<KeptPlace> {
  const { guide, country, places } = tables
  const own = await guide.destination(entry.id)
  if (!own) throw new RangeError(`no destination ${entry.id}`)
  const { today, links, claim } = onThisDay(tables)
  const shown = places.sightRowsOf(own, null).map((row) => places.placeSightOf(row, language))
  const place: GuidePlace = {
    name: entry.name,
    path: links.path(entry),
    country: country.code,
    countryName: nameOfCountry(country),
    sights: { shown, known: shown.length, sources: [guideClaim('guide', own.asOf)] },
    tables: { eat: 0, drink: 0, sleep: 0, hotels: 0, sources: [] },
    airports: await airportsOf(entry, claim),
    guide: places.gatherGuide(own, { entry, scope: 'whole', today }, links),
    ...(entry.kind !== 'city' && entry.kind !== 'country-route' && { region: { kind: entry.kind } }),
  }
  return {
    kind: 'destination',
    place,
    countryPath: pathOf(country),
    practical: { asOf: own.asOf, country: own.country },
    practice: places.gatherPractice(country, claim),
    advice: places.gatherAdvice(country.code, claim),
  }
}

async function wholeCountry(asked: string | null, tables: Tables): Promise<KeptPlace> {
  const { guide, country, places } = tables
  const own = await guide.country(country.code)
  if (!own) throw new RangeError(`no country ${country.code}`)
  const { today, links, claim } = onThisDay(tables)
  return {
    kind: 'country',
    asked,
    guide: {
      name: nameOfCountry(country),
      path: pathOf(country),
      country: country.code,
      continent: country.continent,
      capital: null,
      cities: [],
      knownCities: 0,
      practice: places.gatherPractice(country, claim),
      advice: places.gatherAdvice(country.code, claim),
      guide: places.gatherCountryGuide(own, today, links),
    },
  }
}

function onThisDay({ guide, country, findCountry, places }: Tables) {
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  // An id is always an address: the server redirects to the one it prefers.
  const path = ({ id, kind, countries: [code = ''] }: GuideEntry): string => {
    const inCountry = pathOf(findCountry(code) ?? country)
    return kind === 'country-route' ? inCountry : `${inCountry}/${id}`
  }
  const links: GuideLinks = { guide, path }
  return { today, links, claim: places.claimsOn(today) }
}

async function airportsOf({ airports, coordinates }: GuideEntry, claim: ReturnType<typeof onThisDay>['claim']) {
  const { airportLabel, AIRPORTS_SOURCE, findAirport } = await import('@app/datasets/airports')
  const found = airports.flatMap((code) => findAirport(code) ?? [])
  return claim(
    'airports',
    AIRPORTS_SOURCE,
    found.map((airport) => ({
      code: airport.code,
      name: airport.name,
      city: airport.city,
      country: airport.country,
      countryName: countryNameIn(airport.country, 'en'),
      km: Math.round(distanceKm(coordinates, airport.coordinates)),
      label: airportLabel(airport),
    })),
  )
}

function nameOfCountry({ code }: Country): string {
  return countryNameIn(code, 'en')
}

function pathOf({ name }: Country): string {
  return `/places/${slugOf(name)}`
}

/** `santa-marta` as a name, where only the address is known. */
function nameOf(slug: string): string {
  return slug.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
