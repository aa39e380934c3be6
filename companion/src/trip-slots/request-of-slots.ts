import { type CalendarDate, calendarDate, daysBetween, isCalendarDate, minorDigitsOf } from '@app/domain/kernel'
import {
  type FindCity,
  type FindCountry,
  type FindRegion,
  type NamedPlace,
  type RequestedBudget,
  type Said,
  type SaidMoment,
  settleRequest,
  type TripDates,
  type TripRequest,
} from '@app/domain/trip-request'

import type { TripSlots } from './trip-slots.ts'

type Known = {
  readonly sentence: string
  readonly today: CalendarDate
  /** The built-in reading of the same sentence. */
  readonly builtIn: TripRequest
  readonly findCity: FindCity
  readonly findCountry: FindCountry
  readonly findRegion?: FindRegion
}
type Quoted = { readonly words: string }
type Slot<Name extends keyof TripSlots> = NonNullable<TripSlots[Name]>

/** A model's slots replace the built-in ones, each if it is completely valid; otherwise ours stays. */
export function requestOfSlots(
  slots: TripSlots,
  { sentence, today, builtIn, findCity, findCountry, findRegion }: Known,
): TripRequest {
  const one = <S extends Quoted, T>(slot: S | undefined, read: (slot: S) => T | null): Said<T> | null => {
    const start = slot ? sentence.indexOf(slot.words) : -1
    const value = slot && start >= 0 ? read(slot) : null
    return slot && value !== null ? { value, span: { start, end: start + slot.words.length } } : null
  }
  const all = <S extends Quoted, T>(
    list: readonly S[] = [],
    read: (slot: S) => T | null,
  ): readonly Said<T>[] | null => {
    const believed = list.flatMap((slot) => one(slot, read) ?? [])
    return believed.length > 0 && believed.length === list.length ? believed : null
  }
  const placeOf = placeFinder({ findCity, findCountry, ...(findRegion && { findRegion }) })
  const dates = one(slots.dates, (slot) => datesOf(slot, today))
  const facts = {
    origin: one(slots.origin, placeOf),
    destinations: all(slots.destinations, (slot) => {
      const place = placeOf(slot)
      return place && { ...place, nights: slot.nights }
    }),
    dates,
    days: dates?.value.isExact ? lengthOf(dates) : one(slots.days, ({ count }) => count),
    travellers: one(slots.travellers, ({ people, children, childAges }) => ({ people, children, childAges })),
    budget: one(slots.budget, budgetOf),
    interests: all(slots.interests, valueOf),
    pace: one(slots.pace, valueOf),
    diets: all(slots.diets, valueOf),
    mobility: one(slots.mobility, valueOf),
    mustSee: all(slots.mustSee, wordsOf),
    mustNot: all(slots.mustNot, wordsOf),
    appointments: all(slots.appointments, (slot) => {
      const moment = momentOf(slot)
      return moment && sentence.includes(slot.title) ? { ...moment, title: slot.title } : null
    }),
    arrival: one(slots.arrival, momentOf),
    departure: one(slots.departure, momentOf),
  } satisfies { readonly [Name in keyof TripSlots]-?: TripRequest[Name] | null }
  const said = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)) as Partial<TripRequest>
  const settled = settleRequest({ ...builtIn, ...said }, sentence)
  const { origin, dates: dated, days, travellers, budget } = settled
  return settleRequest(
    {
      ...settled,
      origin: origin ?? builtIn.origin,
      dates: dated ?? builtIn.dates,
      days: days ?? builtIn.days,
      travellers: travellers ?? builtIn.travellers,
      budget: budget ?? builtIn.budget,
    },
    sentence,
  )
}

/** A region of the guide goes before a town of that name. */
function placeFinder({ findCity, findCountry, findRegion }: Pick<Known, 'findCity' | 'findCountry' | 'findRegion'>) {
  return ({ words, name }: Slot<'origin'>): NamedPlace | null => {
    const region = findRegion?.(words) ?? findRegion?.(name)
    if (region) return { name: words, city: null, country: region.country, regionId: region.id }
    const city = findCity(words) ?? findCity(name)
    const country = city ? null : (findCountry(words) ?? findCountry(name))
    return city || country ? { name: words, city, country } : null
  }
}

const valueOf = <T>({ value }: { readonly value: T }): T => value
const wordsOf = ({ words }: Quoted): string => words

function datesOf({ start, end, isExact }: Slot<'dates'>, today: CalendarDate): TripDates | null {
  if (!isCalendarDate(start) || !isCalendarDate(end) || start < today) return null
  return { start: calendarDate(start), end: calendarDate(end), isExact }
}

/** The named dates give the length, whatever else was counted. */
function lengthOf({ value, span }: Said<TripDates>): Said<number> {
  return { value: daysBetween(value.start, value.end) + 1, span }
}

function budgetOf({ amount, currency, per }: Slot<'budget'>): RequestedBudget | null {
  if (currency !== null && !Intl.supportedValuesOf('currency').includes(currency)) return null
  const digits = currency === null ? 2 : minorDigitsOf(currency)
  return { minorUnits: Math.round(amount * 10 ** digits), currency, per }
}

function momentOf({ date, minuteOfDay, part }: Slot<'arrival'>): SaidMoment | null {
  if (date !== null && !isCalendarDate(date)) return null
  return { date: date === null ? null : calendarDate(date), time: minuteOfDay, part }
}
