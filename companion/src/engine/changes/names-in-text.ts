import { isSightNoun, meaningOfNoun } from '@app/domain/place-kinds'
import { namesOf } from '@app/domain/place-names'
import type { TripPlace } from '@app/domain/trip'
import { readTokens } from '@app/domain/trip-request'

import { plain } from '../reading/phrases.ts'

export type Token = ReturnType<typeof readTokens>[number]

/** A place named in a text, at tokens `from` to `to`. */
export type NamedPlace = { readonly place: TripPlace; readonly from: number; readonly to: number }

type Options = {
  /** Places on the trip take precedence over others with the same words. */
  readonly isPlanned: (place: TripPlace) => boolean
  /** Everyday words are not names. */
  readonly isWord: (folded: string) => boolean
}

const LONGEST_NAME = 7
const SHORTEST_WORD = 4
const SHORTEST_NEAR = 6
/** A word shared by more places identifies none of them. */
const MOST_SHARING = 2
const LINKS = new Set(
  (
    'the a of in on at to and de do da dos das di du des del della dell degli la le les el los las il lo gli ' +
    'i o os as al au der die das den dem im am zu zum zur und et y e d l'
  ).split(' '),
)

type Entry = { readonly name: string; readonly place: TripPlace }

/** The longest names first; part of a name is enough if it identifies one place. */
export function namesInText(
  tokens: readonly Token[],
  places: readonly TripPlace[],
  options: Options,
): readonly NamedPlace[] {
  const entries = places.flatMap((place) => namesOf(place).map((name) => ({ name: plain(name), place })))
  const found: NamedPlace[] = []
  const isFree = (from: number, to: number): boolean => found.every((hit) => to <= hit.from || hit.to <= from)
  for (const isSame of [isWhole, isPart, isNearly]) {
    if (isSame === isNearly && found.length > 0) break
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      for (let from = 0; from + length <= tokens.length; from += 1) {
        const to = from + length
        const words = tokens.slice(from, to)
        const isSure = isSame === isWhole && length > 1
        if (!isFree(from, to) || !couldBeName(words, options, isSure)) continue
        const place = choose(isSame(spell(words), entries), options, length, isSame === isPart)
        if (place) found.push({ place, from, to })
      }
    }
  }
  if (found.length === 0) found.push(...onlyOfItsKind(tokens, entries, options))
  return found.toSorted((one, other) => one.from - other.from)
}

/** "The castle", if the trip has exactly one. */
function onlyOfItsKind(
  tokens: readonly Token[],
  entries: readonly Entry[],
  { isPlanned }: Options,
): readonly NamedPlace[] {
  return tokens.flatMap(({ folded }, at) => {
    if (!isSightNoun(folded)) return []
    const meant = entries.filter(
      ({ name, place }) => isPlanned(place) && (name.includes(` ${folded} `) || place.kind === meaningOfNoun(folded)),
    )
    const places = [...new Map(meant.map(({ place }) => [place.id, place])).values()]
    return places.length === 1 && places[0] ? [{ place: places[0], from: at, to: at + 1 }] : []
  })
}

/** Punctuation inside a name, as in "St. Peter’s". */
function couldBeName(words: readonly Token[], { isWord }: Options, isSure: boolean): boolean {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || first.kind !== 'word' || (last.kind !== 'word' && last.kind !== 'number')) return false
  if (words.some(({ kind, text }) => kind === 'mark' && text !== '.')) return false
  // El Rastro, Le Marais: the article is part of the name.
  if (isSure) return !LINKS.has(last.folded)
  if (LINKS.has(first.folded) || LINKS.has(last.folded)) return false
  return words.some(
    ({ kind, folded }) =>
      kind === 'word' &&
      folded.length >= SHORTEST_WORD &&
      !isWord(folded) &&
      !isSightNoun(folded) &&
      !LINKS.has(folded),
  )
}

const spell = (words: readonly Token[]): string =>
  ` ${words
    .filter(({ kind }) => kind !== 'mark')
    .map(({ folded }) => folded)
    .join(' ')} `

function isWhole(words: string, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ name }) => name === words)
}

function isPart(words: string, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ name }) => name.includes(words))
}

/** Coliseo and Coliseu: the same word except for one letter. */
function isNearly(words: string, entries: readonly Entry[]): readonly Entry[] {
  const wanted = words.trim()
  if (wanted.length < SHORTEST_NEAR) return []
  return entries.filter(({ name }) => {
    const other = name.trim()
    if (other.length !== wanted.length) return false
    return Array.from(other).filter((letter, at) => letter !== wanted[at]).length === 1
  })
}

function choose(
  entries: readonly Entry[],
  { isPlanned }: Options,
  length: number,
  isPartial: boolean,
): TripPlace | null {
  const places = [...new Map(entries.map(({ place }) => [place.id, place])).values()]
  const planned = places.filter(isPlanned)
  if (isPartial && length === 1 && planned.length !== 1 && places.length > MOST_SHARING) return null
  const meant = planned.length > 0 ? planned : places
  return meant.toSorted((one, other) => other.renown - one.renown || (one.id < other.id ? -1 : 1))[0] ?? null
}
