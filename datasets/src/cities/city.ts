import type { Coordinates } from '@app/domain/kernel'

export type CityKind = 'capital' | 'seat' | 'town' | 'part'

export type City = {
  /** Of GeoNames. */
  readonly id: number
  readonly name: string
  /** State, province or region; null when its name is unknown. */
  readonly division: string | null
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** A seat governs its region or district; a part belongs to a larger town. */
  readonly kind: CityKind
  readonly coordinates: Coordinates
  /** Null when unknown. */
  readonly population: number | null
  /** IANA name. */
  readonly timeZone: string
}
