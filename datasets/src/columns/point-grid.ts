import { type Coordinates, distanceKm } from '@app/domain/kernel'

export type NearbyRow = { readonly row: number; readonly km: number }

const KM_PER_DEGREE = 111.195
/** A metre more than requested, so that rounding never leaves a point out. */
const MARGIN_KM = 0.001
const CELLS_PER_DEGREE = 4

/** Rows by quarters of a degree, so that a search around a position touches a few hundred points instead of all. */
export class PointGrid {
  readonly #cells = new Map<number, number[]>()
  readonly #latitudes: Float64Array
  readonly #longitudes: Float64Array

  constructor(latitudes: Float64Array, longitudes: Float64Array) {
    this.#latitudes = latitudes
    this.#longitudes = longitudes
    for (let row = 0; row < latitudes.length; row += 1) {
      const key = keyOf(cellOf(latitudes[row] ?? 0), cellOf(longitudes[row] ?? 0))
      const cell = this.#cells.get(key)
      if (cell) cell.push(row)
      else this.#cells.set(key, [row])
    }
  }

  /** All rows within the distance, the nearest first. */
  near(from: Coordinates, withinKm: number): readonly NearbyRow[] {
    const found: NearbyRow[] = []
    for (const cell of this.#around(from, withinKm))
      for (const row of cell) {
        const to = { latitude: this.#latitudes[row] ?? 0, longitude: this.#longitudes[row] ?? 0 }
        const km = distanceKm(from, to)
        if (km <= withinKm) found.push({ row, km })
      }
    return found.toSorted((a, b) => a.km - b.km || a.row - b.row)
  }

  #around({ latitude, longitude }: Coordinates, km: number): readonly (readonly number[])[] {
    const cells: (readonly number[])[] = []
    const north = (km * 1.001 + MARGIN_KM) / KM_PER_DEGREE
    // Degrees of longitude shrink towards the poles; across a pole, all of them are near.
    const farthest = Math.abs(latitude) + north
    const east = farthest >= 90 ? 180 : Math.min(180, north / Math.cos((farthest * Math.PI) / 180))
    const [west, last] = [cellOf(longitude - east), cellOf(longitude + east)]
    const width = Math.min(last - west, 360 * CELLS_PER_DEGREE - 1)
    for (let y = cellOf(latitude - north); y <= cellOf(latitude + north); y += 1) {
      for (let x = west; x <= west + width; x += 1) {
        const cell = this.#cells.get(keyOf(y, x))
        if (cell) cells.push(cell)
      }
    }
    return cells
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE)
}

/** The world is round: 181° east is 179° west. */
function keyOf(y: number, x: number): number {
  const around = 360 * CELLS_PER_DEGREE
  return y * around + ((((x + around / 2) % around) + around) % around)
}
