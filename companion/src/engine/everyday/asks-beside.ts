/** What the conditions of a follow-up ask of the same place, where its subject has no more to say: "and in winter?". */
import type { Meaning } from '@app/domain/learned-reader'

import type { Question } from '../reading/question.ts'
import type { EverydayIntent } from './everyday-intent.ts'

type Beside = {
  readonly intent: EverydayIntent
  readonly meanings: readonly Meaning[]
  /** Whose own answers follow the condition, or have nothing to do with it. */
  readonly never?: readonly EverydayIntent[]
}

const MOST_BESIDE = 2
const JOURNEYS: readonly EverydayIntent[] = ['airport_transfer', 'day_trip', 'ferry', 'intercity']
const OUTSIDE: readonly EverydayIntent[] = ['beach', 'hiking', 'nightlife', 'viewpoint', ...JOURNEYS]
const CONDITIONS: readonly Beside[] = [
  { intent: 'safety_woman', meanings: ['woman', 'woman_alone'] },
  { intent: 'accessibility', meanings: ['wheelchair', 'disabled'] },
  { intent: 'kids_things', meanings: ['children', 'toddler', 'baby', 'kids', 'teenager', 'family'] },
  { intent: 'elderly', meanings: ['elderly', 'grandmother', 'parents', 'bad_knees', 'pensioner'] },
  { intent: 'rainy_day', meanings: ['rain', 'rainy_day', 'indoor'] },
  { intent: 'safety_night', meanings: ['night', 'midnight', 'walk_at_night'] },
  { intent: 'local_transport', meanings: ['bus', 'metro', 'tram', 'train', 'on_foot'], never: JOURNEYS },
  { intent: 'driving_rules', meanings: ['drive', 'rent_car', 'parking'] },
  { intent: 'sunday_open', meanings: ['sunday', 'monday', 'weekend'], never: OUTSIDE },
  { intent: 'food_diet', meanings: ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten_free'] },
  { intent: 'prices', meanings: ['price', 'how_much', 'cost', 'cheap', 'cheapest', 'expensive'] },
]
const SEASONS: readonly Meaning[] = ['spring', 'summer', 'autumn', 'winter', 'rainy_season', 'high_season']
/** Of one pair each tells more of the other. */
const PAIRS: Readonly<Partial<Record<EverydayIntent, EverydayIntent>>> = {
  cash_atm: 'paying_cards',
  paying_cards: 'cash_atm',
}

export function asksBeside(
  { meanings, slots }: Pick<Question, 'meanings' | 'slots'>,
  subjects: readonly EverydayIntent[],
): readonly EverydayIntent[] {
  const has = (wanted: readonly Meaning[]): boolean => wanted.some((meaning) => meanings.has(meaning))
  const isOfSeason = slots.month !== null || has(SEASONS)
  // "Without a car?" asks how one gets around without it.
  const isCarFree = meanings.has('without') && meanings.has('car')
  const asked: readonly EverydayIntent[] = [
    ...(isOfSeason ? (['best_time'] as const) : []),
    ...(isCarFree ? (['local_transport'] as const) : []),
    ...CONDITIONS.filter(
      ({ meanings: wanted, never = [] }) => has(wanted) && !subjects.some((each) => never.includes(each)),
    ).map(({ intent }) => intent),
    ...subjects.flatMap((subject) => PAIRS[subject] ?? []),
  ]
  return [...new Set(asked)].filter((intent) => !subjects.includes(intent)).slice(0, MOST_BESIDE)
}
