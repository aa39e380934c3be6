import { NO_WISHES } from '@app/domain/trip'
import type { TripAsk } from '@app/domain/trip-draft'

export const EMPTY_ASK: TripAsk = {
  title: '',
  cities: [],
  firstDate: null,
  dayCount: 3,
  ...NO_WISHES,
  appointments: [],
  arriveAt: null,
  departAt: null,
}
