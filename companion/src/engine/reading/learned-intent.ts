import type { LookUps } from '../../tools/look-ups.ts'
import { isFewWords } from '../everyday/goes-on.ts'
import type { Intent } from '../sentences.ts'

/** Intents of the engine by the ids of the trained reader. Everyday questions of the guide are answered separately. */
const OF_LEARNED: Readonly<Record<string, Intent>> = {
  best_time: 'best',
  car_search: 'car',
  currency: 'convert',
  denied_boarding: 'delay',
  distance: 'distance',
  flight_cancelled_rights: 'delay',
  flight_delay_rights: 'delay',
  flight_search: 'flight',
  flight_time: 'distance',
  health_vaccine: 'health',
  holiday_closed: 'holidays',
  hotel_search: 'hotel',
  itinerary: 'plan',
  must_see: 'sights',
  passport_validity: 'passport',
  plug: 'plugs',
  safety_general: 'advisory',
  thanks: 'thanks',
  time_difference: 'difference',
  transit_visa: 'entry',
  visa_how: 'entry',
  visa_length: 'entry',
  visa_need: 'entry',
  weather: 'climate',
}

const LIKELY = 0.4
/** The least probability without phrases of the language, where no other reading exists. */
const LIKELY_WITHOUT_PHRASES = 0.35

/** A few words that may go on from the last question need less. */
const LIKELY_AS_BEFORE = 0.15

/** For a message in which the phrases found nothing. */
export function learnedIntent(
  text: string,
  isForeign: boolean,
  { readIntents }: Pick<LookUps, 'readIntents'>,
  before: Intent | null = null,
) {
  const [first] = readIntents?.(text).intents ?? []
  const isAsBefore = first !== undefined && OF_LEARNED[first.intent] === before && isFewWords(text)
  if (before !== null && isAsBefore && first.probability >= LIKELY_AS_BEFORE) return before
  if (!first || first.probability < (isForeign ? LIKELY_WITHOUT_PHRASES : LIKELY)) return null
  return OF_LEARNED[first.intent] ?? null
}
