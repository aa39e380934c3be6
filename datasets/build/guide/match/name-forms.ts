/** A name as a set of words that can be compared across spellings, scripts and languages. */
import { KIND_WORDS } from './kind-words.ts'
import { SAME_WORDS } from './same-words.ts'

/** Articles and small words of the languages in which places are named. */
const SMALL_WORDS =
  'the of and a an at in on de des du la le les l d el los las del della delle dei di da do dos das al alla degli ' +
  'der die das den dem von vom zu zum zur am im und et e y i o e van het ten ter te na v im aan och og pri for to ' +
  'with auf sur sous en un une un una uno saint sankt san santa santo sao st ste sainte sant sv sveti svyatogo svyatoy ' +
  'i ii iii by near'

export type NameForm = {
  /** Words that say which one it is. */
  readonly own: readonly string[]
  /** The kind: `museum`, `church`. */
  readonly kinds: readonly string[]
}

const KIND_OF = byWord(KIND_WORDS)
const SAME_AS = byWord(SAME_WORDS)
const SMALL = new Set(SMALL_WORDS.split(' '))

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ' +
    'ъ  ы y ь  э e ю yu я ya і i ї yi є ye ґ g ђ dj ј j љ lj њ nj ћ c џ dz'
  )
    .split(/ (?=[\u0400-\u04ff])/)
    .map((pair) => [pair.slice(0, 1), pair.slice(2).trim()]),
)
const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
    .split(/ (?=[\u0370-\u03ff])/)
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  ...GREEK,
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

function byWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([one, all]) => all.split(' ').map((word) => [word, one])))
}

/** Small letters without accents, in Latin script where the letters have one. */
function latin(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u02bc'’`]/g, '')
  return bare.replaceAll(/[\u0370-\u04ffßæœøđðłıþ]/g, (letter) => LETTERS[letter] ?? letter)
}

function wordsOf(text: string): readonly string[] {
  return latin(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))
}

export function nameForm(name: string): NameForm {
  const words = wordsOf(name)
  const own = words.filter((word) => !KIND_OF.has(word))
  const kinds = words.flatMap((word) => KIND_OF.get(word) ?? [])
  const plain = own.map((word) => SAME_AS.get(word) ?? word)
  return { own: [...new Set(plain)].toSorted(), kinds: [...new Set(kinds)].toSorted() }
}

/** Words of an editor that say what one does there: "Mount Fuji summit climb". */
const DOING =
  /\b(?:boat|climb|cruise|dinner|drive|evening|ferry|hike|ride|safari|show|summit|sunrise|sunset|tour|trail|trip|viewing|visit|walk|(?:at|by) (?:dusk|dawn|night|sunset|sunrise))\b/gi

/** The halves of a name: "Praça do Comércio & Arco da Rua Augusta". What follows a comma or a colon says where it is. */
export function partsOf(name: string): readonly string[] {
  const [head = '', ...tail] = name.split(/[,:;–(]/)
  const inBrackets = name.includes('(') ? tail.map((part) => part.replace(')', '')) : []
  const joined = name.split(/\s+(?:&|and|or|und|et|y|with)\s+/).map((part) => part.split(/[,:;–(]/)[0] ?? '')
  const parts = [head, ...inBrackets, ...joined].flatMap((part) => [part, part.replaceAll(DOING, ' ')])
  const halves = new Set(parts.map((part) => part.trim()).filter((part) => part.length >= 4 && part !== name))
  return [...halves]
}
