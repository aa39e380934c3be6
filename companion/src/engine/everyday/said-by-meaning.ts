/** Details that a message holds by what its words mean, which the trained reader's dictionary tells in every language. */
import type { PriceItem } from '@app/domain/guide'
import type { Meaning } from '@app/domain/learned-reader'

import type { TipPlace } from '../../tools/guide/practice/practice-maker.ts'
import type { TravelMode } from '../../tools/guide/transport/way-choice.ts'
import type { AskedDiet, StayStyle, With } from '../../tools/guide/words/en-labels.ts'
import type { AvoidedContent } from './everyday-memory.ts'
import type { Patterns } from './word-lists/constraint-words.ts'

export type Said = { readonly text: string; readonly meanings: ReadonlySet<Meaning> }
export type Meanings<Code extends string> = Readonly<Partial<Record<Code, readonly Meaning[]>>>

export const COMPANY_MEANINGS: Meanings<With> = {
  pram: ['stroller_transport', 'buggy'],
  wheelchair: ['wheelchair'],
  kids: ['children', 'toddler', 'teenager', 'kids', 'son', 'daughter'],
  seniors: ['elderly', 'grandmother', 'bad_knees'],
  rain: ['rain', 'rainy_day'],
  romantic: ['romantic', 'honeymoon', 'anniversary', 'proposal'],
  free: ['free_of_charge'],
}
export const MODE_MEANINGS: Meanings<TravelMode> = {
  'night-train': ['night_train'],
  boat: ['ferry', 'boat'],
  train: ['train', 'high_speed'],
  bus: ['bus', 'coach'],
  fly: ['fly', 'plane'],
  taxi: ['taxi', 'ride_app'],
}
export const ITEM_MEANINGS: Meanings<PriceItem> = {
  beer: ['beer', 'beer_price'],
  coffee: ['coffee'],
  taxi_5km: ['taxi'],
  metro_ride: ['metro', 'tram'],
  mid_meal: ['dinner', 'lunch', 'restaurant'],
  street_meal: ['street_food'],
  hotel_double: ['hotel', 'room'],
  hostel_bed: ['hostel'],
  museum: ['museum', 'entrance_fee'],
  sim_10gb: ['sim_card', 'esim'],
}
export const TIP_MEANINGS: Meanings<TipPlace> = {
  guide: ['guided_tour'],
  taxi: ['taxi'],
  bar: ['bar_pub'],
  restaurant: ['restaurant', 'dinner'],
}
export const DIET_MEANINGS: Meanings<AskedDiet> = {
  vegan: ['vegan'],
  vegetarian: ['vegetarian'],
  halal: ['halal'],
  kosher: ['kosher'],
  'gluten-free': ['gluten_free'],
}
export const CONTENT_MEANINGS: Meanings<AvoidedContent> = {
  peanut: ['peanut'],
  nuts: ['nut'],
  seafood: ['shellfish'],
  fish: ['fish'],
  dairy: ['lactose'],
  pork: ['pork'],
  beef: ['beef'],
  spicy: ['spicy'],
}

export const STYLE_MEANINGS: Meanings<StayStyle> = {
  budget: ['cheap', 'cheapest', 'cheap_hotel', 'hostel'],
  families: ['baby', 'children', 'kids', 'toddler', 'family', 'family_room'],
  nightlife: ['nightlife', 'club'],
  couples: ['romantic', 'honeymoon', 'couple'],
  quiet: ['quiet'],
  luxury: ['luxury'],
  beach: ['beach'],
}

/** The codes that the text holds, by words or by what they mean, in the order of the words. */
export function codesSaid<Code extends string>(
  words: Patterns<Code>,
  byMeaning: Meanings<Code>,
  { text, meanings }: Said,
): readonly Code[] {
  return words
    .filter(([code, pattern]) => byMeaning[code]?.some((each) => meanings.has(each)) || pattern.test(text))
    .map(([code]) => code)
}
