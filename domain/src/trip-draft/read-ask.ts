import { addDays, daysBetween } from '../kernel/index.ts'
import type { PartOfDay, RequestedBudget, SaidMoment, TripRequest } from '../trip-request/index.ts'
import type { MinuteOfDay } from '../trip/index.ts'
import { LONGEST_TRIP_DAYS, type TripAsk } from './trip-ask.ts'

const USUAL_DAYS = 3
const USUAL_CURRENCY = 'EUR'

const PARTS: Readonly<Record<PartOfDay, MinuteOfDay>> = {
  morning: 9 * 60,
  noon: 12 * 60,
  afternoon: 15 * 60,
  evening: 19 * 60,
  night: 22 * 60,
}

/**
 * A request in words as plannable wishes. Cities still need their time zone from the tables; missing values get a
 * default, and the page asks for them.
 */
export function readAsk(request: TripRequest): TripAsk {
  const { dates, days, travellers, destinations, route } = request
  const dayCount = lengthOf(request)
  const people = travellers?.value ?? { people: 2, children: 0, childAges: [] }
  const adults = Math.max(1, people.people - people.children)
  return {
    title: '',
    ...(route
      ? {
          cities: route.stays.map(({ city, nights, base }) => ({
            city,
            timeZone: 'UTC',
            nights,
            ...(base && { base }),
          })),
        }
      : {
          cities: destinations.flatMap(({ value: { city, nights } }) =>
            city ? [{ city, timeZone: 'UTC', nights }] : [],
          ),
        }),
    ...(route && { route: { names: route.names, leftOut: route.leftOut, asOf: route.asOf } }),
    firstDate: dates ? dates.value.start : null,
    dayCount,
    adults,
    childAges: agesOf(people),
    pace: request.pace?.value ?? 'steady',
    interests: request.interests.map(({ value }) => value),
    diets: request.diets.map(({ value }) => value),
    mobility: request.mobility?.value ?? 'any',
    walkingCapMetres: null,
    budget: request.budget && budgetOf(request.budget.value, people.people, days?.value ?? dayCount),
    mustSee: request.mustSee.map(({ value }) => value),
    mustNot: request.mustNot.map(({ value }) => value),
    ...specialOf(request),
    ...(request.conflict && { conflict: request.conflict }),
    ...(request.unread && { unread: request.unread.map(({ value }) => value) }),
    appointments: request.appointments.map(({ value }) => ({
      title: value.title,
      date: value.date,
      at: minuteOf(value) ?? 12 * 60,
    })),
    arriveAt: request.arrival && minuteOf(request.arrival.value),
    departAt: request.departure && minuteOf(request.departure.value),
  }
}

function specialOf({ special = [], route }: TripRequest): Pick<TripAsk, 'special'> {
  const wishes = special.map(({ value }) => value)
  const isKnown = wishes.some(({ code }) => code === 'by-car')
  const all = route?.isByCar && !isKnown ? [...wishes, { code: 'by-car' as const }] : wishes
  return all.length > 0 ? { special: all } : {}
}

function lengthOf({ dates, days, destinations, route }: TripRequest): number {
  const isOneDay = days?.value === 1 || (dates?.value.isExact && dates.value.start === dates.value.end)
  if (isOneDay) return 1
  if (route)
    return Math.min(
      LONGEST_TRIP_DAYS,
      route.stays.reduce((sum, { nights }) => sum + (nights ?? 1), 1),
    )
  const nights = destinations.reduce((sum, { value }) => sum + (value.nights ?? 0), 0)
  const span = dates?.value.isExact ? daysBetween(dates.value.start, dates.value.end) + 1 : null
  const count = days?.value ?? span ?? (nights > 0 ? nights + 1 : USUAL_DAYS)
  return Math.max(1, Math.min(LONGEST_TRIP_DAYS, count))
}

/** A child of unknown age counts as eight: the page asks. */
function agesOf({ children, childAges }: { readonly children: number; readonly childAges: readonly number[] }) {
  return Array.from({ length: Math.max(children, childAges.length) }, (_, index) => childAges[index] ?? 8)
}

function budgetOf(budget: RequestedBudget, people: number, days: number) {
  const times = {
    trip: 1,
    person: people,
    day: days,
    'person-day': people * days,
  }[budget.per]
  return { minorUnits: budget.minorUnits * times, currency: budget.currency ?? USUAL_CURRENCY }
}

function minuteOf({ time, part }: SaidMoment): MinuteOfDay | null {
  return time ?? (part && PARTS[part])
}

/** When only a period was named ("in May"), the trip begins on its first day; choosing a Saturday would be a guess. */
export function lastDateOf({ firstDate, dayCount }: TripAsk) {
  return firstDate && addDays(firstDate, dayCount - 1)
}
