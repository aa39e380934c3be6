import type { MapRegion } from '@app/contracts/map-regions'

/** A map that the traveller asked to have on this device. */
export type KeptRegion = MapRegion & {
  /** `wanted` is loaded whenever this page is open; `paused` waits for the traveller. */
  readonly state: 'wanted' | 'paused' | 'kept'
  /** When it was complete; 0 before. */
  readonly keptAtMs: number
  /** What the traveller asked for: a city, a trip. */
  readonly name: string
  /** The older map that is deleted when this one is complete. */
  readonly replaces?: string
}

/** The whole file of the catalogue has a hash; a cut is hashed by its blocks alone. */
export type PackFile = { readonly file: string; readonly bytes: number; readonly sha256?: string }
