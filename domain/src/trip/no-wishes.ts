import type { TripWishes } from './trip.ts'

/** Two people without particular wishes. */
export const NO_WISHES: TripWishes = {
  adults: 2,
  childAges: [],
  pace: 'steady',
  interests: [],
  diets: [],
  mobility: 'any',
  walkingCapMetres: null,
  budget: null,
  mustSee: [],
  mustNot: [],
}
