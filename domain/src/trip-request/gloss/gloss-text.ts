import { countryCalledIn, countryNameIn } from '../../country-name/index.ts'
import { formsOf } from '../../place-names/index.ts'
import { foldText } from '../../place-search/index.ts'
import type { FindCity, FindCountry, FindRegion, IsWellKnown } from '../reading.ts'
import type { TextSpan } from '../trip-request.ts'
import { type Atom, readAtoms, withAsciiDigits } from './atoms.ts'
import type { Dictionary, Meaning } from './dictionary.ts'
import { type NumberShape, numberShapesOf } from './number-shapes.ts'

export type Names = {
  readonly findCity: FindCity
  readonly findCountry: FindCountry
  readonly findRegion: FindRegion
  /** Absent where every known name is one that travellers mean. */
  readonly isWellKnown?: IsWellKnown
}
/** A request word by word in English, for the English reader. */
export type Gloss = {
  readonly language: string
  readonly text: string
  /** Words that the dictionary and the tables of names lack. */
  readonly unknown: readonly TextSpan[]
  /** The place in the original of a place in the gloss. */
  readonly original: (span: TextSpan) => TextSpan
}
type Piece = {
  readonly kind: 'name' | 'dated' | 'word' | 'mark' | 'unknown'
  readonly english: string
  readonly meaning?: Meaning
  readonly start: number
  readonly end: number
  readonly isGlued?: boolean
}

const MOST_NAME_WORDS = 4
const MOST_NAME_CHARACTERS = 10
const SHORTEST_SMALL_NAME = 4
const DATED =
  /^\s*(?:days?\b|nights?\b|weeks?\b|\d[\d:.,]*(?: (?:days?|nights?|weeks?))?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d+)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|easter|weekend|next|this|tomorrow|first half of|second half of|beginning of|end of|mid)\b/

export function glossText(given: string, language: string, dictionary: Dictionary, names: Names): Gloss {
  const text = withAsciiDigits(given)
  const read = readPieces(text, language, dictionary, names)
  const pieces = place(read)
  let english = ''
  const places: { readonly from: number; readonly to: number; readonly span: TextSpan }[] = []
  for (const { english: words, start, end, isGlued } of pieces) {
    if (words === '') continue
    if (english !== '' && !isGlued) english += ' '
    places.push({ from: english.length, to: english.length + words.length, span: { start, end } })
    english += words
  }
  return {
    language,
    text: english,
    unknown: unknownIn(read, text),
    original: (span) => {
      const met = places.filter(({ from, to }) => from < span.end && to > span.start)
      if (met.length === 0) return { start: 0, end: 0 }
      return {
        start: Math.min(...met.map((each) => each.span.start)),
        end: Math.max(...met.map((each) => each.span.end)),
      }
    },
  }
}

const SHORTEST_UNKNOWN = 3
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/

/** Small unknown words side by side are one phrase; capitals stay in the gloss and may be read as names. */
function unknownIn(pieces: readonly Piece[], text: string): readonly TextSpan[] {
  const runs: TextSpan[] = []
  let last = -2
  for (const [at, { kind, english, start, end }] of pieces.entries()) {
    const word = text.slice(start, end)
    if (kind !== 'unknown' || english !== '' || (word.length < SHORTEST_UNKNOWN && !DENSE.test(word))) continue
    if (DENSE.test(word) && word.length < 2) continue
    const before = runs.at(-1)
    if (before && last === at - 1) runs[runs.length - 1] = { start: before.start, end }
    else runs.push({ start, end })
    last = at
  }
  return runs
}

function readPieces(text: string, language: string, dictionary: Dictionary, names: Names): readonly Piece[] {
  const atoms = readAtoms(text, dictionary.isSpaced, language === 'tr')
  const folded = atoms.map(({ kind, text: word }) => (kind === 'word' ? dictionary.fold(word) : word))
  const shapes = numberShapesOf(language)
  const pieces: Piece[] = []
  let [at, isInMonth] = [0, false]
  while (at < atoms.length) {
    const atom = atoms[at]!
    const shaped = shapeAt(text, atom, shapes, isInMonth)
    const word = dictionary.find(folded, at)
    const wordEnd = word ? atoms[at + word.length - 1]!.end : 0
    if (shaped && shaped.end >= wordEnd) {
      pieces.push({ kind: 'dated', english: shaped.english.trim(), start: atom.start, end: shaped.end })
      if (/[a-z]{3,} \d|^ [a-z]+ $/.test(shaped.english)) isInMonth = true
      while (at < atoms.length && atoms[at]!.start < shaped.end) at += 1
      continue
    }
    const { piece, length } = pieceAt({ text, atoms, folded, language, dictionary, names }, at)
    pieces.push(piece)
    at += length
  }
  return pieces
}

function shapeAt(text: string, { start }: Atom, shapes: readonly NumberShape[], isInMonth: boolean) {
  for (const { pattern, english } of shapes) {
    pattern.lastIndex = start
    const found = pattern.exec(text)
    const isInRange = isInMonth && BEFORE_SECOND_DAY.test(text.slice(0, start))
    if (found) return { english: english(found, isInRange), end: start + found[0].length }
  }
  return null
}

/** The 10 of "3月8日〜10日" is a day of the month, that of "5月にペルー10日" a length. */
const BEFORE_SECOND_DAY = /(?:[~〜～–—\-至到、，,)）と]|から|부터|에서)\s*$/u

type Source = {
  readonly text: string
  readonly atoms: readonly Atom[]
  readonly folded: readonly string[]
  readonly language: string
  readonly dictionary: Dictionary
  readonly names: Names
}

function pieceAt(source: Source, at: number): { readonly piece: Piece; readonly length: number } {
  const { atoms, folded, dictionary } = source
  const atom = atoms[at]!
  const spanOf = (length: number) => ({ start: atom.start, end: atoms[at + length - 1]!.end })
  if (atom.kind === 'number') return { piece: { kind: 'dated', english: atom.text, ...spanOf(1) }, length: 1 }
  const word = dictionary.find(folded, at)
  if (atom.kind === 'mark' && !word) return markAt(source, at)
  const name = nameAt(source, at, word?.length ?? 0)
  if (name) return { piece: { kind: 'name', english: name.english, ...spanOf(name.length) }, length: name.length }
  if (word) {
    const isName = /^\p{Lu}/u.test(word.meaning.plain)
    const kind = isName ? 'name' : DATED.test(word.meaning.plain) ? 'dated' : 'word'
    const piece: Piece = { kind, english: word.meaning.plain, meaning: word.meaning, ...spanOf(word.length) }
    return { piece, length: word.length }
  }
  return unknownAt(source, at)
}

function markAt({ text, atoms }: Source, at: number): { readonly piece: Piece; readonly length: number } {
  const { text: sign, start, end, isApart } = atoms[at]!
  // "8. března": the point of a day ends no sentence.
  const isOrdinal = sign === '.' && atoms[at - 1]?.kind === 'number' && !isApart && at + 1 < atoms.length
  const isSilent = isOrdinal && /^\s*[\p{Ll}\d–—-]/u.test(text.slice(end))
  return {
    piece: {
      kind: 'mark',
      english: isSilent ? '' : (MARKS[sign] ?? sign),
      start,
      end,
      isGlued: !isApart && !DASH.test(sign),
    },
    length: 1,
  }
}

const MARKS: Readonly<Record<string, string>> = {
  '、': ',',
  '，': ',',
  '،': ',',
  '。': '.',
  '।': '.',
  '〜': '-',
  '～': '-',
  '~': '-',
  '（': '(',
  '）': ')',
  '：': ':',
  '！': '!',
  '？': '?',
  '؟': '?',
  '؛': ';',
  '；': ';',
  '・': ',',
  '￥': '¥',
  '「': '"',
  '」': '"',
}

const DASH = /^[-–—~〜～]$/

/** A known place, at least as long as the phrase of the dictionary here. */
function nameAt(
  source: Source,
  at: number,
  atLeast: number,
): { readonly english: string; readonly length: number } | null {
  const { atoms, dictionary, text, language } = source
  const most = dictionary.isSpaced ? MOST_NAME_WORDS : MOST_NAME_CHARACTERS
  let longest = 0
  while (longest < most && atoms[at + longest]?.kind === 'word') longest += 1
  // "10 dni do Rzymu": a small word of the dictionary begins no longer name.
  const isSmallWord = dictionary.isSpaced && atLeast > 0 && /^\p{Ll}/u.test(atoms[at]?.text ?? '')
  if (isSmallWord) return null
  for (let length = longest; length > atLeast; length -= 1) {
    const first = atoms[at]!
    const written = text.slice(first.start, atoms[at + length - 1]!.end)
    if (/['’]/.test(written) && language === 'tr') continue
    if (isTooShort(written, length, dictionary.isSpaced)) continue
    const english = nameOf(written, source)
    if (english) return { english, length }
  }
  return null
}

/** Letters of Vietnamese. */
const TONED = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹêôâ]/iu

const isTooShort = (written: string, length: number, isSpaced: boolean): boolean => {
  // "したい" is no Thailand.
  if (/^[\u3041-\u309f]{1,3}$/.test(written)) return true
  if (!isSpaced) return length < 2 && /^[^A-Za-z]/.test(written)
  const isSmall = /^\p{Ll}/u.test(written)
  // "Sinh viên" are students, "Viên" is Vienna: a name of one syllable has a capital.
  if (isSmall && length === 1 && TONED.test(written)) return true
  return written.length < (isSmall ? SHORTEST_SMALL_NAME : 3)
}

function nameOf(written: string, source: Source): string | null {
  const { language, names } = source
  const isCapital = !/^\p{Ll}/u.test(written)
  const exact = englishName(written, language, names)
  if (exact !== null) return exact
  const words = written.split(' ')
  const folded = words.map((word) => foldText(word))
  // In small letters an inflected word may be any word.
  const most = isCapital || folded.join('').length > 6 ? 2 : 0
  if (most === 0) return null
  const last = folded.at(-1) ?? ''
  const lasts = [last, ...formsOf(last, language)]
  const firsts = folded.length === 1 ? [''] : [folded[0]!, ...formsOf(folded[0]!, language)]
  for (const first of firsts)
    for (const form of lasts) {
      const tried = folded.length === 1 ? form : [first, ...folded.slice(1, -1), form].join(' ')
      const found = tried === folded.join(' ') || tried.length < 3 ? null : englishName(tried, language, names)
      if (found !== null) return leadOf(last, form, source) + found
    }
  return null
}

/** "Romadan" is from Rome: the ending is a word of the dictionary. */
function leadOf(word: string, stem: string, { dictionary }: Source): string {
  const ending = word.startsWith(stem) ? dictionary.find([word.slice(stem.length)], 0)?.meaning : undefined
  return ending?.isBehind ? `${ending.named} ` : ''
}

/** The English name if it means the same place, otherwise the name as written, with capitals. */
function englishName(
  written: string,
  language: string,
  { findCity, findCountry, findRegion, isWellKnown = () => true }: Names,
): string | null {
  const country = findCountry(written) ?? countryCalledIn(language, written, foldText)
  if (country !== null) return countryNameIn(country, 'en')
  const region = findRegion(written)
  if (region) {
    const name = capitalised(region.id.replaceAll('-', ' '))
    return findRegion(name)?.id === region.id ? name : capitalised(written)
  }
  const city = findCity(written)
  // "Redan" is a word in Swedish before it is a town in America.
  if (!city || (/^\p{Ll}/u.test(written) && !isWellKnown(written))) return null
  const isSame = (name: string): boolean => {
    const found = findCity(name)
    return found !== null && found.name === city.name && found.country === city.country
  }
  return isSame(city.name) ? city.name : capitalised(written)
}

const capitalised = (name: string): string => name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Capitals stay, as a name that may be a sight; an unknown small word would only look like a place. */
function unknownAt(
  { atoms, dictionary, folded }: Source,
  at: number,
): { readonly piece: Piece; readonly length: number } {
  const first = atoms[at]!
  let length = 1
  if (!dictionary.isSpaced && /^[^A-Za-z]/.test(first.text)) {
    while (atoms[at + length]?.kind === 'word' && !atoms[at + length]!.isApart && !dictionary.find(folded, at + length))
      length += 1
  }
  const end = atoms[at + length - 1]!.end
  const english = atoms
    .slice(at, at + length)
    .map(({ text }) => text)
    .join('')
  const isKept = /^\p{Lu}/u.test(english)
  return { piece: { kind: 'unknown', english: isKept ? english : '', start: first.start, end }, length }
}

/** Chooses the reading of each preposition by what follows, and puts postpositions before what they follow. */
function place(pieces: readonly Piece[]): readonly Piece[] {
  const placed: Piece[] = []
  // What a postposition closed is not reached by the next one: "3 से 7" is "from 3 to 7".
  let closed = 0
  for (const [index, piece] of pieces.entries()) {
    const { meaning } = piece
    const next = pieces.slice(index + 1).find(({ english }) => english !== '')
    if (!meaning) placed.push(piece)
    else if (meaning.isBehind) {
      const at = Math.max(closed, startOfChunk(placed))
      // "从上海出发": "from" says it already.
      if (meaning.plain.startsWith('departure') && placed[at]?.kind === 'name' && placed[at - 1]?.english === 'from')
        continue
      placed.splice(at, 0, { ...piece, english: chosen(meaning, placed[at]) })
      closed = placed.length
    } else placed.push({ ...piece, english: chosen(meaning, next) })
  }
  return withLinks(childrenBeforeAges(placed.filter(({ english }) => english !== '').filter(isNoRepeatedWeekday)))
}

const chosen = ({ plain, dated, named }: Meaning, next: Piece | undefined): string =>
  next?.kind === 'dated' && !MONTH.test(next.english) ? dated : next?.kind === 'name' ? named : plain

const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const DAY = /^(?:[a-z]+ )?\d{1,2}$/

/** `3月8日(月)` and `3月8日周一`: the date says it all. */
function isNoRepeatedWeekday({ english }: Piece, index: number, pieces: readonly Piece[]): boolean {
  const [before, last] = [pieces[index - 1], pieces[index - 2]]
  const isBracket = english === ')' && WEEKDAY.test(before?.english ?? '') && last?.english === '('
  const isOpening = english === '(' && WEEKDAY.test(pieces[index + 1]?.english ?? '') && DAY.test(before?.english ?? '')
  if (isBracket || isOpening) return false
  return (
    !WEEKDAY.test(english) ||
    !(DAY.test(before?.english ?? '') || (before?.english === '(' && DAY.test(last?.english ?? '')))
  )
}

const AGE = /years old$/
const CHILD =
  /^(?:with )?(?:\d+ |a |my )?(?:child|children|toddler|baby|kids?|(?:grand)?(?:son|daughter)|nephew|niece)$/

/** "6歳の子供1人" is "1 child, 6 years old": one child, not two. */
function childrenBeforeAges(pieces: readonly Piece[]): readonly Piece[] {
  const ordered: Piece[] = []
  for (const piece of pieces) {
    let at = ordered.length
    if (CHILD.test(piece.english))
      while (at > 0 && (AGE.test(ordered[at - 1]!.english) || isPartOfAges(ordered, at - 1))) at -= 1
    ordered.splice(at, 0, piece)
  }
  return ordered
}

/** The number before "years old", and what joins two ages. */
function isPartOfAges(pieces: readonly Piece[], at: number): boolean {
  const [before, own, next] = [at - 1, at, at + 1].map((place) => pieces[place]?.english ?? '')
  if (next === 'years old') return /^\d+$/.test(own ?? '')
  return /^(?:and|,)$/.test(own ?? '') && AGE.test(before ?? '') && /^\d/.test(next ?? '')
}

/** English needs a preposition that other languages leave out: "in May", "from Delhi to Jaipur". */
function withLinks(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.flatMap((piece, index) => {
    const [before, next, then] = [pieces[index - 1], pieces[index + 1], pieces[index + 2]]
    const link = (english: string): Piece => ({ ...piece, kind: 'word', english, end: piece.start })
    const isLoneMonth = MONTH.test(piece.english) && before?.kind !== 'dated' && next?.kind !== 'dated'
    if (isLoneMonth && !LEADS_TO_MONTH.test(before?.english ?? '')) return [link('in'), piece]
    const isSecondDay =
      /^\d+$/.test(piece.english) && DAY.test(before?.english ?? '') && pieces[index - 2]?.english === 'from'
    if (isSecondDay) return [link('to'), piece]
    // "日本东京大阪" is a list.
    if (piece.kind === 'name' && before?.kind === 'name')
      return [link(pieces[index - 2]?.english === 'from' ? 'to' : ','), piece]
    // "서울에서 부산까지": the same particle is "in" and "from".
    const isTo = then?.english === 'to' || (then?.kind === 'name' && piece.meaning?.isBehind === true)
    if (piece.english === 'in' && next?.kind === 'name' && isTo) return [{ ...piece, english: 'from' }]
    return [piece]
  })
}

const LEADS_TO_MONTH = /(?:^| )(?:in|of|mid|this|next|on|from|to)$/

const JOINT = /^(?:and|,)$/

/** A name or names joined by "and", a run of date words, or one other word. */
function startOfChunk(placed: readonly Piece[]): number {
  let at = placed.length - 1
  while (at > 0 && placed[at]?.english === '') at -= 1
  while (placed[at]?.kind === 'name' && placed[at - 2]?.kind === 'name' && JOINT.test(placed[at - 1]!.english)) at -= 2
  if (placed[at]?.kind !== 'dated') return Math.max(0, at)
  while (at > 0 && placed[at - 1]?.kind === 'dated') at -= 1
  return at
}
