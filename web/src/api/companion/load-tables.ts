import type { LookUpTables } from '@app/companion/look-ups'
import type { TripPlace } from '@app/domain/trip'

export type DeviceTables = Omit<LookUpTables, 'places'> & {
  /** What stands out in a hundred cities, for when the server cannot be asked. */
  readonly sightsOf?: (city: SightsCity) => readonly TripPlace[]
}
type SightsCity = Parameters<LookUpTables['places']>[0]

let loading: Promise<DeviceTables> | undefined

/**
 * What a device keeps once the assistant was opened: 662 KB on the wire, of which the names and places of 10,000 cities
 * are 172, climate 171, sights 112, their names 33, airports 93 and all that is known by country 31. Tables that do not
 * come are left out, but without cities and countries no question can be understood.
 */
export function loadTables(): Promise<DeviceTables> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<DeviceTables> {
  const parts = [flights, visas, holidays, climate, allowances, sights, sightNames]
  const [needed, ...others] = await Promise.all([
    citiesAndCountries(),
    ...parts.map((part) => part().catch((): Partial<DeviceTables> => ({}))),
  ])
  // What has not come may come with the next question.
  if (others.some((part) => Object.keys(part).length === 0)) loading = undefined
  return Object.assign({}, needed, ...others) as DeviceTables
}

/** 155 KB, for those who ask for one: kept from then on. */
export async function loadEmbassies(): Promise<Pick<LookUpTables, 'embassies'>> {
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

async function allowances(): Promise<Partial<DeviceTables>> {
  const { PER_DIEM_SOURCE, perDiemOf } = await import('@app/datasets/per-diem')
  return { perDiem: { of: perDiemOf, origin: PER_DIEM_SOURCE } }
}

async function sights(): Promise<Partial<DeviceTables>> {
  const [{ loadCitySights }, { tripPlaces }, address] = await Promise.all([
    import('@app/datasets/city-sights'),
    import('@app/datasets/trip-places'),
    import('virtual:packed-table/city-sights'),
  ])
  const listed = await loadCitySights(() => read(address.default))
  return { sightsOf: (city) => tripPlaces({ sights: listed, guides: [] }, city) }
}

async function sightNames(): Promise<Partial<DeviceTables>> {
  const { sightFinder } = await import('@app/datasets/sight-names')
  return { findSight: sightFinder() }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
