import { foldText } from '@app/domain/place-search'

import { countryName } from '../city-search/country-names.ts'
import type { GuideEntry, GuideIndex } from '../guide/guide-index.ts'
import { destinationDisplayName, type DestinationName, isWhereabouts, namesOfAreas } from './destination-names.ts'
import { editsBetween } from './edits-between.ts'

/** How the typed text matches: a whole name, its beginning, a later word of it, or a name with a typo. */
export type DestinationFit = 'whole' | 'beginning' | 'later-word' | 'similar'

export type FoundDestination = {
  readonly entry: GuideEntry
  readonly fit: DestinationFit
  readonly isMain: boolean
  readonly displayName: string
}

export type DestinationFinder = {
  /** Regions, islands and parks: the best match first, then by popularity. */
  find(typed: string): readonly FoundDestination[]
  /** The one with exactly this name, in any language, with or without its country. */
  named(typed: string): GuideEntry | null
  /** The popularity rank of a city, 1 for the highest; Infinity for one that is not in the guide. */
  rankOfCity(city: { readonly name: string; readonly country: string }): number
}

const SHORTEST_QUERY = 2
const LONGEST_QUERY = 100
/** For a foreign name or a later word, a few letters are not enough; a foreign name must be almost complete. */
const SHORTEST_FOREIGN = 4
const MOST_MISSING_OF_FOREIGN = 4
/** "hotels in bali". */
const BEFORE_PLACE = /^.* (?:in|to|on) (?=\S)/
const SHORTEST_SLIP = 5
const SHORTEST_TWO_SLIPS = 9
const LATIN = /^[a-z0-9 ]*$/
const FITS: readonly DestinationFit[] = ['whole', 'beginning', 'later-word', 'similar']

/** Comparing three thousand names takes less time than drawing one letter, so there is no index. */
export function destinationFinder(index: GuideIndex): DestinationFinder {
  const names = namesOfAreas(index.destinations)
  const ranks = new Map(
    index.destinations
      .filter(({ kind }) => kind === 'city')
      .map((entry) => [cityKey(entry.name, countryName(entry.countries[0] ?? '')), entry.rank]),
  )
  const find = (typed: string): readonly FoundDestination[] => {
    const wanted = wantedOf(typed)
    if (wanted.length < SHORTEST_QUERY) return []
    const plain = best(names, (name) => fitOf(name, wanted))
    if (plain.length > 0) return plain
    const place = wanted.replace(BEFORE_PLACE, '')
    if (place !== wanted) return best(names, (name) => (name.text === place ? 'whole' : null))
    return best(names, (name) => slipOf(name, wanted))
  }
  return {
    find,
    named: (typed) => find(typed).find(({ fit }) => fit === 'whole')?.entry ?? null,
    rankOfCity: ({ name, country }) => ranks.get(cityKey(name, country)) ?? Number.POSITIVE_INFINITY,
  }
}

function cityKey(name: string, country: string): string {
  return `${foldText(name)}|${country}`
}

/** "the algarve" is the Algarve. */
function wantedOf(typed: string): string {
  return typed.length > LONGEST_QUERY ? '' : foldText(typed).replace(/^the /, '')
}

function fitOf({ text, entry, isMain, isOwn }: DestinationName, wanted: string): DestinationFit | null {
  if (text === wanted) return 'whole'
  if (wanted.startsWith(`${text} `) && isWhereabouts(wanted.slice(text.length + 1), entry)) return 'whole'
  const isLong = wanted.length >= SHORTEST_FOREIGN || !LATIN.test(wanted)
  if (text.startsWith(wanted)) {
    if (isMain && isOwn) return 'beginning'
    const isNearlyAll = text.length - wanted.length <= MOST_MISSING_OF_FOREIGN
    return isLong && (isOwn || isNearlyAll) ? 'beginning' : null
  }
  return isOwn && isLong && text.includes(` ${wanted}`) ? 'later-word' : null
}

function slipOf({ text, isOwn }: DestinationName, wanted: string): DestinationFit | null {
  if (!isOwn || wanted.length < SHORTEST_SLIP || text[0] !== wanted[0]) return null
  const most = wanted.length >= SHORTEST_TWO_SLIPS ? 2 : 1
  return Math.abs(text.length - wanted.length) <= most && editsBetween(wanted, text) <= most ? 'similar' : null
}

type Fitting = DestinationName & { readonly fit: DestinationFit }

/** Each once, under its best name. Names are sorted by rank, and sorting keeps that order. */
function best(
  names: readonly DestinationName[],
  fitOfName: (name: DestinationName) => DestinationFit | null,
): readonly FoundDestination[] {
  const fitting = names.flatMap((name): readonly Fitting[] => {
    const fit = fitOfName(name)
    return fit ? [{ ...name, fit }] : []
  })
  const once = new Map<string, FoundDestination>()
  for (const { entry, fit, isMain } of fitting.toSorted(byFit)) {
    if (!once.has(entry.id)) once.set(entry.id, { entry, fit, isMain, displayName: destinationDisplayName(entry) })
  }
  return [...once.values()]
}

function byFit(a: Fitting, b: Fitting): number {
  const weight = ({ fit, isShown, isOwn, isMain }: Fitting): number =>
    FITS.indexOf(fit) * 8 + (isShown ? 0 : 4) + (isOwn ? 0 : 2) + (isMain ? 0 : 1)
  return weight(a) - weight(b)
}
