import type { CalendarDate } from '@app/domain/kernel'
import type { DelayCause, Disruption } from '@app/domain/passenger-rights'
import type { TripAsk } from '@app/domain/trip-draft'

import type { Crisis } from '../../crisis/crisis.ts'
import type { EverydayMemory } from '../everyday/everyday-memory.ts'
import type { Intent } from '../sentences.ts'

/** The details of a traveller's request: codes, ids, dates and numbers, never words of the question. */
export type Slots = {
  /** GeoNames ids of the named cities in order, without the origin. */
  readonly cities: readonly number[]
  /** ISO 3166-1, of the named countries, without that of the passport. */
  readonly countries: readonly string[]
  readonly origin: number | null
  readonly passport: string | null
  readonly dates: { readonly start: CalendarDate; readonly end: CalendarDate; readonly isExact: boolean } | null
  readonly month: number | null
  readonly days: number | null
  readonly people: number | null
  readonly amount: number | null
  readonly currencies: readonly string[]
  readonly airports: readonly string[]
  /** Null if only a delay was mentioned. */
  readonly disruption: Disruption | null
  readonly noticeDays: number | null
  readonly wasRerouted: boolean | null
  readonly delayMinutes: number | null
  readonly cause: DelayCause | null
  readonly isEeaCarrier: boolean | null
  readonly passportExpires: CalendarDate | null
  /** The planned days in one country, for its entry rule. */
  readonly stayDays: number | null
  /** Days already used there. */
  readonly usedDays: number | null
}

/** The detail that the engine asked for last, so that a bare "Germany" or "4 hours" is an answer. */
export const PENDING = [
  'passport',
  'origin',
  'city',
  'country',
  'dates',
  'currency',
  'delay',
  'notice',
  'cause',
  'carrier',
  'route',
  'plan',
  'trip',
  'day',
  'change',
] as const
export type Pending = (typeof PENDING)[number]

type Kept = 'childAges' | 'interests' | 'diets' | 'walkingCapMetres' | 'budget'

/** Travellers and style in codes and numbers, which a plan for another city or length keeps. */
export type TripWishes = Readonly<Pick<TripAsk, Kept>> & {
  readonly adults: number | null
  readonly pace: TripAsk['pace'] | null
  readonly mobility: TripAsk['mobility'] | null
}

/** Plain data, so that the browser can keep it instead of the server. */
export type Memory = {
  readonly language: string | null
  readonly intent: Intent | null
  readonly slots: Slots
  readonly pending: Pending | null
  /** Whether a proposed plan can be saved by a button. */
  readonly hasPlan: boolean
  /** The place of the last page next to the conversation: a GeoNames id or a country. */
  readonly screen?: string | null
  /** Help was given: the next message may name the country, or go on about the first aid. */
  readonly crisis?: Pick<Crisis, 'aid' | 'countries' | 'kind' | 'language'> | null
  /** From the last question, if it was an everyday one. */
  readonly everyday?: EverydayMemory | null
  /** What the last answers said, as hashes of their sentences. */
  readonly told?: readonly string[]
  /** From the last plan. */
  readonly wishes?: TripWishes | null
}

/** Of a disrupted flight. */
export const NO_FLIGHT = {
  disruption: null,
  noticeDays: null,
  wasRerouted: null,
  delayMinutes: null,
  cause: null,
  isEeaCarrier: null,
} as const

const NO_SLOTS: Slots = {
  cities: [],
  countries: [],
  origin: null,
  passport: null,
  dates: null,
  month: null,
  days: null,
  people: null,
  amount: null,
  currencies: [],
  airports: [],
  ...NO_FLIGHT,
  passportExpires: null,
  stayDays: null,
  usedDays: null,
}

export const NO_MEMORY: Memory = { language: null, intent: null, slots: NO_SLOTS, pending: null, hasPlan: false }

/** Details of this question replace earlier ones; a new place replaces the old one. */
export function mergeSlots(now: Slots, before: Slots): Slots {
  const namesPlace = now.cities.length > 0 || now.countries.length > 0
  const place = namesPlace ? now : before
  return {
    cities: place.cities,
    countries: place.countries,
    origin: now.origin ?? before.origin,
    passport: now.passport ?? before.passport,
    dates: now.dates ?? (now.month === null ? before.dates : null),
    month: now.month ?? (now.dates ? null : before.month),
    days: now.days ?? before.days,
    people: now.people ?? before.people,
    amount: now.amount ?? before.amount,
    currencies: now.currencies.length > 0 ? now.currencies : before.currencies,
    airports: now.airports.length > 0 ? now.airports : before.airports,
    disruption: now.disruption ?? before.disruption,
    noticeDays: now.noticeDays ?? before.noticeDays,
    wasRerouted: now.wasRerouted ?? before.wasRerouted,
    delayMinutes: now.delayMinutes ?? before.delayMinutes,
    cause: now.cause ?? before.cause,
    isEeaCarrier: now.isEeaCarrier ?? before.isEeaCarrier,
    passportExpires: now.passportExpires ?? before.passportExpires,
    stayDays: now.stayDays ?? before.stayDays,
    // Days in one country do not apply to another.
    usedDays: now.usedDays ?? (namesPlace ? null : before.usedDays),
  }
}
