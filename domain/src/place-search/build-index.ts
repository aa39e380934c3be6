import { foldText, spellingsOf } from './fold-text.ts'
import { growTrie } from './grow-trie.ts'
import {
  CODE_SIGN,
  LONGEST_KEY,
  SCORE_STEPS,
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
} from './search-index.ts'

/** "diego" may be San Diego, unless a place that begins so is nearly as large. */
const LATER_WORD_PENALTY = 4
const SHORTEST_LATER_WORD = 3
/** The same letters are more of a short name than of a long one: "por" is Porto rather than Port Harcourt. */
const PENALTY_PER_LETTER = 0.06
const HIGHEST_SCORE = 0xffff

type Key = { readonly text: string; readonly entry: number; readonly score: number }

export function buildIndex(entries: readonly SearchEntry[], groups: readonly SearchGroup[]): SearchIndex {
  const keys = sortKeys(entries.flatMap(keysOf))
  const { text, keyStart } = layOut(keys)
  const keyEntry = Uint32Array.from(keys, ({ entry }) => entry)
  const keyScore = Uint16Array.from(keys, ({ score }) => score)
  return {
    text,
    keyStart,
    keyEntry,
    keyScore,
    ...growTrie({ text, keyStart, keyEntry, keyScore }),
    entryGroup: Uint16Array.from(entries, ({ group }) => group),
    entryPosition: Int16Array.from(
      entries.flatMap(({ coordinates: { latitude, longitude } }) => [hundredths(latitude), hundredths(longitude)]),
    ),
    groupNames: groupNamesOf(groups),
  }
}

function keysOf({ names, importance }: SearchEntry, entry: number): readonly Key[] {
  const best = new Map<string, number>()
  const add = (text: string, score: number): void => {
    const cut = text.slice(0, LONGEST_KEY)
    best.set(cut, Math.max(best.get(cut) ?? 0, score - PENALTY_PER_LETTER * cut.length))
  }
  for (const { text, penalty, kind } of names) {
    const score = importance - penalty
    for (const spelling of kind === 'code' ? [CODE_SIGN + foldText(text)] : spellingsOf(text)) {
      add(spelling, score)
      for (const later of laterWords(spelling)) add(later, score - LATER_WORD_PENALTY)
    }
  }
  return [...best].map(([text, score]) => ({ text, entry, score: toSteps(score) }))
}

function laterWords(text: string): readonly string[] {
  const words = text.split(' ')
  return words.flatMap((word, index) =>
    index > 0 && word.length >= SHORTEST_LATER_WORD ? [words.slice(index).join(' ')] : [],
  )
}

/** Of equal texts the better comes first. */
function sortKeys(keys: readonly Key[]): readonly Key[] {
  return keys.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.score - a.score || a.entry - b.entry))
}

/** A text that ends another one of the same list is not written twice: "york city" lies in "new york city". */
function layOut(keys: readonly Key[]): { readonly text: Uint16Array; readonly keyStart: Uint32Array } {
  const units: number[] = []
  const places = new Map<string, number>()
  const keyStart = new Uint32Array(keys.length)
  const byLength = keys
    .map((_, index) => index)
    .toSorted((a, b) => keys[b]!.text.length - keys[a]!.text.length || a - b)
  for (const index of byLength) {
    const { text } = keys[index]!
    if (!places.has(text)) {
      const start = units.length
      for (let i = 0; i < text.length; i += 1) {
        if (i === 0 || text[i - 1] === ' ') places.set(text.slice(i), start + i)
        units.push(text.charCodeAt(i))
      }
      units.push(0)
    }
    keyStart[index] = places.get(text) ?? 0
  }
  return { text: Uint16Array.from(units), keyStart }
}

function groupNamesOf(groups: readonly SearchGroup[]): readonly string[] {
  const lines = groups.flatMap(({ names }, group) =>
    [...new Set(names.flatMap((name) => spellingsOf(name)))].map((name) => ({ name, group })),
  )
  return lines
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.group - b.group))
    .map(({ name, group }) => `${group}|${name}`)
}

function toSteps(score: number): number {
  return Math.min(HIGHEST_SCORE, Math.max(0, Math.round(score * SCORE_STEPS)))
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100)
}
