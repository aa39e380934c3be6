import { calendarDate, type Claim } from '@app/domain/kernel'
import type { MoneyRange } from '@app/domain/travel-prices'
import { NO_WISHES, type Stop, type Trip, type TripDay, type TripPlace } from '@app/domain/trip'

import type { KnownCity, LookUps } from '../../tools/look-ups.ts'

const DATED = {
  source: { title: 'Small world', url: 'https://example.org/world' },
  checkedAt: calendarDate('2026-11-01'),
}

function claim<Value>(value: Value): Claim<Value> {
  return { value, ...DATED, status: 'verified' }
}

const city = (
  cityId: number,
  name: string,
  country: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): KnownCity => ({
  cityId,
  name,
  country,
  coordinates: { latitude, longitude },
  timeZone,
  division: null,
  population: 1_000_000,
})

function dollars(amount: number): MoneyRange {
  const money = { minorUnits: amount * 100, currency: 'USD' }
  return { low: money, high: money }
}

const CITIES = [
  city(1, 'Rome', 'IT', 41.89, 12.48, 'Europe/Rome'),
  city(2, 'Tokyo', 'JP', 35.69, 139.69, 'Asia/Tokyo'),
  city(3, 'Berlin', 'DE', 52.52, 13.4, 'Europe/Berlin'),
]
const CITY_NAMES: Readonly<Record<string, number>> = { rome: 1, rom: 1, roma: 1, tokyo: 2, tokio: 2, berlin: 3 }
const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    italy: 'IT',
    italien: 'IT',
    japan: 'JP',
    germany: 'DE',
    deutschland: 'DE',
  }),
)
const COUNTRIES = [
  {
    code: 'IT',
    capital: { name: 'Rome', cityId: 1 },
    currencies: ['EUR'],
    languages: ['it'],
    callingCodes: ['39'],
    drivingSide: 'right' as const,
  },
  {
    code: 'JP',
    capital: { name: 'Tokyo', cityId: 2 },
    currencies: ['JPY'],
    languages: ['ja'],
    callingCodes: ['81'],
    drivingSide: 'left' as const,
  },
  {
    code: 'DE',
    capital: { name: 'Berlin', cityId: 3 },
    currencies: ['EUR'],
    languages: ['de'],
    callingCodes: ['49'],
    drivingSide: 'right' as const,
  },
]

export function place(id: string, name: string, latitude = 41.89, longitude = 12.49): TripPlace {
  return {
    id,
    name,
    coordinates: { latitude, longitude },
    kind: 'museum',
    hours: { text: 'Mo-Su 09:00-18:00', basis: 'source' },
    visitMinutes: 90,
    price: null,
    isIndoor: true,
    renown: 0.9,
    sources: ['world'],
  }
}

/** Two days in Rome with one stop each. */
export function smallTrip(): Trip {
  const stop = (id: string, name: string, arrive: number): Stop => ({
    id: `stop-${id}`,
    kind: 'visit',
    title: name,
    placeId: id,
    arrive,
    leave: arrive + 90,
    leg: null,
    isLocked: false,
    isMustSee: false,
    note: '',
    cost: null,
  })
  const edge = { title: 'Rome', coordinates: { latitude: 41.89, longitude: 12.48 }, bufferMinutes: 0 }
  const day = (id: string, date: string, stops: readonly Stop[]): TripDay => ({
    id,
    date: calendarDate(date),
    timeZone: 'Europe/Rome',
    city: city(1, 'Rome', 'IT', 41.89, 12.48, 'Europe/Rome'),
    start: { ...edge, at: 540 },
    end: { ...edge, at: 1320 },
    stops,
    note: '',
  })
  const places = [place('a', 'Colosseum'), place('b', 'Vatican Museums', 41.9, 12.45), place('c', 'Pantheon')]
  return {
    id: 'trip',
    title: 'Rome',
    days: [
      day('day-1', '2027-05-11', [stop('a', 'Colosseum', 600)]),
      day('day-2', '2027-05-12', [stop('b', 'Vatican Museums', 600)]),
    ],
    places: Object.fromEntries(places.map((each) => [each.id, each])),
    ideas: ['c'],
    wishes: NO_WISHES,
  }
}

/** Three cities and a few facts: enough for every tool, without tables. */
export function smallWorld(changes: Partial<LookUps> = {}): LookUps {
  const byId = (id: number): KnownCity | undefined => CITIES.find(({ cityId }) => cityId === id)
  return {
    today: calendarDate('2026-11-15'),
    now: Date.UTC(2026, 10, 15, 12),
    bookingSite: { host: 'www.example.com' },
    findCity: (name) => byId(CITY_NAMES[name.toLowerCase()] ?? 0) ?? null,
    findCountry: (name) => COUNTRY_NAMES.get(name.toLowerCase()) ?? null,
    city: (id) => {
      const found = byId(id)
      return found && claim(found)
    },
    country: (code) => {
      const found = COUNTRIES.find((each) => each.code === code)
      return found && claim(found)
    },
    visa: (passport, destination) =>
      claim({
        requirement: passport === destination ? 'own' : 'visa-free',
        days: passport === destination ? null : 90,
        note: null,
      }),
    passportRules: () => [
      claim({ validity: 6, unit: 'months', countedFrom: 'arrival', blankPages: 2, isIssuedWithinTenYears: false }),
    ],
    advisories: () => [claim({ authority: 'GB', level: 2, words: 'Take care.', highestRegionalLevel: null })],
    rate: () => claim('2'),
    climate: () =>
      claim({ meanC: [8, 9, 11, 14, 18, 22, 25, 25, 21, 17, 12, 9], rainMm: Array.from({ length: 12 }, () => 50) }),
    holidays: () => claim([{ date: calendarDate('2026-12-25'), name: 'Christmas Day', isEstimated: false }]),
    plugs: () => claim({ types: ['C', 'F'], volts: [230], hertz: [50] }),
    help: (country) => ({
      country,
      police: ['112'],
      ambulance: ['118'],
      fire: ['115'],
      general: ['112'],
      // The general number is set by law, as in the European Union; ambulances have another one.
      generalSource: { ...DATED, source: { title: 'A law', url: 'https://example.org/law' } },
      confidence: 'high',
      agreement: { police: 2, ambulance: 2, fire: 2 },
      sourcesAsked: 2,
      ...DATED,
    }),
    helpLines: (country) => (country === 'IT' ? [claim({ name: 'Line', phone: '02 2', languages: ['it'] })] : []),
    helpLineDirectory: claim('findahelpline.com'),
    dailyCosts: (_, style) =>
      claim({ style, lodging: dollars(100), meals: dollars(60), transport: dollars(10), tickets: dollars(30) }),
    health: () => claim({ yellowFever: 'not-required', yellowFeverRisk: 'none', malaria: 'not-listed' }),
    missions: () =>
      claim([{ host: 'IT', kind: 'embassy', city: 'Rome', phone: '+39 06 1', website: null, coordinates: null }]),
    airport: (code) => (['FCO', 'HND', 'BER'].includes(code) ? claim({ code, name: code, country: 'IT' }) : undefined),
    airportsOf: ({ cityId }) => [
      claim({ code: ['', 'FCO', 'HND', 'BER'][cityId] ?? '', name: 'Airport', country: 'IT' }),
    ],
    routeBetween: () => claim({ departsFromEea: true, arrivesInEea: true, distanceKm: 1200 }),
    places: () => [place('a', 'Colosseum'), place('b', 'Vatican Museums', 41.9, 12.45)],
    tableSource: () => DATED,
    ...changes,
  }
}
