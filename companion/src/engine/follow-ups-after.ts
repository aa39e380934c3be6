import type { ToolName } from '../tools/registry.ts'
import type { FollowUp } from './follow-up.ts'
import { PHRASEBOOKS } from './phrasebooks.ts'
import type { Memory, Pending } from './reading/slots.ts'
import type { Intent } from './sentences.ts'
import type { SpokenWords } from './words/spoken-words.ts'

const STARTS: readonly FollowUp[] = ['startPlan', 'startEntry', 'startBest']

const AFTER: Readonly<Partial<Record<Intent, readonly FollowUp[]>>> = {
  entry: ['passport', 'advisory', 'health'],
  passport: ['entry', 'advisory', 'plan'],
  advisory: ['entry', 'health', 'emergency'],
  convert: ['cost', 'money', 'plan'],
  money: ['cost', 'plugs', 'entry'],
  cost: ['best', 'hotel', 'plan'],
  climate: ['best', 'sights', 'plan'],
  best: ['cost', 'holidays', 'plan'],
  holidays: ['best', 'climate', 'plan'],
  plugs: ['money', 'emergency', 'entry'],
  driving: ['plugs', 'emergency', 'money'],
  emergency: ['embassy'],
  medical: ['embassy'],
  legal: ['embassy'],
  embassy: ['emergency', 'advisory'],
  health: ['entry', 'advisory', 'emergency'],
  clock: ['climate', 'sights', 'plan'],
  difference: ['climate', 'best', 'plan'],
  distance: ['climate', 'entry', 'plan'],
  hotel: ['sights', 'food', 'climate'],
  flight: ['hotel', 'entry', 'climate'],
  car: ['sights', 'emergency', 'plan'],
  sights: ['food', 'best', 'plan'],
  food: ['sights', 'plan', 'cost'],
  plan: ['calmerDay', 'cost', 'climate'],
  check: ['climate', 'food', 'cost'],
  change: ['lessWalking', 'oneMoreDay', 'cost'],
  language: ['money', 'plugs', 'entry'],
  calling: ['emergency', 'plugs', 'money'],
  capital: ['sights', 'best', 'entry'],
  hello: STARTS,
  help: STARTS,
}

/** Changes of a trip are read by phrasebooks only. */
const OF_CHANGES: readonly FollowUp[] = ['calmerDay', 'lessWalking', 'oneMoreDay']

const ANSWERS: Readonly<Partial<Record<Pending, readonly FollowUp[]>>> = {
  carrier: ['yes', 'no'],
  cause: ['technicalFault', 'weather', 'strike'],
}

/** For a model's answer only the tools are known. */
const INTENT_OF_TOOL: Readonly<Partial<Record<ToolName, Intent>>> = {
  'find-places': 'sights',
  'measure-distance': 'distance',
  'entry-rule': 'entry',
  'passport-validity': 'passport',
  'travel-advisory': 'advisory',
  'convert-currency': 'convert',
  'country-basics': 'money',
  'plugs-and-driving': 'plugs',
  'trip-cost': 'cost',
  'city-climate': 'climate',
  'best-time': 'best',
  'public-holidays': 'holidays',
  'emergency-numbers': 'emergency',
  'health-rules': 'health',
  'own-embassy': 'embassy',
  'time-difference': 'difference',
  'local-time': 'clock',
  'passenger-rights': 'delay',
  'hotel-search': 'hotel',
  'flight-search': 'flight',
  'car-search': 'car',
  'plan-trip': 'plan',
  'check-plan': 'check',
  'change-trip': 'change',
}

export function intentOfTool(tool: string): Intent | null {
  return (INTENT_OF_TOOL as Readonly<Record<string, Intent>>)[tool] ?? null
}

/** Suggested next questions in a language; none that would need to ask for a place. */
export function followUpsAfter(intent: Intent | null, memory: Memory, words: SpokenWords): readonly string[] {
  const { cities, countries } = memory.slots
  const hasPlace = cities.length + countries.length > 0
  // A question about a practical problem, such as lost baggage, gets no suggestions to plan a trip.
  if (intent === null && !hasPlace && (memory.everyday?.intents.length ?? 0) > 0) return []
  const chosen =
    memory.pending === null
      ? ((intent === null ? null : AFTER[intent]) ?? (hasPlace || intent !== null ? [] : STARTS))
      : (ANSWERS[memory.pending] ?? [])
  const isOfPlace = (id: FollowUp): boolean => memory.pending === null && !STARTS.includes(id)
  const isUnderstood = (id: FollowUp): boolean =>
    !OF_CHANGES.includes(id) || PHRASEBOOKS.some(({ code }) => code === words.code)
  return chosen.filter((id) => isUnderstood(id) && (hasPlace || !isOfPlace(id))).map((id) => words.followUps[id])
}
