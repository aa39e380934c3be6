import { identifyLanguage } from '@app/domain/language-identification'
import { foldText } from '@app/domain/place-search'

import type { LookUps } from '../../tools/look-ups.ts'
import { isLanguageOfCorpus, weighCommonWords } from '../names/common-words.ts'
import { withoutLongNames } from '../names/guide-names.ts'
import { namesAgainst } from '../names/spelled-names.ts'
import { PHRASEBOOKS } from '../phrasebooks.ts'
import { matchesAny, plain } from './phrases.ts'
import type { Memory } from './slots.ts'
import { withoutSharedNames, wordsKnown } from './vocabulary.ts'

/** Between two close languages, the one with answers is preferred; so is one with words of a known question. */
const FAVOURED = 0.5
const PER_WORD = 0.3
/** The weight of a word of one phrasebook only; short words exist in many languages. */
const PER_OWN_WORD = 1.2
const SHORT_WORD = 4
/** "Malaria in Thailand", "sushi Osaka": a few words shared by many languages are most likely English. */
const FEW_WORDS = 4
const INTERNATIONAL = 0.8
/** Of languages that are hard to distinguish, the one with more writers: Dutch rather than Afrikaans. */
const COMMONER = new Set(['nl', 'ru', 'id'])
const MOST_HINTED = 4
/** Afrikaans or Dutch, Bulgarian or Russian: a language without answers is chosen only if it is certain. */
const RARE = 0.25
const LONGEST_HINT = 500
/**
 * Spellings that similar languages never use: a diacritic, a letter in a common word, the word between two currencies.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
  es: /[¿¡]|(?<!\p{L})\p{Ll}*ñ|\d\s?\p{Ll}+(?: \p{Ll}+)? a (?:euros?|dólares|libras|pesos)(?!\p{L})/u,
  pt: /(?<![\p{L}'’])em(?!\p{L})|(?<!\p{L})\p{Ll}+(?:ã|õ|ância|ência|âmbio)\p{Ll}*|\d\s?\p{Ll}+(?: \p{Ll}+)? para (?:euros?|dólares|libras|reais)(?!\p{L})/u,
}
const CODE = /<\/?\w+>|\w\([\w.]*\)/
const LONGEST_BARE = 2
const LONGEST_REPLY = 3

/** A message of one or two words keeps the language of the conversation. */
export function languageOf(said: string, memory: Memory, { trip, guide }: LookUps): string {
  const text = withoutLongNames(said, guide)
  const folded = plain(text.slice(0, LONGEST_HINT))
  if (CODE.test(text)) return memory.language ?? 'en'
  // "Euros", as a reply about the currency, does not change the language to French.
  if (memory.pending !== null && memory.language !== null && folded.trim().split(' ').length <= LONGEST_BARE)
    return memory.language
  const known = new Map<string, ReadonlySet<string>>(PHRASEBOOKS.map((book) => [book.code, wordsKnown(folded, book)]))
  const isOwn = (word: string): boolean =>
    word.length > SHORT_WORD && [...known.values()].filter((words) => words.has(word)).length === 1
  const isShort = folded.trim().split(' ').length <= FEW_WORDS
  const isKnown = [...known.values()].some((words) => words.size > 1)
  const isAllIn = (code: string): boolean =>
    [...known.values()].every((words) => [...words].every((word) => known.get(code)?.has(word)))
  // If every word exists in the language of the conversation, it stays likeliest.
  const likeliest = memory.language !== null && isAllIn(memory.language) ? memory.language : 'en'
  const isForeignly = Object.values(MARKS).some((mark) => mark.test(text))
  const against = namesAgainst(
    text.slice(0, LONGEST_HINT),
    PHRASEBOOKS.map(({ code }) => code),
  )
  const spokenFor = weighCommonWords(folded.trim().split(' ').map(foldText))
  const hints = (language: string): number =>
    hintsByBooks(language) + spokenFor(language) - (isLanguageOfCorpus(language) ? 0 : RARE)
  const hintsByBooks = (language: string): number => {
    const book = PHRASEBOOKS.find(({ code }) => code === language)
    // A name with a word of one of the six languages is more likely that language than a similar one.
    if (!book) return (isShort && isKnown ? -FAVOURED : 0) + (COMMONER.has(language) ? FAVOURED / 2 : 0)
    const changes = trip ? Object.values(book.changes).filter((each) => matchesAny(folded, each)).length : 0
    const words = [...(known.get(book.code) ?? [])].map((word) => (isOwn(word) ? PER_OWN_WORD : PER_WORD))
    const weight = words.reduce((sum, each) => sum + each, changes * PER_WORD)
    const favour = weight === 0 ? FAVOURED / 2 : FAVOURED + Math.min(MOST_HINTED, weight)
    const isInternational = isShort && isAllIn('en') && language === likeliest && !/[à-ÿ]/.test(text) && !isForeignly
    const isMarked = MARKS[language]?.test(text) ?? false
    return favour - against(language) + (isInternational ? INTERNATIONAL : 0) + (isMarked ? PER_OWN_WORD : 0)
  }
  const telling = withoutSharedNames(text, PHRASEBOOKS)
  const written = identifyLanguage(telling, memory.language, hints)?.language ?? memory.language ?? ofScript(text)
  // "A na Teneryfie?": a few words go on in the language of the conversation, unless they are clearly of another.
  const before = memory.language
  const isShortReply = before !== null && folded.trim().split(' ').length <= LONGEST_REPLY && sameScript(text, before)
  if (isShortReply && spokenFor(written) <= spokenFor(before) + PER_OWN_WORD) return before
  const inLatin = likeliestInLatin(text, spokenFor)
  return inLatin !== null && spokenFor(inLatin) >= spokenFor(written) + PER_OWN_WORD ? inLatin : written
}

/** Whether a text can be in a language by its letters. */
function sameScript(text: string, language: string): boolean {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn'
  const isLatin = /\p{Script=Latin}/u.test(text)
  return script === 'Latn' ? isLatin : !isLatin
}

/** The most common language of a script, for texts of one or two words. */
const BY_SCRIPT: readonly (readonly [string, RegExp])[] = [
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
]

function ofScript(text: string): string {
  return BY_SCRIPT.find(([, letters]) => letters.test(text))?.[0] ?? 'en'
}

/** "Tokyo me vegetarian khana milega": languages of another script that are typed in Latin letters, too. */
const TYPED_IN_LATIN = ['hi', 'el', 'ar', 'ru', 'uk']

function likeliestInLatin(text: string, spokenFor: (language: string) => number): string | null {
  if (!/^[^\p{L}]*\p{Script=Latin}/u.test(text)) return null
  return TYPED_IN_LATIN.toSorted((a, b) => spokenFor(b) - spokenFor(a))[0] ?? null
}
