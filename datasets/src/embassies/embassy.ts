import type { Coordinates } from '@app/domain/kernel'

export type EmbassyKind =
  | 'embassy'
  | 'high-commission'
  | 'consulate-general'
  | 'consulate'
  | 'honorary-consulate'
  | 'de-facto-embassy'
  | 'de-facto-consulate'
  | 'nunciature'
  | 'office'

export type Embassy = {
  /** The country it serves, and its host country: ISO 3166-1, two letters. */
  readonly operator: string
  readonly host: string
  /** Null when unknown. */
  readonly city: string | null
  readonly kind: EmbassyKind
  readonly coordinates: Coordinates | null
  readonly website: string | null
  readonly phone: string | null
  readonly wikidataId: string
}
