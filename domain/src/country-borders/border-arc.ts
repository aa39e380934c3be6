/** A stretch of border and the one or two countries beside it; at sea there is one. */
export type BorderArc = {
  /** ISO 3166-1, two letters. */
  readonly sides: readonly string[]
  /** Longitude and latitude alternating, in degrees. */
  readonly points: Float64Array
}
