import { foldText, spellingsOf } from './fold-text.ts'
import { CODE_SIGN, LONGEST_KEY, SCORE_STEPS, type SearchEntry } from './search-index.ts'

/** "diego" may be San Diego, unless a place with that prefix is nearly as large. */
const LATER_WORD_PENALTY = 4
const SHORTEST_LATER_WORD = 3
/** Generic last words are not keys: "city" is never typed for Mexico City, and "ci" means Cincinnati. */
const SAYS_NOTHING = new Set(['city', 'town', 'mountain', 'island', 'islands', 'park'])
/** A longer name is that of an administration: "Abu Dhabi Island and Internal Islands City". */
const MOST_WORDS = 5
/** "del" is Delhi: for Ciudad del Cabo, the word after it is the key. */
const LEADS_ON = /^(?:del|las|los|les|des|der|den|dos|das|the|and|von|sur) /
const LEADS_ON_PENALTY = 6
/** The same letters are a larger part of a short name: "por" is Porto rather than Port Harcourt. */
const PENALTY_PER_LETTER = 0.06
const HIGHEST_SCORE = 0xffff
/** A name with a larger penalty is in another language or outdated. */
const MOST_OF_OWN_NAME = 1

/** Every key of the entries, in their order. */
export type Keys = {
  readonly text: Uint16Array
  readonly keyStart: Uint32Array
  readonly keyEntry: Uint32Array
  readonly keyScore: Uint16Array
  /** Bits: see OWN_NAME, LOCAL_NAME and SOUGHT. */
  readonly keyKind: Uint8Array
}

/** In its own language or in English. */
export const OWN_NAME = 1
/** An own name that is not displayed: Wien, Santiago de Cali. */
export const LOCAL_NAME = 4
/** The prefix of an own name of a popular destination. */
export const SOUGHT = 2

/** Each spelling is stored once; the key of a later word points into its spelling. */
export function collectKeys(entries: readonly SearchEntry[]): Keys {
  const text = createWriter()
  const [starts, owners, scores, kinds]: [number[], number[], number[], number[]] = [[], [], [], []]
  entries.forEach((entry, number) => {
    for (const [start, score, kind] of keysOf(entry, text).values()) {
      starts.push(start)
      owners.push(number)
      kinds.push(kind)
      scores.push(Math.min(HIGHEST_SCORE, Math.max(0, Math.round(score * SCORE_STEPS))))
    }
  })
  return {
    text: text.units(),
    keyStart: Uint32Array.from(starts),
    keyEntry: Uint32Array.from(owners),
    keyScore: Uint16Array.from(scores),
    keyKind: Uint8Array.from(kinds),
  }
}

type Writer = { place(spelling: string): number; units(): Uint16Array }
type Key = readonly [start: number, score: number, kind: number]

function keysOf({ names, importance, isSought }: SearchEntry, text: Writer): ReadonlyMap<string, Key> {
  const best = new Map<string, Key>()
  const add = (key: string, start: number, worth: number, kind: number): void => {
    const score = worth - PENALTY_PER_LETTER * key.length
    const known = best.get(key)
    if (!known || known[1] < score) best.set(key, [start, score, kind])
  }
  for (const { text: name, penalty, kind } of names) {
    const isOwn = kind === 'name' && penalty <= MOST_OF_OWN_NAME
    const own = isOwn ? (penalty > 0 ? OWN_NAME | LOCAL_NAME : OWN_NAME) : 0
    for (const whole of kind === 'code' ? [CODE_SIGN + foldText(name)] : spellingsOf(name)) {
      const spelling = whole.slice(0, LONGEST_KEY)
      const start = text.place(spelling)
      add(spelling, start, importance - penalty, own && isSought ? own | SOUGHT : own)
      for (const at of laterWords(spelling))
        add(spelling.slice(at), start + at, importance - penalty - laterWordPenalty(spelling.slice(at)), own)
    }
  }
  return best
}

function laterWordPenalty(rest: string): number {
  return LEADS_ON.test(rest) ? LATER_WORD_PENALTY + LEADS_ON_PENALTY : LATER_WORD_PENALTY
}

function laterWords(spelling: string): readonly number[] {
  const places: number[] = []
  if (spelling.split(' ', MOST_WORDS + 1).length > MOST_WORDS) return places
  for (let at = spelling.indexOf(' '); at >= 0; at = spelling.indexOf(' ', at + 1)) {
    const end = spelling.indexOf(' ', at + 1)
    const isLong = (end < 0 ? spelling.length : end) - at > SHORTEST_LATER_WORD
    if (isLong && !SAYS_NOTHING.has(spelling.slice(at + 1))) places.push(at + 1)
  }
  return places
}

function createWriter(): Writer {
  const places = new Map<string, number>()
  let units = new Uint16Array(1 << 16)
  let length = 0
  return {
    place(spelling) {
      const known = places.get(spelling)
      if (known !== undefined) return known
      const start = length
      length += spelling.length + 1
      if (length > units.length) {
        const larger = new Uint16Array(Math.max(length, units.length * 2))
        larger.set(units)
        units = larger
      }
      for (let i = 0; i < spelling.length; i += 1) units[start + i] = spelling.charCodeAt(i)
      places.set(spelling, start)
      return start
    },
    units: () => units.slice(0, length),
  }
}
