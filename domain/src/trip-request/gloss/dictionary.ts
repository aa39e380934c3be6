import { readAtoms } from './atoms.ts'

/** How a phrase reads in English; the later ones apply before a date or number, and before a name. */
export type Meaning = {
  readonly plain: string
  readonly dated: string
  readonly named: string
  readonly isBehind: boolean
}
type Entry = { readonly words: readonly string[]; readonly meaning: Meaning }

export type Dictionary = {
  readonly isSpaced: boolean
  readonly fold: (word: string) => string
  /** The longest phrase that begins here, and how many words or characters it has. */
  readonly find: (words: readonly string[], at: number) => { readonly length: number; readonly meaning: Meaning } | null
}

const HEAD = 2

/**
 * Lines of `phrase = english`. `*` ends a stem; `a||b||c` are the readings before anything else, a date and a name; a
 * leading `<` puts the English word before what it follows ("東京から" is "from Tokyo").
 */
export function readDictionary(
  lines: readonly string[],
  isSpaced: boolean,
  fold: (word: string) => string,
): Dictionary {
  const entries = new Map<string, Entry[]>()
  for (const line of lines) {
    const [phrase = '', english = ''] = line.split(/ =(?: |$)/)
    const words = isSpaced
      ? phrase.split(' ').map((word) => foldStem(word, fold))
      : readAtoms(phrase, false).map(({ text }) => fold(text) || text)
    const key = headOf(words[0] ?? '', isSpaced)
    const listed = entries.get(key) ?? []
    listed.push({ words, meaning: meaningOf(english) })
    entries.set(key, listed)
  }
  for (const listed of entries.values()) listed.sort((one, other) => weightOf(other) - weightOf(one))
  return {
    isSpaced,
    fold,
    find: (words, at) => {
      const found = entries
        .get(headOf(words[at] ?? '', isSpaced))
        ?.find((entry) => entry.words.every((word, step) => fits(words[at + step], word)))
      return found ? { length: found.words.length, meaning: found.meaning } : null
    },
  }
}

function foldStem(word: string, fold: (word: string) => string): string {
  // A sign such as ₺ folds to nothing.
  return word.endsWith('*') ? `${fold(word.slice(0, -1))}*` : fold(word) || word
}

/** Where folding would join words: "năm" is five or a year, "nam" the south; "したい" is a wish, "タイ" Thailand. */
export function lowerWord(word: string): string {
  return word.normalize('NFKC').toLowerCase()
}

const headOf = (word: string, isSpaced: boolean): string => (isSpaced ? word.replace('*', '').slice(0, HEAD) : word)

/** The longer phrase first, and a whole word before a stem. */
function weightOf({ words }: Entry): number {
  return (
    words.length * 1000 + words.reduce((sum, word) => sum + (word.endsWith('*') ? word.length : word.length * 2), 0)
  )
}

function fits(typed: string | undefined, word: string): boolean {
  if (typed === undefined) return false
  return word.endsWith('*') ? typed.startsWith(word.slice(0, -1)) : typed === word
}

function meaningOf(english: string): Meaning {
  const isBehind = english.startsWith('<')
  const [plain = '', dated = plain, named = plain] = (isBehind ? english.slice(1) : english).split('||')
  return { plain, dated, named, isBehind }
}
