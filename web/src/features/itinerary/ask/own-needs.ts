import type { TripAsk } from '@app/domain/trip-draft'

import type { Diet, Profile } from '../../../api/profile/profile.ts'

/** What the planner can look for; of the rest it knows nothing, and must not seem to. */
const KNOWN_DIETS: Partial<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher',
  'no-gluten': 'gluten-free',
  'no-lactose': 'lactose-free',
}

type Needs = Pick<Profile, 'diet' | 'mobility'>

/** What the profile says where the sentence said nothing; it stands in the chips and can be changed there. */
export function withOwnNeeds(ask: TripAsk, { diet, mobility }: Needs): TripAsk {
  const diets = diet.flatMap((each) => KNOWN_DIETS[each] ?? [])
  return {
    ...ask,
    diets: ask.diets.length > 0 || diets.length === 0 ? ask.diets : diets,
    mobility: ask.mobility === 'any' ? mobilityOf(mobility) : ask.mobility,
  }
}

/** Without steps is the harder wish, so it goes first. */
function mobilityOf(needs: Needs['mobility']): TripAsk['mobility'] {
  if (needs.some((need) => need === 'wheelchair' || need === 'no-stairs' || need === 'pushchair')) return 'step-free'
  return needs.includes('short-walks') ? 'short-walks' : 'any'
}
