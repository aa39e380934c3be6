/** How a few words go on from the last everyday question: "at night?", "and by bus", "팁은요?". */
import { groupOf, isReaderIntent } from '@app/domain/learned-reader'

import type { ReadIntents } from '../../tools/look-ups.ts'
import { type EverydayIntent, isEverydayIntent } from './everyday-intent.ts'
import { readConstraints } from './read-constraints.ts'
import type { Said } from './said-by-meaning.ts'
import { wordsPattern } from './word-lists/constraint-words.ts'

const MOST_WORDS = 5
/** After "and". */
const MOST_AFTER_AND = 8
const CONTINUES = wordsPattern('continues')
/** Without spaces between words. */
const MOST_SIGNS = 12
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** So likely that it is asked, whatever was spoken of before. */
const LIKELY = 0.5
/** Of the same subject as before. */
const LEAST_OF_SUBJECT = 0.15
/** Subjects that belong together beside the groups of the reader. */
const RELATED: readonly (readonly string[])[] = [
  ['health_food', 'tap_water'],
  ['hotel_area_price', 'where_to_stay'],
  ['best_time', 'must_see', 'season_event'],
  ['airport_transfer', 'flight_time', 'intercity', 'ride_hailing'],
]
const TRANSFERS: readonly string[] = ['airport_transfer', 'intercity']
const OF_WAYS: readonly EverydayIntent[] = ['airport_transfer', 'ferry', 'intercity']
/** Trouble on the way: money asked for afterwards is what is owed, not the price of a trip. */
const TROUBLES: readonly EverydayIntent[] = [
  'denied_boarding',
  'flight_cancelled_rights',
  'flight_delay_rights',
  'lost_luggage',
  'missed_connection',
]

const PRICE = wordsPattern('price')

/** Whether a message is so short that it needs what was said before. */
export function isFewWords(text: string): boolean {
  const said = text.trim()
  return UNSPACED.test(said) ? said.length <= MOST_SIGNS : said.split(/\s+/).length <= MOST_WORDS
}

/** Too short for a question of its own: "how long to get used to it". */
export function isHalfSentence(text: string): boolean {
  return isFewWords(text) || (!UNSPACED.test(text) && text.trim().split(/\s+/).length <= MOST_AFTER_AND)
}

/** "And just a beer at a bar": the first word says that the message goes on. */
export function continues(text: string): boolean {
  return CONTINUES.test(text) && text.trim().split(/\s+/).length <= MOST_AFTER_AND
}

/** What a short message asks after other questions; null if it says nothing of its own. */
export function goesOn(
  said: Said,
  { intents: [first, second] }: Pick<ReadIntents, 'intents'>,
  before: readonly EverydayIntent[],
): readonly EverydayIntent[] | null {
  const isOfWay = first !== undefined && first.probability >= LIKELY && TRANSFERS.includes(first.intent)
  const { text } = said
  const same = isOfWay && !before.includes('tipping') ? null : sameThing(said, before)
  if (same) return same
  if (
    before.length > 0 &&
    PRICE.test(text) &&
    (!first || !isOf(first.intent, 'money')) &&
    troublesIn(before).length === 0
  )
    return ['prices']
  if (!first) return null
  const troubles = troublesIn(before)
  if (troubles.length > 0 && isOf(first.intent, 'money')) return troubles
  if (first.probability >= LIKELY) return isEverydayIntent(first.intent) ? [first.intent] : null
  const near = [first, second].find(
    (each) => each && each.probability >= LEAST_OF_SUBJECT && before.some((last) => areRelated(each.intent, last)),
  )
  return near && isEverydayIntent(near.intent) ? [near.intent] : null
}

function troublesIn(before: readonly EverydayIntent[]): readonly EverydayIntent[] {
  return before.filter((each) => TROUBLES.includes(each))
}

/** "And taxis?" after tips, "and a coffee?" after a price, "and by bus?" after a train. */
function sameThing(said: Said, before: readonly EverydayIntent[]): readonly EverydayIntent[] | null {
  const { tipPlaces, items, mode, atMinutes } = readConstraints(said)
  if (before.includes('tipping') && tipPlaces.length > 0) return ['tipping']
  if (before.includes('prices') && items.length > 0) return ['prices']
  const ways = before.filter((each) => OF_WAYS.includes(each))
  return ways.length > 0 && (mode !== null || atMinutes !== null) ? ways : null
}

function isOf(intent: string, group: ReturnType<typeof groupOf>): boolean {
  return isReaderIntent(intent) && groupOf(intent) === group
}

function areRelated(intent: string, last: string): boolean {
  if (RELATED.some((each) => each.includes(intent) && each.includes(last))) return true
  return isReaderIntent(intent) && isReaderIntent(last) && groupOf(intent) === groupOf(last)
}
