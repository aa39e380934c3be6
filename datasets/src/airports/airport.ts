import type { Coordinates } from '@app/domain/kernel'

export type Airport = {
  /** IATA, three letters. */
  readonly code: string
  readonly name: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly coordinates: Coordinates
}
