import type { Diet, FoodContent } from '@app/domain/guide'

import type { GuideFacts } from '../facts.ts'
import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'
import { checkPrice } from './check-prices.ts'

const FOOD_USD = { lowUsd: 0.1, highUsd: 250, widest: 5 }

const FLESH: readonly FoodContent[] = [
  'pork',
  'beef',
  'lamb',
  'chicken',
  'duck',
  'fish',
  'seafood',
  'broth-meat',
  'broth-fish',
  'alpaca',
  'guinea-pig',
  'game',
  'horse',
  'offal',
  'insects',
]

/** Ingredients that a diet excludes. Diets with `-option` mean that the kitchen can leave them out. */
const EXCLUDED: Readonly<Partial<Record<Diet, readonly FoodContent[]>>> = {
  vegan: [...FLESH, 'egg', 'dairy'],
  vegetarian: FLESH,
  halal: ['pork', 'alcohol'],
  'gluten-free': ['gluten'],
}

export function checkFood(guide: Guide, facts: GuideFacts): readonly Problem[] {
  return guide.food.flatMap((row) => {
    const countries = guide.destination(row.scope)?.countries ?? [row.scope]
    const problems: Problem[] = []
    if (row.kind === 'mealtime' && row.usualTimes.length === 0) problems.push(error(row, 'a meal time without hours'))
    for (const diet of row.diets ?? []) {
      const found = EXCLUDED[diet]?.filter((content) => row.contains.includes(content)) ?? []
      if (found.length > 0) problems.push(error(row, `${diet}, but has ${found.join(', ')}`))
    }
    return [...problems, ...checkPrice(row, 'price', row.price, { ...FOOD_USD, countries }, { guide, facts })]
  })
}
