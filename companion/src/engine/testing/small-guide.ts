import {
  type Cells,
  themeSharesOf,
  toArea,
  toCountry,
  toDestination,
  toEvent,
  toFood,
  toLeg,
  toSight,
  toTransfer,
} from '@app/domain/guide'

import type { DestinationInGuide, GuideLookUp } from '../../tools/guide/guide-look-up.ts'

type Row = Readonly<Record<string, string>>

const cellsOf =
  (row: Row): Cells =>
  (column) =>
    row[column] ?? ''

const COUNTRY: Row = {
  country: 'IT',
  name: 'Italy',
  as_of: '2026-11',
  currency: 'EUR',
  languages: 'Italian',
  hello: 'Buongiorno',
  thanks: 'Grazie',
  tip_restaurant: 'optional:5-10',
  tip_bar: 'none',
  tip_taxi: 'round-up',
  english: 'medium',
  tap_water: 'safe',
  service_charge: 'often',
  sim_where: 'shop;airport',
  sim_id: 'passport',
  esim: 'easy',
  sim_operators: 'TIM',
  blocked: 'none',
  ride_apps: 'Uber',
  taxi: 'official-rank;meter',
  cards: 'most',
  contactless_transit: 'yes',
  cash_need: 'low',
  atm: 'ok;decline-conversion',
  wallets: 'Apple Pay',
  bargain: 'no',
  dress: 'casual;cover-shoulders',
  temples: 'cover-shoulders;silence',
  etiquette: 'greet-first;handshake',
  alcohol: 'free',
  alcohol_age: '18',
  drugs: 'fines',
  cannabis: 'decriminalised',
  vape: 'rules',
  lgbt_law: 'partnership',
  lgbt_social: 'open-cities',
  women: 'usual-care',
  scams: 'bracelet;pickpocket;petition',
  drive_side: 'right',
  permit: 'idp-required',
  child_seat: 'law',
  drive_care: 'narrow-streets',
  toilets: 'cafe-use',
  smoking: 'indoor-ban',
  closing: 'mon-museums;siesta',
  mosquito: 'nuisance',
  altitude: 'none',
  health: 'heat',
  strikes: 'frequent',
  power_cuts: 'rare',
  drones: 'rules',
  lunch: '12:30-14:30',
  dinner: '19:30-22:00',
  p_street_meal: 'EUR 5-9 2026',
  p_mid_meal: 'EUR 18-30 2026',
  p_coffee: 'EUR 1-2 2026',
  p_water_15l: 'EUR 0.5-1 2026',
  p_taxi_5km: 'EUR 10-15 2026',
  p_sim_10gb: 'EUR 15-20 2026',
  p_metro_ride: 'EUR 2 2026',
  p_museum: 'EUR 10-18 2026',
  p_hostel_bed: 'EUR 30-50 2026',
  p_hotel_double: 'EUR 100-180 2026',
}
const SURE: Row = { certainty: 'sure' }
const PLACE: Row = {
  ...SURE,
  kind: 'city',
  country: 'IT',
  days_min: '1',
  days_ideal: '3',
  days_max: '5',
  state: 'done',
}
const BEST: Row = { best_months: '4-6;9-10', avoid_months: '8:heat' }
const ROME: Row = {
  ...PLACE,
  ...BEST,
  id: 'rome',
  rank: '1',
  name: 'Rome',
  lat: '41.9',
  lon: '12.5',
  radius_km: '12',
  airports: 'FCO',
  aka: 'it:Roma',
}
const FLORENCE: Row = {
  ...PLACE,
  ...BEST,
  id: 'florence',
  rank: '2',
  name: 'Florence',
  lat: '43.77',
  lon: '11.25',
  radius_km: '10',
  airports: 'FLR',
  aka: 'de:Florenz',
}
const SICILY: Row = {
  ...PLACE,
  ...BEST,
  id: 'sicily',
  rank: '3',
  kind: 'island',
  name: 'Sicily',
  lat: '37.5',
  lon: '14',
  radius_km: '150',
  airports: 'PMO',
  aka: 'de:Sizilien',
}
const AREA: Row = { ...SURE, dest: 'rome', lat: '41.9', lon: '12.5', radius_km: '1', base: 'yes', transit: 'good' }
const AREAS: readonly Row[] = [
  {
    ...AREA,
    id: 'monti',
    name: 'Monti',
    stay_for: 'first-time;couples',
    price_level: '3',
    night_care: 'fine',
    centre_min: '5',
  },
  {
    ...AREA,
    id: 'termini',
    name: 'Termini',
    stay_for: 'budget',
    price_level: '2',
    night_care: 'care',
    centre_min: '10',
  },
]
const SIGHT: Row = {
  ...SURE,
  dest: 'rome',
  area: 'monti',
  best_time: 'morning',
  setting: 'outdoor',
  lat: '41.89',
  lon: '12.49',
}
const SIGHTS: readonly Row[] = [
  {
    ...SIGHT,
    id: 'rome.colosseum',
    name: 'Colosseum',
    kind: 'archaeological_site',
    importance: '5',
    minutes: '120',
    fee: 'EUR 18 2026',
    book: 'essential:14',
    suits: 'kids',
  },
  {
    ...SIGHT,
    id: 'rome.trevi',
    name: 'Trevi Fountain',
    kind: 'monument',
    importance: '5',
    minutes: '30',
    fee: 'free',
    book: 'none',
    suits: 'free',
  },
]
const TRANSFERS: readonly Row[] = [
  {
    ...SURE,
    airport: 'FCO',
    dest: 'rome',
    mode: 'train',
    line: 'Leonardo Express',
    minutes: '32',
    price: 'EUR 14 2026',
    per: 'person',
    every_min: '15',
  },
  {
    ...SURE,
    airport: 'FCO',
    dest: 'rome',
    mode: 'taxi',
    minutes: '45',
    price: 'EUR 55 2026',
    per: 'vehicle',
    codes: 'fixed-fare',
  },
]
const LEGS: readonly Row[] = [
  {
    ...SURE,
    from: 'rome',
    to: 'florence',
    mode: 'hs-train',
    exists: 'yes',
    usual: '1',
    minutes: '95',
    price: 'EUR 20-50 2026',
    both_ways: 'yes',
  },
]
const FOOD: Row = { ...SURE, scope: 'rome', row: 'dish', meal: 'dinner' }
const FOODS: readonly Row[] = [
  { ...FOOD, id: 'cacio', name: 'Cacio e pepe', has: 'dairy;gluten', diet: 'vegetarian', importance: '5' },
  { ...FOOD, id: 'carbonara', name: 'Carbonara', has: 'egg;pork;dairy;gluten', diet: 'no', importance: '5' },
]
const EVENTS: readonly Row[] = [
  {
    ...SURE,
    id: 'birthday',
    scope: 'rome',
    name: 'Birthday of Rome',
    kind: 'festival',
    rule: 'fixed:04-21',
    importance: '3',
    book: 'none',
    effects: 'crowds',
  },
]

/** Italy with Rome, Florence and Sicily: enough for every tool of the guide, without files. */
export function smallGuide(): GuideLookUp {
  const destinations = [ROME, FLORENCE, SICILY].map((row) => toDestination(cellsOf(row)))
  const all = {
    asOf: '2026-11',
    country: toCountry(Object.keys(COUNTRY), cellsOf(COUNTRY)),
    sights: SIGHTS.map((row) => toSight(cellsOf(row))),
    dayTrips: [],
    transfers: TRANSFERS.map((row) => toTransfer(cellsOf(row))),
    legs: LEGS.map((row) => toLeg(cellsOf(row))),
    areas: AREAS.map((row) => toArea(cellsOf(row))),
    food: FOODS.map((row) => toFood(cellsOf(row))),
    events: EVENTS.map((row) => toEvent(cellsOf(row))),
  }
  const destination = async (id: string): Promise<DestinationInGuide | undefined> => {
    const found = destinations.find((each) => each.id === id)
    const isHere = (row: { readonly destinationId: string }): boolean => row.destinationId === id
    return (
      found && {
        ...all,
        destination: found,
        sights: all.sights.filter(isHere),
        areas: all.areas.filter(isHere),
        transfers: all.transfers.filter(isHere),
      }
    )
  }
  return {
    destinations: destinations.map((row) => ({
      ...row,
      bases: row.baseTowns,
      days: { least: row.daysMin, ideal: row.daysIdeal, most: row.daysMax },
      avoidMonths: row.avoidMonths ?? [],
      themes: themeSharesOf(all.sights.filter(({ destinationId }) => destinationId === row.id)),
      room: all.country.prices.hotel_double,
    })),
    countries: ['IT'],
    country: async (code) => (code === 'IT' ? { ...all, destinations } : undefined),
    destination,
  }
}
