import type { LookUps } from '../../tools/look-ups.ts'
import { learnedIntent } from '../reading/learned-intent.ts'
import { strongIntent } from '../reading/parts-of-question.ts'
import { readQuestion } from '../reading/read-question.ts'
import { type Memory, mergeSlots, type Slots } from '../reading/slots.ts'
import { countryOf } from '../replies/where.ts'
import { reply } from '../reply.ts'
import type { Intent } from '../sentences.ts'
import { startTurn, type Turn } from '../turn.ts'
import type { Understood } from '../understand-question.ts'
import { answerEveryday, withNamed } from './answer-everyday.ts'
import { withCompanyBefore } from './company-before.ts'
import { comparedBefore } from './compared-before.ts'
import type { EverydayFacts } from './everyday-facts.ts'
import { type EverydayIntent, isEverydayIntent } from './everyday-intent.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { withEatingBefore } from './read-eating.ts'
import { readEverydayFacts } from './read-everyday-facts.ts'
import { readEverydayIntents } from './read-everyday-intents.ts'

export type AskedParts = Asked & {
  readonly facts: EverydayFacts
  /** The slots for the next question, however it is answered. */
  readonly slots: Slots
  /** The other part of the message, which is answered by phrases: "and do I need a visa?" */
  readonly other: { readonly intent: Intent; readonly text: string; readonly isFirst: boolean } | null
}

/** Intents that phrases answer well next to an everyday question. */
const BESIDE: readonly Intent[] = [
  'money',
  'entry',
  'passport',
  'climate',
  'plugs',
  'health',
  'embassy',
  'holidays',
  'calling',
]
const CLAUSES = /(?<=[.?!;,])\s+|\s(?=(?:and|also|plus)\s)/i

/** Null without an everyday question. */
export function readParts(understood: Understood, memory: Memory, lookUps: LookUps): AskedParts | null {
  const found = readAsked(understood, memory, lookUps)
  const compared = comparedBefore(found, understood, memory)
  const read: Asked | null = compared ? { intents: ['compare_places'], before: null, wasAsked: false } : found
  if (!read) return null
  const way = compared ? null : wayBefore(read, understood, memory)
  const asked: Asked = way ? { ...read, intents: ['day_trip_check'] } : read
  const { question, book, language } = understood
  const { intents, before, rule } = asked
  const told = withKept(
    readEverydayFacts({ question, book, language, intents, before, rule }, lookUps),
    understood,
    memory,
    intents,
  )
  const own = question.slots
  const isThere = own.cities.length + own.countries.length === 0
  // "Is it warm enough to swim?" after a trip in May; "and by bus?" between the same two places.
  const facts = isThere
    ? {
        ...withCompanyBefore(told, intents, memory.everyday),
        ...(way && { named: way }),
        ...(compared && { named: compared }),
        month: told.month ?? understood.slots.month,
        from: told.from ?? fromBefore(intents, memory),
        airport: told.airport ?? airportBefore(intents, memory),
        isForWoman: isForWoman(intents, memory),
      }
    : told
  const isOfGuide = isThere && facts.place !== null
  const slots = isOfGuide && facts.place ? { ...understood.slots, ...slotsOf(facts.place) } : understood.slots
  const whole = withNamed(facts, intents, { question, book, lookUps })
  return { ...asked, facts: whole, slots, other: otherPart(understood, lookUps) }
}

/** "Can it be done in a day?", after the way from Tokyo to Mount Fuji, is asked of that way. */
function wayBefore({ intents }: Asked, { question }: Understood, { everyday }: Memory): EverydayFacts['named'] | null {
  const { from, place } = everyday ?? {}
  const isOfWay = everyday?.intents.some((each) => BETWEEN.includes(each)) === true
  if (!isOfWay || !from || !place || question.mentions.length > 0 || intents[0] !== 'day_trip') return null
  return [
    { ...place, isStart: false },
    { ...from, isStart: true },
  ]
}

/** Diets and allergies stay with the travellers; days, people and the amount stay with a budget. */
function withKept(
  read: EverydayFacts,
  { slots }: Understood,
  memory: Memory,
  intents: Asked['intents'],
): EverydayFacts {
  const eating = withEatingBefore(read, memory)
  const { everyday } = memory
  const isOfSum = intents.includes('budget_enough')
  if (!isOfSum || everyday?.intents.includes('budget_enough') !== true) return { ...read, ...eating }
  return {
    ...read,
    ...eating,
    days: read.days ?? slots.days,
    people: read.people ?? slots.people,
    amount: read.amount ?? slots.amount,
    currency: read.currency ?? slots.currencies[0] ?? null,
  }
}

function fromBefore(intents: Asked['intents'], { everyday }: Memory): EverydayFacts['from'] {
  return intents.some((each) => BETWEEN.includes(each)) ? (everyday?.from ?? null) : null
}

/** "And late at night?" is still about the airport that was named. */
function airportBefore(intents: Asked['intents'], { everyday }: Memory): string | null {
  return intents.includes('airport_transfer') ? (everyday?.airport ?? null) : null
}

/** "At night?", after a woman asked whether it is safe to walk alone. */
function isForWoman(intents: Asked['intents'], { everyday }: Memory): boolean {
  return (
    intents.some((each) => OF_SAFETY.includes(each)) &&
    (everyday?.isForWoman === true || everyday?.intents.includes('safety_woman') === true)
  )
}
const OF_SAFETY: readonly EverydayIntent[] = ['safety_area', 'safety_general', 'safety_night']
const BETWEEN: readonly EverydayIntent[] = ['ferry', 'intercity']

function slotsOf({ cityId, country }: NonNullable<EverydayFacts['place']>): Pick<Slots, 'cities' | 'countries'> {
  return cityId === null ? { cities: [], countries: [country] } : { cities: [cityId], countries: [] }
}

function otherPart({ question: { text }, book, isForeign, asks }: Understood, lookUps: LookUps): AskedParts['other'] {
  if (isForeign || asks.length > 0) return null
  const clauses = text.split(CLAUSES)
  if (clauses.length < 2) return null
  for (const [index, clause] of clauses.entries()) {
    if (
      (lookUps.readIntents ?? readEverydayIntents)(clause)
        .intents.slice(0, 1)
        .some(({ intent }) => isEverydayIntent(intent))
    )
      continue
    const intent = strongIntent(clause, book) ?? learnedIntent(clause, false, lookUps)
    if (intent && BESIDE.includes(intent)) return { intent, text: clause, isFirst: index === 0 }
  }
  return null
}

/** In the order of the message. Returns the intent for a follow-up, if phrases answered a part. */
export async function answerParts(
  turn: Turn,
  asked: AskedParts,
  understood: Understood,
  memory: Memory,
): Promise<Intent | null> {
  const { other } = asked
  const around = { understood, memory, slots: asked.slots }
  if (asked.intents.some((each) => OF_BORDER.includes(each))) return answerBorder(turn, asked, memory)
  if (isGone(asked)) return answerGone(turn, asked, memory)
  if (isOverstay(asked, turn)) return answerOverstay(turn, asked, memory)
  if (other?.isFirst) await answerOther(turn, other, around)
  const { calls, sentences } = turn.made
  const isOfFlight = asked.intents.some((each) => OF_FLIGHT.includes(each))
  const [before, said] = [calls.length, sentences.length]
  await answerEveryday(turn, asked)
  const made = calls.slice(before)
  // If the guide has no entry, the tables may know: a train between two towns has an estimated duration.
  const known = understood.intent ?? (asked.intents.includes('intercity') ? 'distance' : null)
  if (!other && known !== null && made.length > 0 && made.every(({ result }) => result.kind === 'unknown')) {
    calls.length = before
    sentences.length = said
    await reply(turn, known, memory)
    return known
  }
  if (other && !other.isFirst) await answerOther(turn, other, around)
  // "Madrid to Berlin, five hours" is then the route of that flight.
  if (isOfFlight && !other) {
    turn.made.pending = 'route'
    return 'delay'
  }
  return other?.intent ?? null
}

const OF_FLIGHT: readonly EverydayIntent[] = ['denied_boarding', 'flight_cancelled_rights', 'flight_delay_rights']
const GONE: readonly EverydayIntent[] = ['lost_passport', 'theft']

const OF_BORDER: readonly EverydayIntent[] = ['transit_visa', 'visa_how']

/** The rule for this passport, then what it means for a change of planes, or how one applies. */
async function answerBorder(turn: Turn, asked: AskedParts, memory: Memory): Promise<Intent | null> {
  await reply(turn, 'entry', memory)
  const { sentences, pending } = turn.made
  const question = pending === null ? undefined : sentences.pop()
  await answerEveryday(turn, asked)
  if (question) sentences.push(question)
  return 'entry'
}

function isOverstay({ intents }: AskedParts, turn: Turn): boolean {
  return intents.includes('overstay') && turn.slots.passport !== null && countryOf(turn) !== null
}

/** What an overstay costs, then whether this passport may come back, and for how long. */
async function answerOverstay(turn: Turn, asked: AskedParts, memory: Memory): Promise<Intent | null> {
  await answerEveryday(turn, asked)
  await reply(turn, 'entry', memory)
  return 'entry'
}

function isGone({ intents }: AskedParts): boolean {
  return intents.some((each) => GONE.includes(each))
}

/** What to do comes first, then the own embassy, and what is asked back comes last. There is no danger, so it is not shown as an emergency. */
async function answerGone(turn: Turn, asked: AskedParts, memory: Memory): Promise<Intent | null> {
  await answerEveryday(turn, asked)
  const { passport } = turn.slots
  const isKnown = asked.facts.place !== null && (passport !== null || asked.intents.includes('lost_passport'))
  if (isKnown) await reply(turn, 'embassy', memory)
  return isKnown ? 'embassy' : null
}

type Around = { readonly understood: Understood; readonly memory: Memory; readonly slots: Slots }

async function answerOther(
  turn: Turn,
  { intent, text }: NonNullable<AskedParts['other']>,
  { understood: { book }, memory, slots }: Around,
): Promise<void> {
  const question = readQuestion(text, book, null, turn.lookUps)
  const part = startTurn({ ...turn, question, slots: mergeSlots(question.slots, slots) }, memory, turn.lookUps)
  await reply(part, intent, memory)
  const { sentences, calls, actions, pending } = part.made
  turn.made.sentences.push(...sentences)
  turn.made.calls.push(...calls)
  turn.made.actions.push(...actions)
  turn.made.pending = pending ?? turn.made.pending
}
