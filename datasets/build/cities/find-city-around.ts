import { type Coordinates, distanceKm } from '@app/domain/kernel'

import { PointGrid } from '../../src/columns/point-grid.ts'
import type { RawCity } from './read-cities.ts'

const FARTHEST_KM = 30
const PULL_KM = 5

export type FindCityAround = (from: Coordinates, countries: ReadonlySet<string>) => RawCity | undefined

/** The city of a position, weighing population against distance, within the same country. */
export function cityAround(cities: readonly RawCity[]): FindCityAround {
  const grid = new PointGrid(
    Float64Array.from(cities, ({ latitude }) => latitude),
    Float64Array.from(cities, ({ longitude }) => longitude),
  )
  return (from, countries) => {
    const found = grid
      .near(from, FARTHEST_KM)
      .flatMap(({ row }) => cities[row] ?? [])
      .filter((city) => countries.has(city.country) && city.feature !== 'PPLX')
    const pull = (city: RawCity): number => city.population / (1 + (distanceKm(from, city) / PULL_KM) ** 3)
    return found.toSorted((a, b) => pull(b) - pull(a))[0]
  }
}
