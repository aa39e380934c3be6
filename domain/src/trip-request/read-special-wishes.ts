import { foldText } from '../place-search/index.ts'
import type { MinuteOfDay, SpecialWish, SpecialWishCode } from '../trip/index.ts'
import { readTime } from './dates/read-moments.ts'
import { type Dictionary, readDictionary } from './gloss/dictionary.ts'
import { sliceOf } from './places/read-name.ts'
import { isNegated } from './read-tastes.ts'
import { type Reading, said, tokenAt } from './reading.ts'
import type { LanguageCode, Said } from './trip-request.ts'
import { SPECIAL_WISH_WORDS } from './word-lists/special-wishes.ts'

const NOON = 720
/** "Back by 5" is in the afternoon. */
const FIRST_EVENING_HOUR = 8 * 60
const WORDS_TO_HOUR = 5

const dictionaries = new Map<LanguageCode, Dictionary>()

function wordsIn(language: LanguageCode): Dictionary {
  const known = dictionaries.get(language) ?? readDictionary(SPECIAL_WISH_WORDS[language], true, foldText)
  dictionaries.set(language, known)
  return known
}

/** "Only direct flights", "nur Direktflüge". */
export function readDirectFlights(reading: Reading): Said<string> | null {
  const words = reading.words.tokens.map(({ folded }) => folded)
  for (const at of words.keys()) {
    const match = wordsIn(reading.words.language.code).find(words, at)
    if (match?.meaning.plain === DIRECT) return said(reading, sliceOf(reading, at, match.length), at, match.length)
  }
  return null
}

const DIRECT = 'direct-flights'

/** What a traveller asks for beside sights, pace and diets, as often as it is said. */
export function readSpecialWishes(reading: Reading): readonly Said<SpecialWish>[] {
  const words = reading.words.tokens.map(({ folded }) => folded)
  const dictionary = wordsIn(reading.words.language.code)
  const found: Said<SpecialWish>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const match = dictionary.find(words, at)
    if (!match || match.meaning.plain === DIRECT) continue
    const wish = wishAt(reading, at, match.length, match.meaning.plain as SpecialWishCode)
    if (wish) found.push(wish)
    at += match.length - 1
  }
  return found
}

function wishAt(reading: Reading, at: number, length: number, code: SpecialWishCode): Said<SpecialWish> | null {
  if (code === 'back-by') return backBy(reading, at, length)
  // "Not romantic", "we do not hire a car".
  return isNegated(reading, at - 1, false) ? null : said(reading, { code }, at, length)
}

/** "Back at the hotel by 17:00", "abends um 18 Uhr zurück"; "back on 12 March" names no hour. */
function backBy(reading: Reading, at: number, length: number): Said<SpecialWish> | null {
  const sentence = tokenAt(reading, at)?.sentence
  for (let step = -1; step <= WORDS_TO_HOUR; step += 1) {
    const hourAt = at + length + step
    if (tokenAt(reading, hourAt)?.sentence !== sentence) break
    const hour = readTime(reading, hourAt)
    // "The flight back is on the 8th at 21:15".
    if (!hour && tokenAt(reading, hourAt)?.kind === 'number') return null
    if (hour) return said(reading, { code: 'back-by', by: inTheEvening(hour.value) }, at, hourAt + hour.length - at)
  }
  for (let step = 1; step <= WORDS_TO_HOUR; step += 1) {
    const hour = tokenAt(reading, at - step)?.sentence === sentence ? readTime(reading, at - step) : null
    if (hour) return said(reading, { code: 'back-by', by: inTheEvening(hour.value) }, at - step, step + length)
  }
  return null
}

function inTheEvening(minute: MinuteOfDay): MinuteOfDay {
  return minute < FIRST_EVENING_HOUR ? minute + NOON : minute
}
