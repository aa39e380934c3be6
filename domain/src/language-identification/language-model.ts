import type { Profile } from './profile.ts'

/**
 * What the profiles of one script say together: who knows a word, and how often each run of three letters stands in the
 * words of each language. That is enough to tell "To dager" from "To dage".
 */
export type LanguageModel = {
  readonly languages: readonly string[]
  /** Places in `languages` of those who know a word. */
  readonly speakers: ReadonlyMap<string, readonly number[]>
  /** Places of those who write a letter that few others do. */
  readonly writers: ReadonlyMap<string, readonly number[]>
  /** How often a run was seen stands at its slot times the number of languages, a column for each. */
  readonly runs: Int32Array
  readonly counts: Uint8Array
  readonly totals: Float64Array
  /** How many runs there are in all. */
  readonly kinds: number
}

/** Ten bits tell the letters of one script apart, and three of them stay a small integer. */
const LETTER_BITS = 10
const LETTER_MASK = 2 ** LETTER_BITS - 1
const EDGE = 0
const SPACE = 32
/** Four times what the largest script needs, so that a look-up seldom goes on. A plain Map is built four times slower. */
const SLOT_BITS = 15
const SLOTS = 2 ** SLOT_BITS
const FIBONACCI = 0x9e3779b1
const MOST_COUNTED = 255

/** Built when somebody asks first, so it has to be quick: one pass over the letters, no text made of them. */
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

/** Where a run stands, or would stand. */
export function slotOf(runs: Int32Array, run: number): number {
  let slot = Math.imul(run, FIBONACCI) >>> (32 - SLOT_BITS)
  while (runs[slot] !== 0 && runs[slot] !== run) slot = (slot + 1) % SLOTS
  return slot
}

/** `^ab`, `abc`, `bc$` of every word between blanks: three letters at a time, the edges of the word among them. */
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
