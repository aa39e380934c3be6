import { type ChartLines, loadChartLines } from '@app/datasets/chart-lines'
import { type Cities, loadCities } from '@app/datasets/cities'
import { type Climate, loadClimate } from '@app/datasets/climate'
import { type Holidays, loadHolidays } from '@app/datasets/holidays'
import { countHotels } from '@app/datasets/hotels'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces, type Places } from '@app/datasets/places'
import { loadVisas, type Visas } from '@app/datasets/visas'

import { releaseMemory } from '../release-memory.ts'

/** The packed tables behind every place: read once, when somebody first asks. */
export type PlaceData = {
  readonly cities: Cities
  readonly climate: Climate
  readonly holidays: Holidays
  readonly visas: Visas
  readonly chartLines: ChartLines
  readonly places: readonly Places[]
  /** Only how many: the tables themselves are not kept. */
  readonly hotelsIn: readonly ReadonlyMap<number, number>[]
}

let loading: Promise<PlaceData> | undefined
let loadingCities: Promise<Cities> | undefined

/** The cities alone, for those who ask no more than where one lies. */
export function loadPlaceCities(): Promise<Cities> {
  loadingCities ??= loadCities(readPackedFile).catch((error: unknown) => {
    loadingCities = undefined
    throw error
  })
  return loadingCities
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

/** One after the other: what is unpacked of one is gone before the next, and a server is never asked for all at once. */
async function load(): Promise<PlaceData> {
  const cities = await loadPlaceCities()
  const chartLines = await loadChartLines(readPackedFile)
  const open = await loadPlaces(readPackedFile, 'places-open')
  const shareAlike = await loadPlaces(readPackedFile, 'places-share-alike')
  const hotelsIn = [
    await countHotels(readPackedFile, 'hotels-open'),
    await countHotels(readPackedFile, 'hotels-share-alike'),
  ]
  const [climate, holidays, visas] = await Promise.all([
    loadClimate(readPackedFile),
    loadHolidays(readPackedFile),
    loadVisas(readPackedFile),
  ])
  return { cities, climate, holidays, visas, chartLines, places: [open, shareAlike], hotelsIn }
}
