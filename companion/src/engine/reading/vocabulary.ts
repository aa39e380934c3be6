import { cityNamesIn } from '../names/city-names.ts'
import { countriesIn } from '../names/read-mentions.ts'
import type { Phrasebook } from '../phrasebook.ts'
import { type Intent, INTENTS } from '../sentences.ts'
import { beginningsOf, keywordsOf, plain, wordsOf } from './phrases.ts'

type Vocabulary = {
  readonly words: ReadonlySet<string>
  /** Unambiguous words, and their intent. */
  readonly keywords: ReadonlyMap<string, Intent>
  readonly beginnings: readonly string[]
}

const vocabularies = new Map<string, Vocabulary>()

/** All words of a phrasebook. */
export function vocabularyOf(book: Phrasebook): Vocabulary {
  const known = vocabularies.get(book.code)
  if (known) return known
  const { intents, from, citizen, yes, hours, minutes, expires } = book
  // "Grève" is French for strike, and one letter away from Greece.
  const flight = [book.causes, book.disruptions, book.notice].flatMap((each) => Object.values(each))
  const phrases = [...Object.values(intents), ...flight, from, citizen, yes, hours, minutes, expires]
  const made = {
    words: new Set(phrases.flatMap((each) => wordsOf(each))),
    keywords: new Map(
      INTENTS.flatMap((intent) =>
        [...keywordsOf(intents[intent]), ...beginningsOf(intents[intent])].map((word) => [word, intent] as const),
      ),
    ),
    beginnings: [...new Set(Object.values(intents).flatMap((each) => beginningsOf(each)))],
  }
  vocabularies.set(book.code, made)
  return made
}

/** The words of a text of `plain` that a phrasebook contains. */
export function wordsKnown(text: string, book: Phrasebook): ReadonlySet<string> {
  const { words, beginnings } = vocabularyOf(book)
  const [names, kinds] = [namesIn(book), wordsOfFields(book)]
  const isKnown = (word: string): boolean =>
    words.has(word) || names.has(word) || kinds.has(word) || beginnings.some((start) => word.startsWith(start))
  return new Set(text.trim().split(' ').filter(isKnown))
}

const ofFields = new Map<string, ReadonlySet<string>>()

function wordsOfFields({ code, fields }: Phrasebook): ReadonlySet<string> {
  const known = ofFields.get(code)
  if (known) return known
  const made = new Set(Object.values(fields).flatMap((each) => keywordsOf(each)))
  ofFields.set(code, made)
  return made
}

const named = new Map<string, ReadonlySet<string>>()

/** Months, countries and cities: "Tanzanie", "maggio" or "Tokio" indicate the language. */
function namesIn({ code }: Phrasebook): ReadonlySet<string> {
  const known = named.get(code)
  if (known) return known
  const format = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => plain(format.format(Date.UTC(2026, month, 15))).trim())
  const cities = cityNamesIn(code).map((name) => plain(name).trim())
  const made = new Set([...months, ...countriesIn(code).keys(), ...cities])
  named.set(code, made)
  return made
}

const CURRENCY_WORDS = new Set(
  'euro euros dollar dollars peso pesos lira liras baht yen yuan won forint zloty'.split(' '),
)

/** A text without names shared by several languages: "Tanzania" and "euros" indicate none of them. */
export function withoutSharedNames(text: string, books: readonly Phrasebook[]): string {
  const isShared = (word: string): boolean => {
    const folded = plain(word).trim()
    return CURRENCY_WORDS.has(folded) || books.filter((book) => namesIn(book).has(folded)).length > 1
  }
  const left = text.replaceAll(/\p{L}+/gu, (word) => (isShared(word) ? '' : word))
  return /\p{L}/u.test(left) ? left : text
}
