import { foldText } from '@app/domain/place-search'

import type { CrisisPlace, Found } from './crisis-place.ts'
import { locativeOf } from './locative.ts'

/** Scripts that do not separate words by spaces. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const HAN = /[\p{Script=Han}々]+/gu
const KATAKANA = /[\p{Script=Katakana}ー・]+/gu
const OTHER = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const LONGEST_HAN = 6
const LONGEST_THAI = 16
const LONGEST_PARTICLE = 3
const SHORTEST_HAN = 2
const SHORTEST_THAI = 3
const SHORTEST_UNMARKED_THAI = 6

type Look = (name: string) => Found | null

export function findUnspacedPlaces(text: string, look: Look): readonly CrisisPlace[] {
  if (!UNSPACED.test(text)) return []
  return [...katakanaPlaces(text, look), ...hanPlaces(text, look), ...thaiPlaces(text, look)]
}

/** A word in katakana is a name only as a whole: ホテルに contains テルニ (Terni). */
function katakanaPlaces(text: string, look: Look): readonly CrisisPlace[] {
  return [...text.matchAll(KATAKANA)].flatMap(({ 0: run, index }) => {
    const [found, isMarked] = [look(foldText(run)), isFollowed(text.slice(index + run.length))]
    return place(found, isMarked || index + run.length === text.length)
  })
}

function hanPlaces(text: string, look: Look): readonly CrisisPlace[] {
  return [...text.matchAll(HAN)].flatMap(({ 0: run, index }) =>
    stretches(run, SHORTEST_HAN, LONGEST_HAN, look).flatMap(({ found, start, end }) => {
      const before = locativeOf('zh').before
      const isMarked = before.has(run[start - 1] ?? '') || (end === run.length && isFollowed(text.slice(index + end)))
      return place(found, isMarked || (start === 0 && end === run.length))
    }),
  )
}

function thaiPlaces(text: string, look: Look): readonly CrisisPlace[] {
  const before = [...locativeOf('th').before].filter((word) => UNSPACED.test(word))
  return [...text.matchAll(OTHER)].flatMap(({ 0: run }) =>
    stretches(run, SHORTEST_THAI, LONGEST_THAI, look).flatMap(({ found, start, end }) => {
      const isMarked = before.some((word) => run.slice(0, start).endsWith(word)) || (start === 0 && end === run.length)
      return isMarked || end - start >= SHORTEST_UNMARKED_THAI ? place(found, isMarked) : []
    }),
  )
}

/** The longest name at each position. */
function stretches(run: string, shortest: number, longest: number, look: Look) {
  const hits: { readonly found: Found; readonly start: number; readonly end: number }[] = []
  for (let start = 0; start < run.length - 1;) {
    let end = Math.min(run.length, start + longest)
    let found: Found | null = null
    for (; end - start >= shortest; end -= 1) {
      found = look(foldText(run.slice(start, end)))
      if (found && found.weight !== 'small') break
      found = null
    }
    if (found) hits.push({ found, start, end })
    start = found ? end : start + 1
  }
  return hits
}

function isFollowed(rest: string): boolean {
  const said = foldText(rest.slice(0, LONGEST_PARTICLE))
  return [...locativeOf('ja').after].some((word) => said.startsWith(word))
}

function place(found: Found | null, isMarked: boolean): readonly CrisisPlace[] {
  if (!found || found.weight === 'small' || (found.weight === 'medium' && !isMarked)) return []
  const certainty = isMarked ? 'here' : found.weight === 'country' ? 'named' : 'possible'
  return [{ country: found.country, cityId: found.cityId, certainty }]
}
