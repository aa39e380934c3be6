/** What everyday things a message asks, by the learned reader and by the English word list. */
import type { LookUps, ReadIntents } from '../../tools/look-ups.ts'
import { type EverydayIntent, isEverydayIntent } from './everyday-intent.ts'
import { eventNamed } from './famous-events.ts'
import { continues, goesOn, isFewWords } from './goes-on.ts'
import { readEverydayIntents } from './read-everyday-intents.ts'
import type { Said } from './said-by-meaning.ts'
import { wordsPattern } from './word-lists/constraint-words.ts'

export type EverydayRead = {
  /** In the order of the message. */
  readonly intents: readonly EverydayIntent[]
  /** Whether the learned reader says so, which tells an exchange from a price and a search from a rule. */
  readonly isLearned: boolean
  /** Beyond doubt: what phrases make of single words does not count. */
  readonly isSure: boolean
  /** How far it is, is asked, and the way of the guide may answer it. */
  readonly isDistance?: boolean
}

type Reading = {
  readonly language: string
  readonly isForeign: boolean
  /** Whether the phrases of the language found anything. */
  readonly isUnderstood: boolean
  /** Whether something was spoken of before, from which a few words may go on. */
  readonly hasBefore: boolean
  /** The last everyday questions. */
  readonly before: readonly EverydayIntent[]
  readonly namesPlace: boolean
  /** What the words of the message mean. */
  readonly meanings: Said['meanings']
}

const LIKELY = 0.4
/** Without phrases of the language, the other way is not an answer at all. */
const LIKELY_WITHOUT_PHRASES = 0.3
/** A place is named, so it is a question about it. */
const LIKELY_OF_PLACE = 0.24
/** So likely that it holds against the phrases, although the reader would rather ask. */
const LIKELY_AGAINST_PHRASES = 0.5
/** One thing is asked, whatever words stand beside it. */
const ONE_ALONE = 0.9
const SEVERAL_PARTS = /(?<=[.?!;])\s+|,\s+(?:and\s+)?|\s+(?:and|also|plus)\s+/i
const SHORTEST_PART = 3
/** By words alone: the learned reader has no intent for these. */
const LISTED_ALONE: readonly EverydayIntent[] = ['layover', 'luggage_storage', 'tax_refund']
/** A layover is not a plan for a day; but it is one of these before. */
const BEFORE_LAYOVER = ['lounge', 'luggage_storage', 'transit_visa', 'visa_need']
/** Who is there; what they want to do says more. */
const COMPANY: readonly string[] = ['accessibility', 'baby', 'elderly', 'group', 'kids_things']
const WISHES: readonly EverydayIntent[] = [
  'beach',
  'day_trip',
  'food_where',
  'free_things',
  'hiking',
  'layover',
  'nightlife',
  'packing',
  'rainy_day',
  'shopping',
  'viewpoint',
  'where_to_stay',
]
const OF_WOMEN = /\b(?:wom[ae]n|female|girls?|lad(?:y|ies)|she|her|mum|mom|wife|daughter|girlfriend)\b/i
const NOTHING: EverydayRead = { intents: [], isLearned: false, isSure: false }

export function readEveryday(
  text: string,
  { language, isForeign, isUnderstood, hasBefore, before, namesPlace, meanings }: Reading,
  { readIntents }: Pick<LookUps, 'readIntents'>,
): EverydayRead {
  const listed = language === 'en' ? listedIn(text) : eventIn(text)
  if (!readIntents) return { intents: listed, isLearned: false, isSure: false }
  const learned = readIntents(text)
  const [first, second] = learned.intents
  if (!first) return { ...NOTHING, intents: listed }
  const more = moreExact(text, { listed, first: first.intent, second: second?.intent ?? null, language })
  if (more !== null) return { intents: more, isLearned: true, isSure: true }
  if (first.intent === 'distance' && listed.length === 0)
    return { intents: ['intercity'], isLearned: true, isSure: true, isDistance: true }
  const isFollowUp = hasBefore && (isFewWords(text) || continues(text))
  const next = isFollowUp && !namesPlace ? goesOn({ text, meanings }, learned, before) : null
  if (next !== null) return { intents: next, isLearned: true, isSure: true }
  const several = language === 'en' ? readSeveral(text, readIntents) : []
  const isOfSeveral = several.length > 1 && listed.length > 1 && several.some((each) => each === first.intent)
  if (isOfSeveral) return { intents: several, isLearned: true, isSure: true }
  if (learned.kind === 'sure' && first.probability >= ONE_ALONE) return ofLearned(learned)
  if (several.length > 1) return { intents: several, isLearned: true, isSure: true }
  if (learned.kind === 'sure') return ofLearned(learned)
  if (language !== 'en' && listed.length > 0) return { intents: listed, isLearned: true, isSure: true }
  const isFirstListed = listed.some((each) => each === first.intent)
  const isRatherFirst = first.probability >= LIKELY_AGAINST_PHRASES && !isFirstListed && isEverydayIntent(first.intent)
  const agreed = isRatherFirst ? [] : listed.filter((each) => learned.intents.some(({ intent }) => intent === each))
  if (agreed.length > 0) return { intents: agreed, isLearned: true, isSure: true }
  const isLikely = language === 'en' && first.probability >= LIKELY_AGAINST_PHRASES
  if (listed.length > 0 && !isLikely) return { intents: listed, isLearned: false, isSure: false }
  const leastForeign = namesPlace ? LIKELY_OF_PLACE : LIKELY_WITHOUT_PHRASES
  const least = isForeign && !isUnderstood ? leastForeign : LIKELY
  const isGuess = (!isUnderstood || isForeign) && !(isFollowUp && namesPlace) && first.probability >= least
  if (!isLikely && !isGuess) return NOTHING
  return { intents: everyday({ intents: [first] }), isLearned: true, isSure: isLikely }
}

function listedIn(text: string): readonly EverydayIntent[] {
  const listed = everyday(readEverydayIntents(text))
  return listed.length === 0 && MEDICINES.test(text) ? ['pharmacy_medicine'] : listed
}

/** "京都の桜はいつ見頃ですか": a season, or a medicine, that is named says enough in any language. */
function eventIn(text: string): readonly EverydayIntent[] {
  if (eventNamed(text) !== null) return ['season_event']
  return NAMED.filter(([, pattern]) => pattern.test(text))
    .map(([intent]) => intent)
    .slice(0, 1)
}
const NAMED: readonly (readonly [EverydayIntent, RegExp])[] = [
  ['pharmacy_medicine', wordsPattern('medicines')],
  ['health_mosquito', wordsPattern('mosquitoes')],
  ['pets', wordsPattern('pets')],
  ['must_see', wordsPattern('offTrack')],
]
const MEDICINES = wordsPattern('medicines')

type Guesses = {
  readonly listed: readonly EverydayIntent[]
  readonly first: string
  readonly second: string | null
  readonly language: string
}

/** Where exact words say more than the likeliest intent. */
function moreExact(text: string, { listed, first, second, language }: Guesses): readonly EverydayIntent[] | null {
  const alone = listed.filter((each) => LISTED_ALONE.includes(each))
  if (alone.length > 0 && !(alone[0] === 'layover' && BEFORE_LAYOVER.includes(first))) return alone
  if (first === 'best_time' && listed.includes('season_event')) return ['season_event']
  if (first === 'baby' && listed.includes('tap_water')) return ['tap_water', 'baby']
  const wishes = listed.filter((each) => WISHES.includes(each))
  if (COMPANY.includes(first) && wishes.length > 0) return wishes.slice(0, 1)
  const isOfWomen = language !== 'en' || OF_WOMEN.test(text)
  if (first === 'safety_woman' && second === 'solo' && !isOfWomen) return ['solo']
  return null
}

function ofLearned(learned: ReadIntents): EverydayRead {
  return { intents: everyday(learned), isLearned: true, isSure: true }
}

function everyday({ intents }: Pick<ReadIntents, 'intents'>): readonly EverydayIntent[] {
  return intents.map(({ intent }) => intent).filter(isEverydayIntent)
}

/** "Tap water and tipping in Peru, and do I need shots?": each part that says one thing for sure. */
function readSeveral(text: string, readIntents: NonNullable<LookUps['readIntents']>): readonly EverydayIntent[] {
  const parts = text.split(SEVERAL_PARTS).filter((part) => part.trim().length >= SHORTEST_PART)
  if (parts.length < 2) return []
  const found = parts.flatMap((part) => {
    const listed = everyday(readEverydayIntents(part))
    const learned = readIntents(part)
    const sure = learned.kind === 'sure' ? everyday(learned) : []
    return sure.length > 0 ? sure : listed.slice(0, 1)
  })
  const wishes = found.filter((each) => WISHES.includes(each))
  return [...new Set(wishes.length > 0 ? found.filter((each) => !COMPANY.includes(each)) : found)]
}
