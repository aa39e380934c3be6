import { type ChartLines, loadChartLines } from '@app/datasets/chart-lines'
import { type Cities, loadCities } from '@app/datasets/cities'
import type { CitySights } from '@app/datasets/city-sights'
import { type Climate, loadClimate } from '@app/datasets/climate'
import { type Holidays, loadHolidays } from '@app/datasets/holidays'
import { countHotels } from '@app/datasets/hotels'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces, type Places } from '@app/datasets/places'
import { loadVisas, type Visas } from '@app/datasets/visas'

import { releaseMemory } from '../release-memory.ts'
import { loadPlaceSights } from './place-sights.ts'

/** Tables about cities and places, read on first use. */
export type PlaceTables = {
  readonly cities: Cities
  readonly climate: Climate
  readonly holidays: Holidays
  readonly visas: Visas
  readonly places: readonly Places[]
}

/** The same tables, and those that only a place page needs. */
export type PlaceData = PlaceTables & {
  readonly sights: CitySights
  readonly chartLines: ChartLines
  /** Only the counts: the tables themselves are not kept. */
  readonly hotelsIn: readonly ReadonlyMap<number, number>[]
}

let loading: Promise<PlaceData> | undefined
let loadingTables: Promise<PlaceTables> | undefined
let loadingCities: Promise<Cities> | undefined
let loadingGuides: Promise<readonly Places[]> | undefined
let loadingVisas: Promise<Visas> | undefined

/** Only the cities, to locate one. */
export function loadPlaceCities(): Promise<Cities> {
  loadingCities ??= loadCities(readPackedFile).catch((error: unknown) => {
    loadingCities = undefined
    throw error
  })
  return loadingCities
}

/** Only the places in guides, for a search nearby. */
export function loadPlaceGuides(): Promise<readonly Places[]> {
  loadingGuides ??= loadGuides().catch((error: unknown) => {
    loadingGuides = undefined
    throw error
  })
  return loadingGuides
}

/** Only the entry rules. */
export function loadPlaceVisas(): Promise<Visas> {
  loadingVisas ??= loadVisas(readPackedFile).catch((error: unknown) => {
    loadingVisas = undefined
    throw error
  })
  return loadingVisas
}

async function loadGuides(): Promise<readonly Places[]> {
  const open = await loadPlaces(readPackedFile, 'places-open')
  return [open, await loadPlaces(readPackedFile, 'places-share-alike')]
}

export function loadPlaceData(): Promise<PlaceData> {
  loading ??= loadAndTidy().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function loadAndTidy(): Promise<PlaceData> {
  const data = await load()
  releaseMemory()
  return data
}

/** Without shores and hotels, which take the longest to read. */
export function loadPlaceTables(): Promise<PlaceTables> {
  loadingTables ??= loadTables().catch((error: unknown) => {
    loadingTables = undefined
    throw error
  })
  return loadingTables
}

async function load(): Promise<PlaceData> {
  const tables = await loadPlaceTables()
  const sights = await loadPlaceSights()
  const chartLines = await loadChartLines(readPackedFile)
  const hotelsIn = [
    await countHotels(readPackedFile, 'hotels-open'),
    await countHotels(readPackedFile, 'hotels-share-alike'),
  ]
  return { ...tables, sights, chartLines, hotelsIn }
}

/** Sequentially, so that memory of one unpacked table is freed before the next. */
async function loadTables(): Promise<PlaceTables> {
  const cities = await loadPlaceCities()
  const places = await loadPlaceGuides()
  const [climate, holidays, visas] = await Promise.all([
    loadClimate(readPackedFile),
    loadHolidays(readPackedFile),
    loadPlaceVisas(),
  ])
  return { cities, climate, holidays, visas, places }
}
