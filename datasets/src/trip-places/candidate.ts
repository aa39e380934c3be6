import type { LocalisedName } from '@app/domain/guide'
import type { Coordinates, Money } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { GuideHints } from '@app/domain/trip'

/** A place as one source table describes it, before duplicates are merged. */
export type Candidate = {
  readonly id: string
  /** Wikidata id, if known. */
  readonly wikidataId: string | null
  readonly name: string
  readonly otherNames: readonly string[]
  /** Names with a known language, the best of each language first. */
  readonly names?: readonly LocalisedName[]
  readonly coordinates: Coordinates
  /** Only the neighbourhood is known; a position from any other table is better. */
  readonly isAreaPosition?: boolean
  readonly kind: string
  /** In OpenStreetMap syntax. */
  readonly openingHours: string | null
  readonly isFree: boolean
  readonly wheelchair?: 'yes' | 'limited' | 'no'
  readonly diets?: readonly string[]
  readonly renown: number
  readonly sources: readonly string[]
  readonly guidance: Guidance | null
  /** The author of the guidance: two rows of one list are always two places. */
  readonly list?: string
  readonly guide?: GuideHints
  /** Ids of the same sight in other tables. */
  readonly sameAs?: readonly string[]
  /** Named in neither English nor a language of the country, so the name means nothing to readers. */
  readonly isForeign?: boolean
  /** The lists that name it, such as `wikivoyage-de`. */
  readonly lists?: readonly string[]
}

/** Facts from the guide: usual values, never checked on site. */
export type Guidance = {
  readonly visitMinutes: number
  readonly usualHours: string | null
  readonly price: Money | 'free' | null
  readonly isIndoor: boolean | null
  readonly fact: string | null
}

/** Words that describe the kind of place and do not identify it. */
const KIND_WORDS = new RegExp(
  String.raw`\b(?:the|of|a|an|and|de|des|du|la|le|les|l|el|al|d|del|della|di|da|do|dos|das|museum|musee|museo|museu|` +
    String.raw`palace|palais|palast|palazzo|palacio|church|cathedral|basilica|kirche|eglise|iglesia|chiesa|igreja|` +
    String.raw`temple|tempel|mosque|park|parc|parque|parco|garden|gardens|jardin|jardim|square|platz|place|plaza|` +
    String.raw`piazza|praca|castle|schloss|chateau|castello|castelo|fort|fortress|tower|tour|turm|torre|market|markt|` +
    String.raw`mercado|mercato|marche|bridge|brucke|pont|ponte|puente|saint|st|san|santa|sant|sankt)\b`,
  'g',
)

/** Folded names, and the same without the words for the kind. */
export type NameKeys = { readonly whole: ReadonlySet<string>; readonly bare: ReadonlySet<string> }

export function nameKeys(names: readonly string[]): NameKeys {
  const whole = names.map((name) => foldText(name)).filter(Boolean)
  const bare = whole.map((name) => name.replaceAll(KIND_WORDS, ' ').replaceAll(/ +/g, ' ').trim())
  return { whole: new Set(whole), bare: new Set(bare.filter((name) => name.length >= 4)) }
}
