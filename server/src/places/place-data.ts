import { type ChartLines, loadChartLines } from '@app/datasets/chart-lines'
import { type Cities, loadCities } from '@app/datasets/cities'
import { type Climate, loadClimate } from '@app/datasets/climate'
import { type Holidays, loadHolidays } from '@app/datasets/holidays'
import { loadHotels } from '@app/datasets/hotels'
import { readPackedFile } from '@app/datasets/packed-files'
import { loadPlaces, type Places } from '@app/datasets/places'
import { loadVisas, type Visas } from '@app/datasets/visas'

/** The packed tables behind every place: read once, when somebody first asks. */
export type PlaceData = {
  readonly cities: Cities
  readonly climate: Climate
  readonly holidays: Holidays
  readonly visas: Visas
  readonly chartLines: ChartLines
  readonly places: readonly Places[]
  /** Only how many: the tables themselves are not kept. */
  readonly hotelsIn: ReadonlyMap<number, number>
}

let loading: Promise<PlaceData> | undefined

export function loadPlaceData(): Promise<PlaceData> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<PlaceData> {
  const [cities, climate, holidays, visas, chartLines, open, shareAlike, hotelsIn] = await Promise.all([
    loadCities(readPackedFile),
    loadClimate(readPackedFile),
    loadHolidays(readPackedFile),
    loadVisas(readPackedFile),
    loadChartLines(readPackedFile),
    loadPlaces(readPackedFile, 'places-open'),
    loadPlaces(readPackedFile, 'places-share-alike'),
    countHotels(),
  ])
  return { cities, climate, holidays, visas, chartLines, places: [open, shareAlike], hotelsIn }
}

async function countHotels(): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for (const table of ['hotels-open', 'hotels-share-alike'] as const) {
    for (const { cityId } of (await loadHotels(readPackedFile, table)).all())
      if (cityId !== null) counts.set(cityId, (counts.get(cityId) ?? 0) + 1)
  }
  return counts
}
