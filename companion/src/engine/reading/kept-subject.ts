/** A few words that only add to the last question keep its subject: "how much by taxi?", "and with a toddler". */
import { addedKinds, isReaderIntent, type ReaderIntent, subjectAfter } from '@app/domain/learned-reader'

import type { Ask, LookUps } from '../../tools/look-ups.ts'
import { continues, isFewWords, isHalfSentence } from '../everyday/goes-on.ts'
import { allAskedBefore } from './decided-asks.ts'
import type { Question } from './question.ts'
import { withoutNames } from './read-question.ts'
import type { Memory } from './slots.ts'

/** So likely that it is asked, whatever was spoken of before. */
const BEYOND_DOUBT = 0.97
/** Even beside what was spoken of before. */
const UNLIKELY = 0.45
/** Of another place, after "and". */
const LIKELY_ELSEWHERE = 0.75
const isKeptAt = (subject: ReaderIntent): boolean => subjectAfter('place', subject) === subject
/** What one would plan is not asked after these, without a word of planning: "it's been 23 days now". */
const NOT_OF_PLANS: readonly ReaderIntent[] = [
  'denied_boarding',
  'flight_cancelled_rights',
  'flight_delay_rights',
  'lost_luggage',
  'lost_passport',
  'missed_connection',
  'theft',
  'visa_how',
  'visa_length',
  'visa_need',
]

/** The asks of a message, or the subject that its words add to. */
export function keptSubject(
  asks: readonly Ask[],
  question: Question,
  memory: Memory,
  { meaningsIn }: Pick<LookUps, 'meaningsIn'>,
  saysPlan: boolean,
): readonly Ask[] {
  const [before, ...earlier] = allAskedBefore(memory)
  const [ask, ...others] = asks
  const { text, mentions } = question
  if (before === undefined || !ask || others.length > 0 || !meaningsIn) return asks
  if (ask.intent === 'itinerary' && !saysPlan && mentions.length === 0 && NOT_OF_PLANS.includes(before))
    return [{ ...ask, intent: before }]
  // "And how long to get used to it?": unlikely of its own, and no other place is named.
  if (ask.probability < UNLIKELY && mentions.length === 0 && isHalfSentence(text)) return [{ ...ask, intent: before }]
  // "And at the market in Marrakesh?": a new place, and hardly a new subject.
  if (ask.probability < LIKELY_ELSEWHERE && mentions.length > 0 && continues(text) && isKeptAt(before))
    return [{ ...ask, intent: before }]
  if (!isFewWords(text) && !continues(text)) return asks
  const said = withoutNames(text, mentions)
  const isDated = isOfMonth(question, meaningsIn(said))
  const kinds = isDated ? ['season'] : addedKinds(said, meaningsIn)
  const subject = firstOf([before, ...earlier], kinds) ?? (isDated ? 'best_time' : null)
  if (subject === null || subject === ask.intent) return asks
  return ask.probability >= BEYOND_DOUBT && isReaderIntent(ask.intent) && ask.intent !== before
    ? asks
    : [{ ...ask, intent: subject }]
}

/** Of several things that were asked, the last one that the words can add to. */
function firstOf(before: readonly ReaderIntent[], kinds: readonly string[]): ReaderIntent | null {
  for (const asked of before) {
    for (const adds of kinds) {
      const subject = subjectAfter(adds, asked)
      if (subject !== null) return subject
    }
  }
  return null
}

/** "Worth it in February?" */
function isOfMonth({ slots }: Question, meanings: Question['meanings']): boolean {
  return slots.month !== null && [...meanings].every((meaning) => OF_TIME.has(meaning))
}

const OF_TIME = new Set([
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'worth_it', 'what', 'about', 'and', 'is_it', 'how', 'when', 'for', 'there', 'month', 'go', 'still'],
])
