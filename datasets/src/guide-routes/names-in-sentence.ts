import { isSightNoun } from '@app/domain/place-kinds'
import { foldText } from '@app/domain/place-search'
import { isSort, phrasesOf } from '@app/domain/place-wishes'
/** What a sentence names of the guide, wherever the names stand in it: towns, destinations, sights. */
import { isRefusedHere } from '@app/domain/trip-request'
import type { RouteTables } from '@app/domain/trip-routes'

import type { GuideEntry } from '../guide/index.ts'
import { isDayTripHere } from './day-trips-named.ts'

const SHORTEST_NAME = 4
const SHORTEST_DENSE_NAME = 2
/** A shorter word is in too many names to tell one. */
const SHORTEST_TELLING = 5
/** A word in more names tells none of them. */
const MOST_NAMES = 3
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/

type Named = { readonly isIn: (name: string | null) => boolean }

/** Whether names stand in a sentence, not refused there and for more than a day trip. */
export function namesIn(sentence: string): Named {
  const folded = ` ${plain(sentence)} `
  return {
    isIn: (name) => {
      const own = name === null ? '' : plain(name)
      const isDense = DENSE.test(own)
      if (own.length < (isDense ? SHORTEST_DENSE_NAME : SHORTEST_NAME)) return false
      if (!(isDense ? folded.includes(own) : folded.includes(` ${own} `))) return false
      return !isRefusedHere(sentence, name ?? '') && !isDayTripHere(sentence, name ?? '')
    },
  }
}

/** Towns of regions, by the key of their base. */
export function townsInSentence(
  sentence: string,
  { areas, destinations }: Pick<RouteTables, 'areas' | 'destinations'>,
): readonly string[] {
  const { isIn } = namesIn(sentence)
  const regions = new Set(destinations.filter(({ kind }) => kind !== 'city').map(({ id }) => id))
  return areas.flatMap(({ destinationId, id, name, localName, isBase, stayFor }) => {
    const isTown = isBase !== 'no' && stayFor.length > 0 && regions.has(destinationId)
    return isTown && [name, localName].some((each) => partsOf(each).some(isIn)) ? [`${destinationId}/${id}`] : []
  })
}

/** Whether the whole destination is named, and not only one half of "Kazbegi & Svaneti" or a town of it. */
export function isWholeNamed({ name, localName, otherNames }: GuideEntry, sentence: string): boolean {
  const { isIn } = namesIn(sentence)
  const all = name.includes(' & ') ? [name] : [name, localName, ...otherNames.map((other) => other.name)]
  return all.some(isIn)
}

/** "Mestia and Ushguli" are not all of their region, and "Naxos" alone is none of the other islands. */
export function isOnlyTowns(entry: GuideEntry, baseKeys: readonly string[], sentence: string): boolean {
  const towns = baseKeys.filter((key) => key.startsWith(`${entry.id}/`))
  if (towns.length === 0 || isWholeNamed(entry, sentence)) return false
  const { isIn } = namesIn(sentence)
  return towns.length > 1 || !partsOf(entry.name).some(isIn)
}

/** Sights and excursions that one telling word of a run names: "theyyam", "Glenfinnan". */
export function idsTold(run: string, { sights, dayTrips }: RouteTables): readonly string[] {
  const rows = [
    ...sights.map((row) => ({ row, names: [row.name, row.localName, ...row.otherNames.map((other) => other.name)] })),
    ...dayTrips.map((row) => ({ row, names: [row.name, ...row.highlights] })),
  ].map(({ row, names }) => ({ row, text: names.map((name) => ` ${plain(name ?? '')} `).join('|') }))
  return phrasesOf(run).flatMap((phrase) => {
    if (!isTelling(phrase)) return []
    const own = plain(phrase)
    const found = rows.filter(({ text }) => text.includes(DENSE.test(own) ? own : ` ${own} `))
    if (found.length === 0 || found.length > MOST_NAMES) return []
    const [best] = found.toSorted((one, other) => other.row.importance - one.row.importance)
    return best ? [best.row.id] : []
  })
}

/** Not a kind of place and nothing that many rows are about. */
function isTelling(phrase: string): boolean {
  const own = plain(phrase)
  if (own.length < (DENSE.test(own) ? SHORTEST_DENSE_NAME : SHORTEST_TELLING)) return false
  return !own.split(' ').every((word) => isSightNoun(word) || word.length < SHORTEST_NAME) && !isSort(own)
}

const partsOf = (name: string | null): readonly string[] =>
  name === null ? [] : [name, ...name.split(/ & |, |: | \(/)]

const plain = (words: string): string =>
  foldText(words)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
