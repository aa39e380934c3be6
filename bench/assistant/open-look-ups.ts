import type { Dated, KnownCity, LookUps } from '@app/companion/tools'
import { advisoriesOf } from '@app/datasets/advisories'
import { rankOfAirport } from '@app/datasets/airport-ranks'
import {
  AIRPORTS_SOURCE,
  type Airport,
  AIRPORTS,
  findAirport,
  resolveAirport,
  routeBetween,
} from '@app/datasets/airports'
import { type Cities, loadCities } from '@app/datasets/cities'
import { loadCities as loadNames, nameFinder } from '@app/datasets/city-search'
import { loadCitySights } from '@app/datasets/city-sights'
import { loadClimate } from '@app/datasets/climate'
import { COUNTRIES_SOURCE, findCountry } from '@app/datasets/countries'
import { EMBASSIES_SOURCE, embassiesOf } from '@app/datasets/embassies'
import { emergencyNumbersOf } from '@app/datasets/emergency-numbers'
import { healthRulesOf } from '@app/datasets/health-rules'
import { loadHolidays } from '@app/datasets/holidays'
import { loadOsmPlaces } from '@app/datasets/osm-places'
import { readPackedFile } from '@app/datasets/packed-files'
import { passportRulesOf } from '@app/datasets/passport-rules'
import { PER_DIEM_SOURCE, perDiemOf } from '@app/datasets/per-diem'
import { loadPlaces } from '@app/datasets/places'
import { plugsOf } from '@app/datasets/plugs'
import { BURGER_SOURCE, priceFactsOf } from '@app/datasets/price-levels'
import { findTable } from '@app/datasets/register'
import { tripPlaces } from '@app/datasets/trip-places'
import { loadVisas } from '@app/datasets/visas'
import { calendarDate, type Claim, claimOn, distanceKm } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

export const TODAY = calendarDate('2026-11-15')
const NOON_UTC = Date.UTC(2026, 10, 15, 12)
const GOOD_FOR_DAYS = 365
const PERMANENT_DAYS = 36_500
const AIRPORT_WITHIN_KM = 60

/** The tools on the tables that ship: what the server answers from when no feed is on. */
export async function openLookUps(searchFolder: string): Promise<LookUps> {
  const [cities, climate, holidays, visas] = await Promise.all([
    loadCities(readPackedFile),
    loadClimate(readPackedFile),
    loadHolidays(readPackedFile),
    loadVisas(readPackedFile),
  ])
  const tables = {
    sights: await loadCitySights(readPackedFile),
    map: await loadOsmPlaces(readPackedFile),
    guides: [await loadPlaces(readPackedFile, 'places-open'), await loadPlaces(readPackedFile, 'places-share-alike')],
  }
  const known = new Map<number, readonly TripPlace[]>()
  const finder = nameFinder(loadNames(searchFolder))
  return {
    today: TODAY,
    now: NOON_UTC,
    bookingSite: { host: 'www.expedia.com', affiliate: {} },
    ...finder,
    ...countryLookUps(),
    ...flightLookUps(),
    city: (id) => cityOf(cities, id),
    visa: (passport, destination) => {
      const rule = visas.between(passport, destination)
      if (!rule) return undefined
      const note =
        rule.note &&
        dated(rule.note.words, {
          source: { title: 'Official note', url: rule.note.url },
          checkedAt: rule.note.checkedAt,
        })
      return dated({ requirement: rule.requirement, days: rule.days, note }, visas.origin)
    },
    climate: (id) => {
      const year = climate.of(id)
      return year && dated(year, climate.origin, PERMANENT_DAYS)
    },
    holidays: (country, from, to) =>
      holidays.countries.includes(country) ? dated(holidays.between(country, from, to), holidays.origin) : undefined,
    places: (city) => {
      const kept = known.get(city.cityId) ?? tripPlaces(tables, city)
      known.set(city.cityId, kept)
      return kept
    },
    tableSource: (table) => {
      const [source] = findTable(table)?.sources ?? []
      return source && { source: { title: source.title, url: source.url }, checkedAt: source.checkedAt }
    },
  }
}

function dated<Value>(value: Value, { source, checkedAt }: Dated, goodForDays = GOOD_FOR_DAYS): Claim<Value> {
  return claimOn({ value, source, checkedAt }, TODAY, goodForDays)
}

function cityOf(cities: Cities, id: number): Claim<KnownCity> | undefined {
  const city = cities.find(id)
  const [source] = findTable('cities')?.sources ?? []
  if (!city || !source) return undefined
  const { name, country, coordinates, timeZone, division, population } = city
  return dated(
    { cityId: id, name, country, coordinates, timeZone, division, population },
    { source: { title: source.title, url: source.url }, checkedAt: source.checkedAt },
    PERMANENT_DAYS,
  )
}

function countryLookUps(): Pick<
  LookUps,
  'country' | 'passportRules' | 'advisories' | 'rate' | 'plugs' | 'help' | 'dailyCost' | 'health' | 'missions'
> {
  return {
    country: (code) => {
      const found = findCountry(code)
      return found && dated(found, COUNTRIES_SOURCE)
    },
    passportRules: (country) =>
      passportRulesOf(country).map(({ source, checkedAt, ...rule }) => dated(rule, { source, checkedAt })),
    advisories: (country) =>
      advisoriesOf(country).map(({ source, checkedAt, authority, level, words, highestRegionalLevel }) =>
        dated({ authority, level, words, highestRegionalLevel }, { source, checkedAt }),
      ),
    rate: (from, to) => {
      const [one, other] = [perDollar(from), perDollar(to)]
      return one && other ? dated((other / one).toFixed(6), BURGER_SOURCE, 30) : undefined
    },
    plugs: (country) => {
      const found = plugsOf(country)
      return found && dated({ types: found.types, volts: found.volts, hertz: found.hertz }, found, PERMANENT_DAYS)
    },
    help: (country) => emergencyNumbersOf(country),
    dailyCost: (city, month) => {
      const day = `${String(month ?? 6).padStart(2, '0')}-15`
      const rows = perDiemOf(city)
      const row =
        rows.find(
          ({ season }) =>
            !season ||
            (season.from <= season.to
              ? season.from <= day && day <= season.to
              : day >= season.from || day <= season.to),
        ) ?? rows[0]
      return row && row.lodgingUsd > 0
        ? dated({ location: row.location, lodgingUsd: row.lodgingUsd, mealsUsd: row.mealsUsd }, PER_DIEM_SOURCE)
        : undefined
    },
    health: (country) => {
      const found = healthRulesOf(country)
      if (!found) return undefined
      const { entry } = found.yellowFever
      const yellowFever = entry.startsWith('required-from')
        ? 'required-from-risk'
        : (entry as 'not-required' | 'required-all' | 'not-stated')
      const { risk } = found.malaria
      return dated(
        {
          yellowFever,
          malaria: risk.startsWith('some') ? 'some-areas' : (risk as 'not-listed' | 'very-low' | 'throughout'),
        },
        found,
      )
    },
    missions: (own) => dated(embassiesOf(own), EMBASSIES_SOURCE),
  }
}

/** Rates of the day on which the index of burgers was made: old, and said to be. A server has newer ones. */
const perDollarByCurrency = new Map(
  Array.from({ length: 676 }, (_, index) => String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26)))
    .flatMap((code) => priceFactsOf(code)?.burger ?? [])
    .map(({ currency, perUsDollar }) => [currency, perUsDollar] as const),
)
const perDollar = (currency: string): number | undefined => perDollarByCurrency.get(currency)

function flightLookUps(): Pick<LookUps, 'airport' | 'airportsOf' | 'routeBetween'> {
  const toClaim = ({ code, name, country }: Airport) => dated({ code, name, country }, AIRPORTS_SOURCE, PERMANENT_DAYS)
  const importance = ({ code }: Airport): number => rankOfAirport(code)?.importance ?? 0
  return {
    airport: (code) => {
      const found = findAirport(code)
      return found && toClaim(found)
    },
    airportsOf: (city) => {
      const match = resolveAirport(city.name)
      const named = match.kind === 'one' ? [match.airport] : match.kind === 'several' ? match.airports : []
      const near = (airports: readonly Airport[]) =>
        airports.filter(({ coordinates }) => distanceKm(coordinates, city.coordinates) <= AIRPORT_WITHIN_KM)
      const found = near(named)
      return (found.length > 0 ? found : near(AIRPORTS)).toSorted((a, b) => importance(b) - importance(a)).map(toClaim)
    },
    routeBetween: (from, to) => {
      const [start, end] = [findAirport(from), findAirport(to)]
      return start && end ? routeBetween(start, end, TODAY) : undefined
    },
  }
}
