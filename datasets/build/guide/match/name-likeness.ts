import type { NameForm } from './name-forms.ts'

/**
 * `same`: the same words in any order and language. `most`: the words that tell it from others are mostly the same.
 * `part`: one name has all the words of the other and more. `some`: a rare word is in both.
 */
export type Likeness = 'same' | 'most' | 'part' | 'some' | 'none'

const ORDER: readonly Likeness[] = ['same', 'most', 'part', 'some', 'none']
const MOST_SHARE = 0.6
const SOME_SHARE = 0.34
/** A word in more names than this is not distinctive: "royal", "maria". */
const RARE_COUNT = 40
const LONG_WORD = 6

/** How telling a word is, by the number of names that have it. */
export type Weigh = (word: string) => { readonly weight: number; readonly isRare: boolean }

export function weigher(forms: Iterable<NameForm>): Weigh {
  const counts = new Map<string, number>()
  let total = 0
  for (const { own } of forms) {
    total += 1
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (word) => {
    const count = counts.get(word) ?? 0
    return { weight: Math.log((total + 1) / (count + 1)), isRare: count <= RARE_COUNT && word.length >= 4 }
  }
}

/** The best of any two names. */
export function likenessOf(ours: readonly NameForm[], theirs: readonly NameForm[], weigh: Weigh): Likeness {
  let best = ORDER.length - 1
  for (const a of ours) for (const b of theirs) best = Math.min(best, ORDER.indexOf(compare(a, b, weigh)))
  return ORDER[best] ?? 'none'
}

/** Any two names with the same words, of which one tells it from others of its kind. */
export function haveOneForm(ours: readonly NameForm[], theirs: readonly NameForm[]): boolean {
  const keys = new Set(ours.filter(({ own }) => own.length > 0).map(keyOf))
  return theirs.some((form) => keys.has(keyOf(form)))
}

function keyOf({ own, kinds }: NameForm): string {
  return `${own.join(' ')}|${kinds.join(' ')}`
}

function compare(a: NameForm, b: NameForm, weigh: Weigh): Likeness {
  const kindsMeet = a.kinds.some((kind) => b.kinds.includes(kind))
  // "The Cathedral" of the town, in two languages.
  if (a.own.length === 0 || b.own.length === 0) {
    return a.own.length === b.own.length && kindsMeet && a.kinds.join() === b.kinds.join() ? 'most' : 'none'
  }
  const shared = a.own.filter((word) => b.own.some((other) => isSameWord(word, other)))
  if (shared.length === 0) return 'none'
  // A museum and a bridge of one name are two things.
  const areOtherKinds = a.kinds.length > 0 && b.kinds.length > 0 && !kindsMeet
  const isWhole = shared.length === a.own.length && shared.length === b.own.length
  const isRare = shared.some((word) => weigh(word).isRare)
  const isTelling = isRare || shared.length > 1 || a.kinds.join() === b.kinds.join()
  // "Carthage" may be the ruins, and the palace of that name half a kilometre away is another place.
  const isOneBare = shared.length === 1 && (a.kinds.length === 0) !== (b.kinds.length === 0)
  if (isWhole && isTelling) return areOtherKinds ? 'some' : isOneBare ? 'most' : 'same'
  if (areOtherKinds) return 'none'
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weigh(word).weight, 0)
  const share = sum(shared) / (sum(a.own) + sum(b.own) - sum(shared))
  if (share >= MOST_SHARE && (isRare || kindsMeet)) return 'most'
  if (isRare && (shared.length === a.own.length || shared.length === b.own.length)) return 'part'
  return isRare && share >= SOME_SHARE ? 'some' : 'none'
}

/** One letter apart in a long word: Jeronimos and Jeronimus, Topkapi and Topkapy. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length < LONG_WORD || b.length < LONG_WORD || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}
