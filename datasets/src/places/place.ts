import type { Coordinates } from '@app/domain/kernel'

export type PlaceGroup = 'see' | 'do' | 'buy' | 'eat' | 'drink' | 'sleep'

export type Place = {
  /** `Q243` is Wikidata's, `wv-fr-11993` an entry of the French Wikivoyage. */
  readonly id: string
  readonly name: string
  /** BCP 47: of the list that the name is from. */
  readonly language: string
  /** A transliteration, when the name is not in Latin script. */
  readonly latinName: string | null
  readonly otherNames: readonly { readonly language: string; readonly name: string }[]
  /** `museum`, `castle`, `restaurant`, …: one of 57. */
  readonly kind: string
  readonly group: PlaceGroup
  /** Whether the source says so, or it was inferred from the name or the neighbours in the guide. */
  readonly groupBasis: 'source' | 'name' | 'order'
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Of GeoNames; null far from any. */
  readonly cityId: number | null
  readonly coordinates: Coordinates
  /** `wikidata`, `unesco`, `wikivoyage-de`, … */
  readonly sources: readonly string[]
  /** How many lists name it, weighted by their own popularity. Not a rating. */
  readonly popularity: number
  readonly isUnescoSite: boolean
  readonly visitorsPerYear: number | null
}
