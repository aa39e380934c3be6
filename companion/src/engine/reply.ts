import { matchesAny } from './reading/phrases.ts'
import type { Memory } from './reading/slots.ts'
import { replyChange, replySave } from './replies/changes.ts'
import {
  replyBest,
  replyClimate,
  replyClock,
  replyCost,
  replyDifference,
  replyDistance,
  replyPlaces,
} from './replies/cities.ts'
import { replyBasics, replyConvert, replyPlugs } from './replies/countries.ts'
import { replyDelay } from './replies/flights.ts'
import { replyHandOff } from './replies/hand-offs.ts'
import { replyEmbassy, replyEmergency, replyHealth } from './replies/help.ts'
import { replyAdvisory, replyEntry, replyHolidays, replyPassport } from './replies/rules.ts'
import { replyCheck, replyPlan } from './replies/trips.ts'
import type { Intent } from './sentences.ts'
import type { Turn } from './turn.ts'

type Reply = (turn: Turn, intent: Intent) => Promise<void> | void

const REPLIES: Readonly<Record<Intent, Reply>> = {
  entry: replyEntry,
  passport: replyPassport,
  advisory: replyAdvisory,
  convert: replyConvert,
  money: replyBasics,
  cost: replyCost,
  climate: replyClimate,
  best: replyBest,
  holidays: replyHolidays,
  plugs: replyPlugs,
  driving: replyPlugs,
  emergency: replyEmergency,
  medical: replyEmergency,
  legal: replyEmergency,
  embassy: replyEmbassy,
  health: replyHealth,
  clock: replyClock,
  difference: replyDifference,
  distance: replyDistance,
  delay: replyDelay,
  hotel: replyHandOff,
  flight: replyHandOff,
  car: replyHandOff,
  sights: replyPlaces,
  food: replyPlaces,
  plan: replyPlan,
  check: replyCheck,
  change: replyChange,
  language: replyBasics,
  calling: replyBasics,
  capital: replyBasics,
  unknown: ({ say, question, book }) =>
    say(matchesAny(question.plain, book.translating) ? 'phrasebook' : 'unknown', {}),
  hello: ({ say }) => say('hello', {}),
  thanks: ({ say }) => say('thanks', {}),
  help: ({ say }) => say('help', {}),
  save: replySave,
  undo: ({ say }) => say('undoButton', {}),
  write: ({ say }) => say('refuseWrite', {}),
}

export async function reply(turn: Turn, intent: Intent | null, memory: Memory): Promise<void> {
  if (intent !== null) return REPLIES[intent](turn, intent)
  const { cities, countries, month } = turn.question.slots
  // A place and a month leave one likely question.
  if (cities.length + countries.length > 0 && month !== null) return replyClimate(turn)
  if (cities.length + countries.length > 0) return turn.say('askTopic', {})
  if (memory.hasPlan && turn.question.plain.trim().length < 20) return turn.say('confirm', {})
  turn.say(isOfOtherThings(turn, memory) ? 'offTopic' : 'unknown', {})
}

/** What is not understood while travel is spoken of is more likely a question that we cannot answer. */
function isOfOtherThings({ question, lookUps }: Turn, memory: Memory): boolean {
  const [first] = lookUps.readIntents?.(question.text).intents ?? []
  const isSpokenOf = memory.intent !== null || (memory.everyday?.intents.length ?? 0) > 0
  return first && isSpokenOf ? first.intent === 'off_topic' : true
}
