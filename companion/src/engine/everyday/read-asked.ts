import type { LookUps, ReadIntents } from '../../tools/look-ups.ts'
import type { Phrasebook } from '../phrasebook.ts'
import type { Question } from '../reading/question.ts'
import type { Memory, Slots } from '../reading/slots.ts'
import type { Intent } from '../sentences.ts'
import { type EverydayIntent, isEverydayIntent } from './everyday-intent.ts'
import { type EverydayPlace, placeOfSlots, placesIn } from './everyday-place.ts'
import { readEverydayIntents } from './read-everyday-intents.ts'

type Understood = {
  readonly question: Question
  readonly intent: Intent | null
  readonly slots: Slots
  readonly language: string
  readonly book: Phrasebook
  readonly isForeign: boolean
  readonly hadSecrets: boolean
}

export type Asked = {
  readonly intents: readonly EverydayIntent[]
  /** The place from earlier questions. */
  readonly before: EverydayPlace | null
  readonly wasAsked: boolean
}

/** Intents with answers of their own, whatever other words the question contains. */
const OWN_WAY: readonly (Intent | null)[] = ['change', 'check', 'convert', 'delay', 'medical', 'save', 'undo', 'write']
const SEARCHES: readonly (Intent | null)[] = ['car', 'flight']
const OF_SEARCH = /\b(?:flights?|fly(?:ing)?|cars?|rent(?:al|ing)?)\b/i
/** A number of days to plan is not a question about activities. */
const OF_PLAN: readonly EverydayIntent[] = [
  'layover',
  'budget_enough',
  'lost_luggage',
  'missed_connection',
  'theft',
  'lost_passport',
  'packing',
]
/** City sights and best months come from a table; the guide covers regions and islands. */
const OF_REGION: readonly EverydayIntent[] = ['must_see', 'best_time']
/** Next to a budget for some days, these describe the travellers. */
const OF_PEOPLE: readonly EverydayIntent[] = ['elderly', 'kids_things', 'romantic']
const LONGEST_FOLLOW_UP = 6

/** Null for a message without an everyday question, which is then read by phrases. */
export function readAsked(understood: Understood, memory: Memory, lookUps: LookUps): Asked | null {
  const { question, intent, book, hadSecrets } = understood
  if (!lookUps.guide || hadSecrets) return null
  const words = question.text.trim().split(/\s+/).length
  const read = readEveryday(question.text, understood, lookUps)
  const sure = read.kind === 'sure' ? read.intents.map((each) => each.intent).filter(isEverydayIntent) : []
  const named = placesIn(question, book, lookUps)
  const kept = hasOwnWay(understood, sure, read.isLearned)
    ? []
    : sure.filter((each) => !isAnsweredElsewhere(each, understood, named, lookUps))
  const before = memory.everyday?.place ?? placeOfSlots(memory.slots, lookUps)
  const wasAsked = memory.everyday?.isAsked ?? false
  if (kept.length > 0) return { intents: kept, before, wasAsked }
  if (OWN_WAY.includes(intent)) return null
  const follow = words <= LONGEST_FOLLOW_UP ? followUp(understood, memory, named) : []
  return follow.length > 0 ? { intents: follow, before, wasAsked } : null
}

const LIKELY = 0.45
/** The least probability without phrases of the language, where no other reading exists. */
const LIKELY_WITHOUT_PHRASES = 0.3

/**
 * The word list is English and exact, so it comes first. The trained reader covers every language; if phrases found
 * nothing, its first guess is better than no answer.
 */
function readEveryday(
  text: string,
  { intent, language, isForeign }: Pick<Understood, 'intent' | 'language' | 'isForeign'>,
  { readIntents }: LookUps,
): ReadIntents & { readonly isLearned: boolean } {
  const listed = language === 'en' ? readEverydayIntents(text) : NOTHING
  if (listed.kind === 'sure' || !readIntents) return { ...listed, isLearned: false }
  const { kind, intents } = readIntents(text)
  const likely = isForeign ? LIKELY_WITHOUT_PHRASES : LIKELY
  const isBestGuess = kind !== 'sure' && (intent === null || isForeign) && (intents[0]?.probability ?? 0) >= likely
  return isBestGuess
    ? { kind: 'sure', intents: intents.slice(0, 1), isLearned: true }
    : { kind, intents, isLearned: true }
}

/** Missed connections and advance tickets contain such words, but are everyday questions. */
function hasOwnWay(
  { intent, question: { text, slots } }: Understood,
  sure: readonly EverydayIntent[],
  isLearned: boolean,
): boolean {
  if (intent === 'delay') return slots.delayMinutes !== null || !sure.some((each) => OF_FLIGHT.includes(each))
  if (intent === 'write') return ORDER.test(text) && !text.trim().endsWith('?')
  if (intent === 'medical') return !sure.includes('food_allergy') || ACUTE.test(text) || !OF_EATING.test(text)
  // The trained reader distinguishes exchange from prices, and a car search from a question about driving.
  if (isLearned) return OF_DEVICE.includes(intent)
  return OWN_WAY.includes(intent) || (SEARCHES.includes(intent) && OF_SEARCH.test(text))
}

/** An allergic reaction is an emergency; foods to avoid are a question. */
const ACUTE =
  /\b(?:reaction|swell\w*|swollen|breath\w*|hives|epipen|throat|hospital|doctor|ambulance|collaps\w*|help)\b/i
const OF_EATING = /\b(?:eat(?:ing)?|food|dish(?:es)?|avoid|menu|restaurants?)\b/i
/** A request to book or pay, rather than a question about it. */
const ORDER =
  /^\W*(?:(?:please|can you|could you|now)\W+)?(?:book|buy|cancel|delete|order|pay|reserve|send)\b|\bfor me\b/i
const OF_DEVICE: readonly (Intent | null)[] = ['change', 'check', 'save', 'undo']
const OF_FLIGHT: readonly EverydayIntent[] = ['lost_luggage', 'missed_connection']

const NOTHING: ReadIntents = { kind: 'unknown', intents: [] }

function isAnsweredElsewhere(
  each: EverydayIntent,
  { intent, slots: carried, question: { slots, text } }: Understood,
  named: readonly EverydayPlace[],
  { guide }: LookUps,
): boolean {
  // No other reading exists.
  if (intent === null) return false
  const isBooked = intent === 'hotel' && slots.dates?.isExact === true
  const isPlanned = intent === 'plan' && slots.days !== null
  if ((isBooked || isPlanned) && !OF_PLAN.includes(each)) return true
  // "Is Zurich expensive? Four days, two of us" is about trip cost, not about the price of a coffee.
  if (intent === 'cost' && (each === 'prices' ? carried.cities.length > 0 : OF_PEOPLE.includes(each))) return true
  if (each === 'intercity' && /\b(?:km|kilomet\w+|miles|how far)\b/i.test(text)) return true
  // Travel advisories for a whole country have their own card; the guide covers areas.
  if (each === 'safety_general' && !named.some(({ destinationId }) => destinationId !== null)) return true
  const isRegion = ({ destinationId }: EverydayPlace): boolean =>
    guide?.destinations.some(({ id, kind }) => id === destinationId && kind !== 'city') ?? false
  return OF_REGION.includes(each) && !named.some(isRegion)
}

const SAFETY: readonly EverydayIntent[] = [
  'safety_area',
  'safety_general',
  'safety_lgbt',
  'safety_night',
  'safety_woman',
]
const FOLLOW_UPS: readonly (readonly [after: readonly EverydayIntent[], pattern: RegExp, intent: EverydayIntent])[] = [
  [SAFETY, /\b(?:night|dark|evening)\b/i, 'safety_night'],
  [SAFETY, /\b(?:areas?|neighbou?rhoods?|districts?|where)\b/i, 'safety_area'],
  [SAFETY, /\b(?:wom[ae]n|female|girls?|alone)\b/i, 'safety_woman'],
]

/** "And at night?" continues the last question; "and in Luxor?" repeats it for another place. */
function followUp(
  { question, intent }: Understood,
  { everyday }: Memory,
  named: readonly EverydayPlace[],
): readonly EverydayIntent[] {
  if (!everyday || everyday.intents.length === 0) return []
  const next = FOLLOW_UPS.find(
    ([after, pattern]) => pattern.test(question.text) && everyday.intents.some((each) => after.includes(each)),
  )
  if (next) return [next[2]]
  const isOther = intent !== null && intent !== 'sights'
  return named.length > 0 && !isOther ? everyday.intents : []
}
