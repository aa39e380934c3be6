import type { GuideCountry, PriceItem, Tip } from '@app/domain/guide'

export const PRICE_ITEM_WORDS: Readonly<Record<PriceItem, string>> = {
  coffee: 'Coffee',
  street_meal: 'Street food or snack',
  mid_meal: 'Dinner, ordinary restaurant',
  beer: 'Beer',
  metro_ride: 'Bus or metro ride',
  taxi_5km: 'Taxi, 5 km',
  hostel_bed: 'Hostel bed',
  hotel_double: 'Double room, mid-range',
  museum: 'Museum ticket',
  sim_10gb: 'SIM card with 10 GB',
  water_15l: 'Water, 1.5 litres',
  bus_100km: 'Coach, 100 km',
}

export const TIP_WORDS: Readonly<Record<Tip['habit'], string>> = {
  none: 'no tip',
  'round-up': 'round up',
  optional: 'optional',
  expected: 'expected',
  included: 'included in the bill',
  refused: 'not accepted',
}

export const TIPPED_WORDS: Readonly<Record<keyof GuideCountry['tips'], string>> = {
  restaurant: 'Restaurant',
  bar: 'Bar',
  taxi: 'Taxi',
  porter: 'Porter',
  guide: 'Guide',
}

export const SERVICE_CHARGE_WORDS: Readonly<Record<GuideCountry['serviceCharge'], string>> = {
  never: 'No service charge on the bill.',
  sometimes: 'Some bills include a service charge.',
  often: 'Many bills include a service charge.',
  usually: 'Most bills include a service charge.',
}

export const CARD_WORDS: Readonly<Record<GuideCountry['cards'], string>> = {
  everywhere: 'Cards work nearly everywhere',
  most: 'Cards work in most places',
  cities: 'Cards work in cities, less outside',
  rare: 'Cards rarely work',
}

export const CASH_WORDS: Readonly<Record<GuideCountry['cashNeed'], string>> = {
  low: 'you need little cash',
  medium: 'carry some cash',
  high: 'you need cash every day',
}

export const ATM_WORDS: Readonly<Record<GuideCountry['atm'][number], string>> = {
  'decline-conversion': 'decline the ATM’s own exchange rate',
  fees: 'ATMs charge a fee',
  'foreign-card-trouble': 'some ATMs refuse foreign cards',
  'low-limits': 'low withdrawal limits',
  'machines-inside-bank': 'use ATMs inside banks',
  ok: 'ATMs are easy to use',
  scarce: 'ATMs are rare',
}

export const BARGAINING_WORDS: Readonly<Record<GuideCountry['bargaining'], string>> = {
  no: 'Prices are fixed',
  markets: 'Bargain in markets',
  'markets-taxis': 'Bargain in markets and with taxis',
  expected: 'Bargaining is expected',
}
