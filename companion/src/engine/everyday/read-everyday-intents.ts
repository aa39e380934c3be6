/** Replaces the trained reader, with the same result type: unambiguous English words only. */
import { foldText } from '@app/domain/place-search'

import type { ReadIntents } from '../../tools/look-ups.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import { EVERYDAY_WORDS } from './word-lists/everyday-words.ts'

const SURE = 0.95

/** A longer stop is a day of its own and needs a plan. */
const LONGEST_LAYOVER_HOURS = 16

const PATTERNS = EVERYDAY_WORDS.map(([intent, words]) => [intent, new RegExp(words.join('|'))] as const)

/** A more specific intent excludes the general one. */
const WITHOUT: Readonly<Partial<Record<EverydayIntent, readonly EverydayIntent[]>>> = {
  safety_night: ['safety_general', 'nightlife'],
  safety_area: ['safety_general', 'where_to_stay'],
  safety_woman: ['safety_general'],
  safety_lgbt: ['safety_general'],
  lost_passport: ['theft', 'must_see'],
  lost_luggage: ['theft', 'missed_connection', 'must_see'],
  missed_connection: ['must_see'],
  theft: ['must_see', 'local_transport'],
  ride_hailing: ['safety_general', 'airport_transfer'],
  airport_transfer: ['intercity', 'ride_hailing', 'layover'],
  ferry: ['intercity'],
  tap_water: ['safety_general', 'health_food'],
  food_allergy: ['food_diet', 'food_dish', 'food_where'],
  food_diet: ['food_dish', 'food_where'],
  food_dish: ['food_where'],
  religion_visit: ['dress', 'etiquette'],
  dress: ['packing'],
  accessibility: ['elderly', 'kids_things', 'must_see'],
  where_to_stay: ['romantic', 'kids_things', 'beach', 'nightlife', 'shopping', 'safety_general', 'local_transport'],
  beach: ['viewpoint', 'must_see'],
  day_trip: ['intercity', 'kids_things', 'hiking'],
  layover: ['kids_things', 'must_see'],
  kids_things: ['must_see'],
  rainy_day: ['must_see', 'kids_things'],
  free_things: ['must_see'],
  romantic: ['must_see'],
  nightlife: ['must_see'],
  hiking: ['must_see'],
  season_event: ['best_time', 'shopping'],
  alcohol_rules: ['nightlife'],
  smoking_vape: ['nightlife'],
  tipping: ['ride_hailing', 'nightlife', 'prices'],
  health_mosquito: ['safety_general'],
  health_food: ['safety_general', 'food_where'],
  driving_rules: ['safety_general'],
  budget_enough: ['prices'],
  scams: ['safety_general', 'shopping'],
  prices: ['food_where', 'nightlife', 'local_transport'],
  insurance: ['safety_general'],
  sunday_open: ['shopping', 'museum_hours'],
  tickets_ahead: ['museum_hours'],
  bargaining: ['shopping'],
  internet_blocked: ['sim'],
  sim: ['airport_transfer'],
}

export function readEverydayIntents(text: string): ReadIntents {
  const folded = ` ${foldText(text)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const hits = PATTERNS.flatMap(([intent, pattern]) => {
    const at = pattern.exec(folded)?.index
    return at === undefined || (intent === 'layover' && isLong(folded)) ? [] : [{ intent, at }]
  })
  const gone = new Set(hits.flatMap(({ intent }) => WITHOUT[intent] ?? []))
  const intents = hits
    .filter(({ intent }) => !gone.has(intent))
    .toSorted((a, b) => a.at - b.at)
    .map(({ intent }) => ({ intent, probability: SURE }))
  return { kind: intents.length > 0 ? 'sure' : 'unknown', intents }
}

function isLong(folded: string): boolean {
  return Number(/(\d+) ?(?:h|hrs?|hours?) /.exec(folded)?.[1] ?? 0) > LONGEST_LAYOVER_HOURS
}
