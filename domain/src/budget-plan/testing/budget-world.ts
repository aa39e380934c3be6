/** A small world with one currency, in which every price is known. */
import type { PriceItem, PriceRange } from '../../guide/index.ts'
import { calendarDate } from '../../kernel/index.ts'
import { NO_FACTORS } from '../../travel-prices/index.ts'
import type { Base, BudgetPlan, PricedPlace, PricedWay } from '../budget-plan.ts'

export const RATES = { date: calendarDate('2026-11-14'), perDollar: { USD: 1, EUR: 0.8, JPY: 150, IDR: 16_000 } }

const euros = (low: number, high: number): PriceRange => ({ currency: 'EUR', low, high, year: 2026 })

export const PRICES: Readonly<Record<PriceItem, PriceRange>> = {
  coffee: euros(2, 3.5),
  street_meal: euros(6, 9),
  mid_meal: euros(15, 24),
  beer: euros(4, 6),
  metro_ride: euros(1.5, 2),
  taxi_5km: euros(8, 14),
  hostel_bed: euros(20, 35),
  hotel_double: euros(70, 130),
  museum: euros(6, 18),
  sim_10gb: euros(10, 20),
  water_15l: euros(0.5, 1.2),
  bus_100km: euros(8, 14),
}

export const CITY: PricedPlace = {
  id: 'city',
  name: 'City',
  guide: { code: 'PT', currency: 'EUR', asOf: '2026-11', prices: PRICES },
  factors: { lodging: 1.2, meals: 1.1 },
  lodgingByMonth: [0.9, 0.9, 0.9, 0.95, 1, 1.1, 1.2, 1.2, 1, 0.95, 0.9, 0.9],
  days: { least: 2, ideal: 4 },
  avoidMonths: [{ from: 1, to: 1, reason: 'rain' }],
  freeSights: 5,
}
export const TOWN: PricedPlace = { ...CITY, id: 'town', name: 'Town', factors: NO_FACTORS, lodgingByMonth: null }

const way = (otherId: string, mode: PricedWay['mode'], minutes: number, low: number, high: number): PricedWay => ({
  otherId,
  mode,
  minutes,
  price: euros(low, high),
  usualOrder: 1,
})
export const FLIGHT = way('home', 'fly', 120, 90, 200)
export const BUS = way('home', 'bus', 540, 40, 60)
export const TRAIN_TO_TOWN: Base = { place: TOWN, way: way('town', 'train', 40, 2, 3) }

export const PLAN: BudgetPlan = {
  place: CITY,
  base: null,
  party: { adults: 2, childAges: [] },
  days: 8,
  month: 7,
  levels: { lodging: 'mid', meals: 'mid', transport: 'mid', tickets: 'mid', data: 'each' },
  way: FLIGHT,
  ownFare: null,
  currency: 'EUR',
}
