import type { EverydayIntent } from './everyday-intent.ts'
/**
 * Questions that ask for a decision, whatever topic their words resemble: one of two places, a day there and back, worth
 * it. A topic of its own ("tap water in Bali or Phuket", "is the rail pass worth it") keeps its answer.
 */
import type { SpannedPlace } from './everyday-place.ts'
import { isStart } from './trip-wishes.ts'
import { patternOf } from './word-lists/constraint-words.ts'
import WORDS from './word-lists/verdict-words.json' with { type: 'json' }

const WORTH = patternOf(WORDS.worth)
const DAY_RETURN = patternOf(WORDS.dayReturn)
const OR = patternOf(WORDS.or)

/** Two names are alternatives only if little stands between them. */
const LONGEST_BETWEEN = 24

/** Answers that fire on a single noun: a question for a decision comes before them. Ids of the reader and the engine. */
const CATCH_ALL: ReadonlySet<string> = new Set([
  'beach',
  'best',
  'best_time',
  'climate',
  'compare_places',
  'cost',
  'day_trip',
  'day_trip_check',
  'days_needed',
  'distance',
  'flight_time',
  'free_things',
  'hiking',
  'honeymoon',
  'intercity',
  'is_worth_it',
  'itinerary',
  'kids_things',
  'must_see',
  'nightlife',
  'plan',
  'prices',
  'rainy_day',
  'romantic',
  'sea_temperature',
  'season_event',
  'sights',
  'snow',
  'unknown',
  'weather',
  'where',
  'where_to_go',
])

type Asked = {
  readonly text: string
  /** What the message was read as, none if nothing. */
  readonly heads: readonly string[]
  readonly places: readonly SpannedPlace[]
  readonly hasMonth: boolean
  /** Hours between two flights are another question. */
  readonly hasHours: boolean
}

export function verdictAsked({ text, heads, places, hasMonth, hasHours }: Asked): EverydayIntent | null {
  if (hasHours || places.length === 0 || !heads.every((each) => CATCH_ALL.has(each))) return null
  const distinct = places.filter((place, index) => places.findIndex((other) => keyOf(other) === keyOf(place)) === index)
  const isWorth = WORTH.test(text)
  if (distinct.length > 1 && areAlternatives(text, distinct)) return 'compare_places'
  if (distinct.length > 1 && (DAY_RETURN.test(text) || isWorth)) return 'day_trip_check'
  // The other end of the way is not in our guide.
  if (!isWorth || DAY_RETURN.test(text)) return null
  return hasMonth ? 'best_time' : 'is_worth_it'
}

const keyOf = ({ destinationId, cityId, country }: SpannedPlace): string => `${destinationId ?? cityId ?? country}`

function areAlternatives(text: string, places: readonly SpannedPlace[]): boolean {
  const goals = places.filter((place) => !isStart(text, place))
  return goals.some((place, index) => {
    const next = goals[index + 1]
    if (!next) return false
    const between = text.slice(place.end, next.start)
    return between.length <= LONGEST_BETWEEN && OR.test(between)
  })
}
