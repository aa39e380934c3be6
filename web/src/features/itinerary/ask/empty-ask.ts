import type { TripAsk } from '@app/domain/trip-draft'

export const EMPTY_ASK: TripAsk = {
  title: '',
  cities: [],
  firstDate: null,
  dayCount: 3,
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
  appointments: [],
  arriveAt: null,
  departAt: null,
}
