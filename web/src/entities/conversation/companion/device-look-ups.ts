import type { LookUpTables } from '@app/companion/look-ups'
import type { LookUps } from '@app/companion/tools'
import type { ExchangeRates } from '@app/contracts/exchange-rates'
import type { ShownBookingSite } from '@app/contracts/page-rendering'
import { calendarDate } from '@app/domain/kernel'
import type { TripPlace } from '@app/domain/trip'

import { loadGuide } from '../../guide/load-guide.ts'
import { loadPhrases } from '../../phrases/load-phrases.ts'
import { loadReaderModel } from '../../reader-model/load-reader-model.ts'

type Device = {
  readonly now: number
  readonly bookingSite: Pick<ShownBookingSite, 'host'>
  /** The server's latest rates, if it was asked. */
  readonly rates: ExchangeRates | null
  /** A city's places from the server or its cache; null when neither has them. */
  readonly askPlaces: (cityId: number) => Promise<readonly TripPlace[] | null>
}

const EMBASSIES_TIMEOUT_MS = 1500

/** The look-ups of the companion's tools in this browser, with or without a network. */
export async function openLookUps({ now, bookingSite, rates, askPlaces }: Device): Promise<LookUps> {
  const [{ lookUpsOf }, { sightsOf, ...tables }, embassies] = await Promise.all([
    import('@app/companion/look-ups'),
    loadTables(),
    within(EMBASSIES_TIMEOUT_MS, loadEmbassies()),
  ])
  const today = calendarDate(new Date(now).toISOString().slice(0, 10))
  return lookUpsOf(
    {
      ...tables,
      ...embassies,
      phrases: () => loadPhrases(),
      ...(rates && rates.date > (tables.rates?.origin.checkedAt ?? '') ? { rates: tableOf(rates) } : {}),
      places: async (city, language) => (await askPlaces(city.cityId)) ?? (await sightsOf?.(city, language)) ?? [],
    },
    { today, now, bookingSite },
  )
}

function tableOf({ date, source, perDollar }: ExchangeRates): NonNullable<LookUpTables['rates']> {
  return { perDollar: (currency) => perDollar[currency], origin: { source, checkedAt: calendarDate(date) } }
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  return Promise.race([work.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
}

type DeviceTables = Omit<LookUpTables, 'places'> & {
  /** Sights of a hundred cities, for when the server is unreachable. */
  readonly sightsOf?: (city: SightsCity, language?: string) => Promise<readonly TripPlace[]>
}
type SightsCity = Parameters<LookUpTables['places']>[0]

let loading: Promise<DeviceTables> | undefined

/**
 * Size of the data that a device stores once the assistant was opened: 2.1 MB on the wire, of which the learned reader is 1.4 MB, the
 * names and places of 10,000 cities 172 KB, climate 171, sights 112, airports 93 and the index of the guide 67. A table
 * that fails to load is left out, except cities and countries, without which no question can be understood.
 */
export function loadTables(): Promise<DeviceTables> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<DeviceTables> {
  const parts = [flights, visas, holidays, climate, prices, sights, sightNames, guide, reader]
  const [needed, ...others] = await Promise.all([
    citiesAndCountries(),
    ...parts.map((part) => part().catch((): Partial<DeviceTables> => ({}))),
  ])
  // The next question retries the tables that failed.
  if (others.some((part) => Object.keys(part).length === 0)) loading = undefined
  return Object.assign({}, needed, ...others) as DeviceTables
}

/** 155 KB, loaded with the first question. */
async function loadEmbassies(): Promise<Pick<LookUpTables, 'embassies'>> {
  const { EMBASSIES_SOURCE, embassiesOf } = await import('@app/datasets/embassies')
  return { embassies: { of: embassiesOf, origin: EMBASSIES_SOURCE } }
}

async function citiesAndCountries() {
  const [{ COUNTRY_TABLES }, { KNOWN_CITIES }] = await Promise.all([
    import('@app/datasets/country-tables'),
    import('@app/datasets/known-cities'),
  ])
  return { ...COUNTRY_TABLES, ...KNOWN_CITIES.names(), findCityRow: KNOWN_CITIES.find }
}

async function flights(): Promise<Partial<DeviceTables>> {
  return (await import('@app/datasets/flight-tables')).FLIGHT_TABLES
}

async function visas(): Promise<Partial<DeviceTables>> {
  const [{ loadVisas }, address] = await Promise.all([
    import('@app/datasets/visas'),
    import('virtual:packed-table/visas'),
  ])
  return { visas: await loadVisas(() => read(address.default)) }
}

async function holidays(): Promise<Partial<DeviceTables>> {
  const [{ loadHolidays }, address] = await Promise.all([
    import('@app/datasets/holidays'),
    import('virtual:packed-table/holidays'),
  ])
  return { holidays: await loadHolidays(() => read(address.default)) }
}

async function climate(): Promise<Partial<DeviceTables>> {
  const [{ loadClimate }, address] = await Promise.all([
    import('@app/datasets/climate'),
    import('virtual:packed-table/climate'),
  ])
  return { climate: await loadClimate(() => read(address.default)) }
}

async function prices(): Promise<Partial<DeviceTables>> {
  const [{ cityPricesOf }, guide] = await Promise.all([import('@app/datasets/city-prices'), loadGuide()])
  return {
    pricedPlace: async (country, id) => (await import('@app/datasets/trip-prices')).pricedPlaceOf(country, id),
    cityPrices: async (city) => {
      const country = await guide.facts(city.country)
      return country && cityPricesOf(country, city)
    },
  }
}

async function sights(): Promise<Partial<DeviceTables>> {
  const [{ loadCitySights }, { guideAround, tripPlaces }, address, guide] = await Promise.all([
    import('@app/datasets/city-sights'),
    import('@app/datasets/trip-places'),
    import('virtual:packed-table/city-sights'),
    loadGuide().catch(() => null),
  ])
  const listed = await loadCitySights(() => read(address.default))
  return {
    sightsOf: async (city, language) => {
      const around = guide && (await guideAround(guide, city).catch(() => null))
      return tripPlaces({ sights: listed, guides: [], ...(around && { guide: around }) }, city, {
        ...(language && { language }),
      })
    },
  }
}

async function sightNames(): Promise<Partial<DeviceTables>> {
  const { sightFinder } = await import('@app/datasets/sight-names')
  return { findSight: sightFinder() }
}

/** The index; the file of a country comes with the first question about it, and is kept for the next one offline. */
async function guide(): Promise<Partial<DeviceTables>> {
  return { guide: await loadGuide() }
}

async function reader(): Promise<Partial<DeviceTables>> {
  const [model, { meaningsIn, readAsks, readIntents, tagSlots }] = await Promise.all([
    loadReaderModel(),
    import('@app/domain/learned-reader'),
  ])
  return {
    readIntents: (text, context) => readIntents(model, text, context),
    readAsks: (text, context) => readAsks(model, text, context),
    tagSlots: (text) => tagSlots(model.tagger, text),
    meaningsIn: (text) => meaningsIn(model, text),
  }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
