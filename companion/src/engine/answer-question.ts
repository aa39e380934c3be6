import { groupOf, type IntentGroup, isReaderIntent } from '@app/domain/learned-reader'

import type { Crisis } from '../crisis/crisis.ts'
import { findCrisisPlaces } from '../crisis/places/find-crisis-places.ts'
import { readCrisisFollowUp } from '../crisis/read-crisis-follow-up.ts'
import { readCrisis } from '../crisis/read-crisis.ts'
import { hasGuideWords, loadGuideWords } from '../tools/guide/words/words-in.ts'
import type { LookUps } from '../tools/look-ups.ts'
import { type Answered, answerAsks, sayInOrder } from './answer-asks.ts'
import { answerCrisis } from './answer-crisis.ts'
import type { Answer } from './answer.ts'
import { answerParts, readParts } from './everyday/answer-parts.ts'
import { sayLawFirst } from './everyday/law-first.ts'
import { eatingOf } from './everyday/read-eating.ts'
import { rememberBeside, rememberEveryday } from './everyday/remember.ts'
import { inLanguage } from './in-language.ts'
import { fromThere } from './reading/carried-on.ts'
import { readQuestion } from './reading/read-question.ts'
import { type Memory, mergeSlots } from './reading/slots.ts'
import { wishesOf } from './reading/trip-wishes.ts'
import { replyPhrase } from './replies/phrases.ts'
import { askWhichCity, sayWhichCity } from './replies/same-names.ts'
import { replySpending } from './replies/spending.ts'
import { reply } from './reply.ts'
import { sayOnlyNew, toldAfter } from './say-new.ts'
import { sayRest } from './say-rest.ts'
import type { Intent } from './sentences.ts'
import { startTurn, type Turn } from './turn.ts'
import { type Understood, understandQuestion } from './understand-question.ts'
import { besideTrip } from './with-trip.ts'
import { loadSpokenWords, spokenLocale, spokenWords } from './words/spoken-words.ts'

/**
 * An answer without a model or network, from the tools alone. `said` is the traveller's text; it decides which tools
 * are called, and none of its words are repeated.
 */
export async function answerQuestion(said: string, known: Memory, lookUps: LookUps): Promise<Answer> {
  const memory = besideTrip(known, lookUps)
  const understood = understandQuestion(said, memory, lookUps)
  const crisis = readCrisis(said) ?? afterCrisis(said, known, lookUps)
  if (crisis) return answerCrisis(crisis, said, { memory, slots: understood.question.slots }, lookUps)
  const { intent, slots, language, hadSecrets } = understood
  await Promise.all([loadGuideWords(language), loadSpokenWords(language)])
  const words = spokenWords(language)
  const locale = spokenLocale(language)
  const turn = startTurn({ ...understood, words, locale }, memory, inLanguage(lookUps, words.code))
  const answered = await sayLawFirst(turn, await replyWith(turn, understood, memory), memory)
  const { last, everyday } = answered
  const whole = [...turn.made.sentences]
  await sayOnlyNew(turn, answered, understood, memory)
  await sayRest(turn, answered, understood)
  if (intent !== 'change') sayWhichCity(turn)
  // Sources of a plan's places differ in age; its card shows each one.
  if (intent !== 'plan') sayAge(turn)
  if (hadSecrets) turn.say('refuseSecret', {})
  const isInEnglish = words.code !== language && isSaidInEnglish(turn, language)
  if (isInEnglish) sayLanguage(turn, language)
  const { sentences, calls, actions, choices, pending } = turn.made
  return {
    language: locale,
    isInEnglish,
    intent,
    sentences,
    calls,
    actions,
    asks: pending,
    choices,
    memory: {
      language,
      intent: everyday ? last : last !== null && KEPT(last) ? last : memory.intent,
      slots: everyday ? everyday.slots : slots,
      everyday: everyday
        ? rememberEveryday(everyday, pending)
        : rememberBeside(last, slots, memory, eatingOf(understood.question), lookUps),
      pending,
      wishes: last === 'plan' ? wishesOf(understood.question, understood.book, memory) : (memory.wishes ?? null),
      told: toldAfter([...turn.made.sentences, ...whole], memory.told ?? []),
      hasPlan: memory.hasPlan || actions.some(({ kind }) => kind === 'open-trip'),
    },
  }
}

/** Sentences of the guide are in the traveller's language where its texts are. */
function isSaidInEnglish({ made }: Turn, language: string): boolean {
  return made.sentences.some(({ id }) => !id.startsWith('everyday-') || !hasGuideWords(language))
}

/** Which language was read comes first, then the answer. */
function sayLanguage({ made, say, telling }: Turn, language: string): void {
  const said = made.sentences.splice(0)
  say('inEnglish', { language: telling.languageInEnglish(language) })
  made.sentences.push(...said)
}

/**
 * "Thailand", after help without a country, is the place where help is needed; and "we have no vinegar" goes on about
 * the first aid, unless something calm is asked beyond doubt.
 */
function afterCrisis(said: string, memory: Memory, lookUps: LookUps): Crisis | null {
  const crisis = readCrisisFollowUp(said, memory)
  if (!crisis) return null
  if (findCrisisPlaces(said, crisis.language, lookUps).length > 0) return crisis
  const [ask] = lookUps.readAsks?.(said, { before: 'emergency' }) ?? []
  return crisis.aid && !(ask && ask.probability >= CALM && isFarFromCrisis(ask.intent)) ? crisis : null
}

function isFarFromCrisis(intent: string): boolean {
  return isReaderIntent(intent) && intent !== 'tap_water' && !NEAR_CRISIS.includes(groupOf(intent))
}

const CALM = 0.7
const NEAR_CRISIS: readonly IntentGroup[] = ['health', 'other', 'safety']

/** Everyday questions are answered by the guide, others by the engine's own tables. */
async function replyWith(turn: Turn, understood: Understood, memory: Memory): Promise<Answered> {
  if ((await replySpending(turn)) || (await replyPhrase(turn, understood))) return { last: null, everyday: null }
  if (understood.asks.length > 1) return answerAsks(turn, understood, memory)
  const everyday = readParts(understood, memory, turn.lookUps)
  if (everyday) return { last: await answerParts(turn, everyday, understood, memory), everyday }
  const { intent } = understood
  return { last: askWhichCity(turn, intent) ? intent : await replyTo(turn, understood, memory), everyday: null }
}

async function replyTo(turn: Turn, understood: Understood, memory: Memory): Promise<Intent | null> {
  const { parts, intent, hadSecrets } = understood
  if (parts.length > 0) return replyInParts(turn, understood, memory)
  if (intent !== null || !hadSecrets) await reply(turn, intent, memory)
  return intent
}

/** Each part uses its own details, or else those of the whole question. */
async function replyInParts(turn: Turn, { parts, slots, book }: Understood, memory: Memory) {
  const answered = await Promise.all(
    parts.map(async ({ text, intent }) => {
      const question = readQuestion(text, book, null, turn.lookUps)
      const own = mergeSlots(fromThere(question.slots, question, intent, slots), slots)
      const part = startTurn({ ...turn, question, slots: own }, memory, turn.lookUps)
      await reply(part, intent, memory)
      return { last: intent, made: part.made }
    }),
  )
  // "How do I get an ambulance there, which number?" must not be answered with a question.
  const isUrgent = answered.some(({ last }) => last === 'emergency')
  return (
    sayInOrder(
      turn,
      answered.filter(({ made }) => !isUrgent || made.calls.length > 0),
    )?.last ?? null
  )
}

/** The age of stale facts is stated once, with the oldest date. */
function sayAge({ made, say, telling }: Turn): void {
  const claims = made.sentences.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'fact' ? piece.claims : [])),
  )
  const [oldest] = claims
    .filter(({ status }) => status === 'stale')
    .toSorted((a, b) => (a.checkedAt < b.checkedAt ? -1 : 1))
  if (oldest) say('stale', { date: telling.checkedAt(oldest) })
}

const PASSING: readonly Intent[] = ['hello', 'thanks', 'help', 'save', 'undo', 'write', 'unknown']
const KEPT = (intent: Intent): boolean => !PASSING.includes(intent)
