import type { Profile } from './profile.ts'

/**
 * The combined profiles of one script: which languages use a word, and how often each run of three letters occurs in
 * the words of each language. That is enough to distinguish "To dager" from "To dage".
 */
export type LanguageModel = {
  readonly languages: readonly string[]
  /** Indexes in `languages` of those that use a word. */
  readonly speakers: ReadonlyMap<string, readonly number[]>
  /** Indexes of those that use a rare letter. */
  readonly writers: ReadonlyMap<string, readonly number[]>
  /** The count of a run is at its slot times the number of languages, with a column for each. */
  readonly runs: Int32Array
  readonly counts: Uint8Array
  readonly totals: Float64Array
  /** The number of distinct runs. */
  readonly kinds: number
}

/** Ten bits distinguish the letters of one script, and three of them fit a small integer. */
const LETTER_BITS = 10
const LETTER_MASK = 2 ** LETTER_BITS - 1
const EDGE = 0
const SPACE = 32
/**
 * Four times the need of the largest script, so that probing is rare. Building a plain Map takes four times as long.
 */
const SLOT_BITS = 15
const SLOTS = 2 ** SLOT_BITS
const FIBONACCI = 0x9e3779b1
const MOST_COUNTED = 255

/** Built at the first call, so it has to be fast: one pass over the letters, without creating strings. */
export function buildLanguageModel(profiles: readonly Profile[]): LanguageModel {
  const [speakers, writers] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const width = profiles.length
  const runs = new Int32Array(SLOTS)
  const counts = new Uint8Array(SLOTS * width)
  const totals = new Float64Array(width)
  let kinds = 0
  for (const [place, { words, letters = '' }] of profiles.entries()) {
    for (const letter of letters) append(writers, letter, place)
    for (const word of words.split(' ')) append(speakers, word, place)
    eachRun(words, (run) => {
      const slot = slotOf(runs, run)
      if (runs[slot] === 0) kinds += 1
      runs[slot] = run
      const cell = slot * width + place
      counts[cell] = Math.min(MOST_COUNTED, counts[cell]! + 1)
      totals[place]! += 1
    })
  }
  return { languages: profiles.map(({ language }) => language), speakers, writers, runs, counts, totals, kinds }
}

function append(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key)
  if (list) list.push(place)
  else lists.set(key, [place])
}

/** The slot of a run, or the slot it would get. */
export function slotOf(runs: Int32Array, run: number): number {
  let slot = Math.imul(run, FIBONACCI) >>> (32 - SLOT_BITS)
  while (runs[slot] !== 0 && runs[slot] !== run) slot = (slot + 1) % SLOTS
  return slot
}

/** `^ab`, `abc`, `bc$` of every word between spaces: runs of three letters, including the edges of the word. */
export function eachRun(words: string, visit: (run: number) => void): void {
  let [first, second] = [EDGE, EDGE]
  for (let at = 0; at <= words.length; at += 1) {
    const code = at < words.length ? words.charCodeAt(at) : SPACE
    const third = code === SPACE ? EDGE : code & LETTER_MASK
    if (second !== EDGE) visit((first << (2 * LETTER_BITS)) | (second << LETTER_BITS) | third)
    first = second
    second = third
  }
}
