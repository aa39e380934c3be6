import type { Diet, FoodContent, FoodKind } from '@app/domain/guide'

export const FOOD_KIND_WORDS: Readonly<Record<FoodKind, string>> = {
  dish: 'Dishes',
  drink: 'Drinks',
  sweet: 'Sweets',
  snack: 'Snacks',
  place: 'Where to eat',
  mealtime: 'When people eat',
  custom: 'Customs at the table',
}

export const CONTAINS_WORDS: Readonly<Record<FoodContent, string>> = {
  alcohol: 'alcohol',
  alpaca: 'alpaca',
  beef: 'beef',
  'broth-fish': 'fish stock',
  'broth-meat': 'meat stock',
  caffeine: 'caffeine',
  chicken: 'chicken',
  dairy: 'dairy',
  duck: 'duck',
  egg: 'egg',
  fish: 'fish',
  game: 'game',
  gluten: 'gluten',
  'guinea-pig': 'guinea pig',
  horse: 'horse meat',
  insects: 'insects',
  lamb: 'lamb',
  nuts: 'nuts',
  offal: 'offal',
  peanut: 'peanuts',
  pork: 'pork',
  raw: 'raw',
  seafood: 'seafood',
  sesame: 'sesame',
  soy: 'soy',
  spicy: 'spicy',
  sugar: 'sugar',
}

/** `no`: none of the diets applies. The ingredients say why. */
export const DIET_WORDS: Readonly<Record<Diet, string | null>> = {
  'gluten-free': 'gluten-free',
  'gluten-free-option': 'gluten-free on request',
  halal: 'halal',
  'halal-option': 'halal in some places',
  'kosher-option': 'kosher in some places',
  no: null,
  vegan: 'vegan',
  'vegan-option': 'vegan on request',
  vegetarian: 'vegetarian',
  'vegetarian-option': 'vegetarian on request',
}
