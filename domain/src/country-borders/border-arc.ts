/** A stretch of border and the one or two countries it bounds; at sea there is one. */
export type BorderArc = {
  /** ISO 3166-1, two letters. */
  readonly sides: readonly string[]
  /** Longitude and latitude in turn, in degrees. */
  readonly points: Float64Array
}
