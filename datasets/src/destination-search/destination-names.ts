import type { DestinationKind } from '@app/domain/guide'
import { foldText, spellingsOf } from '@app/domain/place-search'

import { countryName, countryNames } from '../city-search/country-names.ts'
import type { GuideEntry } from '../guide/guide-index.ts'

/**
 * Destinations that the search of cities lacks. A route over part of a country or several is a region: Scotland, the
 * Balkans.
 */
export type AreaKind = Exclude<DestinationKind, 'city' | 'country-route'>

/** A text under which a destination is found. */
export type DestinationName = {
  readonly text: string
  readonly entry: GuideEntry
  /** The whole name, not one half of `Kruger & Sabi Sand`. */
  readonly isMain: boolean
  /** Its own, local or English name; for names in other languages a few letters are not enough. */
  readonly isOwn: boolean
  /** Exactly as it is displayed. */
  readonly isShown: boolean
}

const PARTS = /\s*(?:[&:,/]|\band\b)\s*/
const SHORTEST_PART = 4
/** Words that people add: "bali island", "dolomites mountains". */
const GENERIC = new Set(
  'island islands region area coast mountains national park nationalpark safari lake valley holiday trip'.split(' '),
)

/** Countries have their own search and pages. */
export function isArea(entry: GuideEntry): boolean {
  return entry.kind !== 'city' && (entry.kind !== 'country-route' || isPartialRoute(entry))
}

export function areaKindOf({ kind }: GuideEntry): AreaKind {
  return kind === 'city' || kind === 'country-route' ? 'region' : kind
}

/** A country's own name, or a part such as `USA: the West`, always means the whole country. */
function isPartialRoute({ name, countries }: GuideEntry): boolean {
  const own = new Set(countries.flatMap(countryNames).map(foldText))
  return !name.includes(':') && !name.split(PARTS).some((part) => own.has(foldText(part)))
}

/** `Tuscany, Italy`; `Patagonia, Argentina & Chile`; the Maldives are a country themselves. */
export function destinationDisplayName({ name, countries }: GuideEntry): string {
  const names = countries.map(countryName)
  return names.includes(name) ? name : `${name}, ${countriesOf(countries)}`
}

/** `Czechia, Austria & Hungary`. */
export function countriesOf(codes: readonly string[]): string {
  const names = codes.map(countryName)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' & ')
}

/** Sorted by popularity. */
export function namesOfAreas(entries: readonly GuideEntry[]): readonly DestinationName[] {
  return entries.filter(isArea).flatMap(namesOf)
}

function namesOf(entry: GuideEntry): readonly DestinationName[] {
  const { name, localName, otherNames } = entry
  const english = otherNames.filter(({ language }) => language === 'en').map((other) => other.name)
  const foreign = otherNames.filter(({ language }) => language !== 'en').map((other) => other.name)
  const halves = entry.kind === 'country-route' ? [] : [name, ...english]
  const parts = halves.flatMap((each) => {
    const split = each.split(PARTS).filter((part) => part.length >= SHORTEST_PART)
    return split.length > 1 ? split : []
  })
  const found = new Map<string, DestinationName>()
  const add = (texts: readonly string[], isMain: boolean, isOwn: boolean): void => {
    for (const text of texts.flatMap(spellingsOf)) {
      if (text === '' || found.has(text)) continue
      found.set(text, { text, entry, isMain, isOwn, isShown: text === foldText(name) })
    }
  }
  add([name, localName ?? '', ...english], true, true)
  add([destinationDisplayName(entry), ...foreign], true, false)
  add(parts, false, true)
  return [...found.values()]
}

/** Whether the text after a name only states its location: "tuscany italy", "bali island". */
export function isWhereabouts(rest: string, { countries }: GuideEntry): boolean {
  if (rest.split(' ').every((word) => GENERIC.has(word))) return true
  return countries.some((code) => countryNames(code).some((name) => foldText(name).startsWith(rest)))
}
