import type { LocalisedName } from '@app/domain/guide'
import type { Coordinates, Money } from '@app/domain/kernel'
import { foldText } from '@app/domain/place-search'
import type { GuideHints } from '@app/domain/trip'

/** A place as one table knows it, before what several say of it is put together. */
export type Candidate = {
  readonly id: string
  /** Of Wikidata, where it is known. */
  readonly wikidataId: string | null
  readonly name: string
  readonly otherNames: readonly string[]
  /** Those of which the language is known, the best of each language first. */
  readonly names?: readonly LocalisedName[]
  readonly coordinates: Coordinates
  /** Only the quarter is known, and any table knows better. */
  readonly isAreaPosition?: boolean
  readonly kind: string
  /** As the map writes them. */
  readonly openingHours: string | null
  readonly isFree: boolean
  readonly wheelchair?: 'yes' | 'limited' | 'no'
  readonly diets?: readonly string[]
  readonly renown: number
  readonly sources: readonly string[]
  readonly guidance: Guidance | null
  /** Who wrote the guidance: two rows of one list are two places. */
  readonly list?: string
  readonly guide?: GuideHints
  /** Ids of the same sight in other tables. */
  readonly sameAs?: readonly string[]
  /** Named in neither English nor a language of the country, so that it says nothing to whoever stands before it. */
  readonly isForeign?: boolean
  /** `wikivoyage-de`: the lists it was read in, each of which names a place once. */
  readonly lists?: readonly string[]
}

/** What the list of sights adds: usual, never checked at the door. */
export type Guidance = {
  readonly visitMinutes: number
  readonly usualHours: string | null
  readonly price: Money | 'free' | null
  readonly isIndoor: boolean | null
  readonly fact: string | null
}

/** Words that tell the kind and not the place. */
const KIND_WORDS = new RegExp(
  String.raw`\b(?:the|of|a|an|and|de|des|du|la|le|les|l|el|al|d|del|della|di|da|do|dos|das|museum|musee|museo|museu|` +
    String.raw`palace|palais|palast|palazzo|palacio|church|cathedral|basilica|kirche|eglise|iglesia|chiesa|igreja|` +
    String.raw`temple|tempel|mosque|park|parc|parque|parco|garden|gardens|jardin|jardim|square|platz|place|plaza|` +
    String.raw`piazza|praca|castle|schloss|chateau|castello|castelo|fort|fortress|tower|tour|turm|torre|market|markt|` +
    String.raw`mercado|mercato|marche|bridge|brucke|pont|ponte|puente|saint|st|san|santa|sant|sankt)\b`,
  'g',
)

/** Folded, and the same without the words of its kind. */
export type NameKeys = { readonly whole: ReadonlySet<string>; readonly bare: ReadonlySet<string> }

export function nameKeys(names: readonly string[]): NameKeys {
  const whole = names.map((name) => foldText(name)).filter(Boolean)
  const bare = whole.map((name) => name.replaceAll(KIND_WORDS, ' ').replaceAll(/ +/g, ' ').trim())
  return { whole: new Set(whole), bare: new Set(bare.filter((name) => name.length >= 4)) }
}
