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
  /** Whose citizens it helps, and where it stands: ISO 3166-1, two letters. */
  readonly operator: string
  readonly host: string
  /** Null where nobody has written it down. */
  readonly city: string | null
  readonly kind: EmbassyKind
  readonly coordinates: Coordinates | null
  readonly website: string | null
  readonly phone: string | null
  readonly wikidataId: string
}
