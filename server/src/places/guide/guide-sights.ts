import type { PlaceSight, PlaceSights } from '@app/contracts/place-guide'
import type { DestinationGuide } from '@app/datasets/guide'
import type { GuideMatches } from '@app/datasets/guide-matches'
import { placeSightOf, type SightRow, sightRowsOf } from '@app/datasets/place-guide'
import { guideClaim } from '@app/domain/guide'
import { type Coordinates, distanceKm } from '@app/domain/kernel'
import { wordsOfName } from '@app/domain/place-names'
import { foldText } from '@app/domain/place-search'

import { SAME_NAME_KM } from '../gather-sights.ts'

/** Two sights of similar names within this distance are the same. */
const LIKE_NAME_KM = 1
/** A World Heritage site includes several places; a guide's sight within this distance is one of them. */
const SAME_HERITAGE_KM = 1.2
/** The maximum number of sights from other lists. */
const MOST_OF_OTHERS = 12
const RICH = 12
/** A town in a region shows sights of the region within this distance. */
export const NEAR_TOWN_KM = 12

type Matches = Pick<GuideMatches, 'placesOf'>
type Asked = { readonly within: Within; readonly language: string; readonly matches: Matches }
type Within = { readonly centre: Coordinates; readonly km: number } | null

/** The guide's sights first by importance; then those only in other lists. */
export function withGuideSights(
  listed: PlaceSights,
  own: DestinationGuide,
  { within, language, matches }: Asked,
): PlaceSights {
  const sights = sightRowsOf(own, within)
  if (sights.length === 0) return listed
  const first = sights.map((row) => placeSightOf(row, language, known(row, listed, matches)))
  // If the guide is complete, other lists add little, and under names in other languages.
  const isRich = sights.length >= RICH
  const others = listed.shown.filter(
    (other) => !sights.some((row) => isSame(row, other, matches)) && (other.language === 'en' || !isRich),
  )
  const used = new Set(others.slice(0, MOST_OF_OTHERS).map(({ source }) => source))
  return {
    shown: [...first, ...others.slice(0, MOST_OF_OTHERS)],
    known: Math.max(listed.known, first.length + others.length),
    sources: [guideClaim('guide', own.asOf), ...listed.sources.filter(({ value }) => used.has(value))],
  }
}

/** The same sight in another list, which may have a description or mark it as World Heritage. */
function known(row: SightRow, { shown }: PlaceSights, matches: Matches): PlaceSight | undefined {
  const isKnown = isMatched(row, matches)
  const same = shown.filter(
    (other) => isKnown(other) || hasSameName(row, other, (a, b) => a.size === b.size && isWithin(a, b)),
  )
  return same.find(({ fact }) => fact !== null) ?? same[0]
}

/** By the table of matches, which compared names in all languages, kinds and positions. */
function isMatched({ sight }: SightRow, { placesOf }: Matches): (other: PlaceSight) => boolean {
  const ids = new Set(placesOf(sight.id))
  return ({ id }) => ids.has(id)
}

function isSame(row: SightRow, other: PlaceSight, matches: Matches): boolean {
  const { sight, coordinates } = row
  if (isMatched(row, matches)(other)) return true
  if (foldText(sight.name) === foldText(other.name)) return distanceKm(coordinates, other.coordinates) <= SAME_NAME_KM
  if (other.id.startsWith('unesco-')) {
    return sight.tags.includes('unesco') && distanceKm(coordinates, other.coordinates) <= SAME_HERITAGE_KM
  }
  return hasSameName(row, other, (a, b) => isWithin(a, b) || isWithin(b, a))
}

type Words = ReadonlySet<string>

/** In any word order and language: "Torre de Belém" is Belém Tower; "Alfama" is the Alfama lanes. */
function hasSameName(
  { sight, coordinates }: SightRow,
  other: PlaceSight,
  isLike: (a: Words, b: Words) => boolean,
): boolean {
  if (distanceKm(coordinates, other.coordinates) > LIKE_NAME_KM) return false
  const names = [sight.name, sight.localName ?? '', ...sight.otherNames.map(({ name }) => name)].filter(Boolean)
  const theirs = [other.name, other.latinName ?? ''].filter(Boolean)
  return names.some((name) =>
    theirs.some((their) => foldText(name) === foldText(their) || isLike(wordsOf(name), wordsOf(their))),
  )
}

function wordsOf(name: string): Words {
  return new Set(wordsOfName(foldText(name).split(' ')))
}

function isWithin(words: Words, others: Words): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word))
}
