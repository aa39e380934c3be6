import type { ChartLine, PlaceChart } from '@app/contracts/place-guide'
import type { ChartLines } from '@app/datasets/chart-lines'
import type { Cities, City } from '@app/datasets/cities'

import type { PlaceAddresses } from './place-addresses.ts'

/** Half of the width; if the smallest shows only land, the next is used. */
const HALF_WIDTHS_KM = [110, 180, 300, 520]
const HEIGHT_OF_WIDTH = 0.62
const KM_PER_DEGREE = 111.32
/** Near a pole the window would otherwise reach around the world. */
const LEAST_COSINE = 0.12
/** The minimum number of shore and border points of a useful chart. */
const ENOUGH_POINTS = 22
const MAX_NEIGHBOURS = 16
/** A finer resolution would be invisible and would make the page larger. */
const STEPS_ACROSS = 420

type Sources = { readonly cities: Cities; readonly chartLines: ChartLines; readonly addresses: PlaceAddresses }

type Centre = Pick<City, 'id' | 'coordinates'>

/** `halfWidths`: a region has a known size of its own. */
export function drawChart(
  city: Centre,
  { cities, chartLines, addresses }: Sources,
  halfWidths: readonly number[] = HALF_WIDTHS_KM,
): PlaceChart {
  const windows = halfWidths.map((km) => ({ km, ...windowOf(city, km) }))
  const drawn = windows.map((window) => () => ({ window, lines: chartLines.around(window) }))
  const chosen = firstWith(
    drawn,
    ({ window, lines }) => corners([...lines.land, ...lines.borders], window) >= ENOUGH_POINTS,
  )
  const { window, lines } = chosen
  const step = (2 * window.east) / STEPS_ACROSS
  const cut = (each: readonly ChartLine[]): readonly ChartLine[] =>
    each.map((line) => thin(line, step)).filter((line) => line.length >= 4)
  return {
    east: round(window.east),
    north: round(window.north),
    land: cut(lines.land),
    borders: cut(lines.borders),
    lakes: cut(lines.lakes),
    rivers: cut(lines.rivers),
    neighbours: neighboursOf(city, cities, window.km).map(addresses.cityLink),
  }
}

function windowOf({ coordinates }: Centre, km: number) {
  const cosine = Math.max(LEAST_COSINE, Math.cos((coordinates.latitude * Math.PI) / 180))
  const north = (km * HEIGHT_OF_WIDTH) / KM_PER_DEGREE
  return { centre: coordinates, east: km / (KM_PER_DEGREE * cosine), north }
}

/** The first result that is good enough, or else the last. */
function firstWith<T>(makers: readonly (() => T)[], isEnough: (made: T) => boolean): T {
  let made: T | undefined
  for (const make of makers) {
    made = make()
    if (isEnough(made)) break
  }
  if (made === undefined) throw new RangeError('nothing to choose from')
  return made
}

/** Corners of real lines, without points at the edge where they are cut off. */
function corners(lines: readonly ChartLine[], { centre, east, north }: ReturnType<typeof windowOf>): number {
  let count = 0
  for (const line of lines)
    for (let index = 0; index < line.length; index += 2) {
      const isInside =
        Math.abs((line[index] ?? 0) - centre.longitude) < east * 0.999 &&
        Math.abs((line[index + 1] ?? 0) - centre.latitude) < north * 0.999
      if (isInside) count += 1
    }
  return count
}

/** Removes points that are nearer than a step to the previous one. */
function thin(line: ChartLine, step: number): ChartLine {
  const kept: number[] = []
  for (let index = 0; index < line.length; index += 2) {
    const [x, y] = [round(line[index] ?? 0), round(line[index + 1] ?? 0)]
    const isFar = Math.hypot(x - (kept.at(-2) ?? Infinity), y - (kept.at(-1) ?? Infinity)) >= step
    if (isFar || index === line.length - 2) kept.push(x, y)
  }
  return kept
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}

/** The largest towns on the chart, for orientation. */
function neighboursOf(city: Centre, cities: Cities, km: number): readonly City[] {
  return cities
    .townsNear(city.coordinates, km)
    .filter(({ id, kind }) => id !== city.id && kind !== 'part')
    .slice(0, MAX_NEIGHBOURS)
}
