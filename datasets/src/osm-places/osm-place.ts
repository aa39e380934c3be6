import type { Coordinates } from '@app/domain/kernel'

export type OsmPlace = {
  /** `n`, `w` or `r` and a number; null when the copy lost it. */
  readonly osmId: string | null
  /** Null for a toilet, a tap, a cash machine. */
  readonly name: string | null
  readonly englishName: string | null
  /** `restaurant`, `pharmacy`, `hospital`, `toilets`, … */
  readonly kind: string
  /** One of the sixteen extracts. */
  readonly region: string
  /** Year and mostly month of the map: `2023-07`. */
  readonly mapDate: string
  readonly coordinates: Coordinates
  /** As OpenStreetMap writes them: `Mo-Fr 09:00-18:00`. */
  readonly openingHours: string | null
  readonly cuisine: string | null
  readonly phone: string | null
  readonly website: string | null
  readonly stars: number | null
  readonly address: string | null
  readonly wheelchair: 'yes' | 'limited' | 'no' | null
  readonly fee: 'yes' | 'no' | null
  readonly wikidataId: string | null
}
