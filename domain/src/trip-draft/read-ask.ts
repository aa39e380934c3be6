import { addDays, type CalendarDate, daysBetween, distanceKm, weekdayOf } from '../kernel/index.ts'
import { estimateGround } from '../travel-time/index.ts'
import type { PartOfDay, RequestedBudget, SaidMoment, TripRequest } from '../trip-request/index.ts'
import type { MinuteOfDay } from '../trip/index.ts'
import { LONGEST_TRIP_DAYS, type TripAsk } from './trip-ask.ts'

const USUAL_DAYS = 3
const USUAL_CURRENCY = 'EUR'
const EARLIEST_BACK = 15 * 60

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
  const { days, travellers, destinations, route } = request
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
    ...(route && {
      route: {
        names: route.names,
        leftOut: route.leftOut,
        asOf: route.asOf,
        ...(route.fromHome && { fromHome: route.fromHome }),
      },
    }),
    firstDate: firstDateOf(request, dayCount),
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
    ...(request.dated && { dated: request.dated.map(({ value: { name, date, time } }) => ({ name, date, at: time })) }),
    ...specialOf(request),
    ...(request.conflict && { conflict: request.conflict }),
    ...unreadOf(request),
    ...noticesOf(request),
    appointments: request.appointments.map(({ value }) => ({
      title: value.title,
      date: value.date,
      ...(value.day !== undefined && { day: Math.min(value.day, dayCount) }),
      at: minuteOf(value) ?? 12 * 60,
    })),
    arriveAt: request.arrival && minuteOf(request.arrival.value),
    departAt: request.departure ? minuteOf(request.departure.value) : homeBy(request),
  }
}

/** When the only date is that of a sight, one arrives before it: in the middle of the trip it has room on both sides. */
export function firstDateOf(request: TripRequest, dayCount: number): CalendarDate | null {
  const { dates, dated = [] } = request
  if (dates === null) return null
  const first = firstDayOf(request, dates.value)
  const isOfSight = dated.some(({ value }) => value.isOnlyDate && value.date === first)
  return isOfSight && dayCount > 1 ? addDays(first, -Math.max(1, Math.floor((dayCount - 1) / 2))) : first
}

/** "A weekend in May" begins on its first Saturday, a long one on its first Friday. */
function firstDayOf(
  { weekend }: TripRequest,
  { start, end, isExact }: NonNullable<TripRequest['dates']>['value'],
): CalendarDate {
  if (isExact || !weekend) return start
  const day = weekend === 'weekend' ? SATURDAY : FRIDAY
  const first = addDays(start, (day - weekdayOf(start) + DAYS_PER_WEEK) % DAYS_PER_WEEK)
  return first <= end ? first : start
}

const FRIDAY = 4
const SATURDAY = 5
const DAYS_PER_WEEK = 7

function specialOf({ special = [], route, avoided }: TripRequest): Pick<TripAsk, 'special'> {
  const wishes = special.map(({ value }) => value).filter(({ code, by }) => code !== 'back-by' || !isFlightHome(by))
  const isKnown = wishes.some(({ code }) => code === 'by-car')
  const isCarFree = route?.isCarFree || avoided.some(({ value }) => value === 'self-driving')
  const others = isCarFree ? wishes.filter(({ code }) => code !== 'by-car') : wishes
  const all = isCarFree
    ? [...others, { code: 'no-car' as const }]
    : route?.isByCar && !isKnown
      ? [...wishes, { code: 'by-car' as const }]
      : wishes
  return all.length > 0 ? { special: all } : {}
}

/** Nobody is back every day by noon: that is the hour of the flight home. */
function homeBy({ special = [] }: TripRequest): MinuteOfDay | null {
  return special.find(({ value: { code, by } }) => code === 'back-by' && isFlightHome(by))?.value.by ?? null
}

const isFlightHome = (by: MinuteOfDay | undefined): boolean => by !== undefined && by < EARLIEST_BACK

/** Nobody drives across an ocean: the whole way of an own car has a road. */
function noticesOf({ notices = [], special = [], origin, destinations, route }: TripRequest): Pick<TripAsk, 'notices'> {
  const from = origin?.value.city
  const isDriven = route?.isByCar || special.some(({ value }) => value.code === 'by-car')
  const far = destinations.flatMap(({ value: { city, name } }) => {
    const isOver = isDriven && from && city && estimateGround(from, city).driveMinutes === null
    return isOver && distanceKm(from.coordinates, city.coordinates) > LEAST_KM_OVER_SEA
      ? [{ kind: 'no-road', from: from.name, to: name } as const]
      : []
  })
  const all = [...notices, ...far.slice(0, 1)]
  return all.length > 0 ? { notices: all } : {}
}

/** A ferry takes cars over less. */
const LEAST_KM_OVER_SEA = 1500

/** Kinds of food, too: they are looked up among the dishes. */
function unreadOf({ unread = [], cuisines }: TripRequest): Pick<TripAsk, 'unread'> {
  const words = [...unread, ...cuisines].map(({ value }) => value)
  return words.length > 0 ? { unread: words } : {}
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

/** A child of unknown age is as old as the word for it says, or eight: the page asks. */
function agesOf({ children, childAges, usualAge = SOME_AGE }: People) {
  return Array.from({ length: Math.max(children, childAges.length) }, (_, index) => childAges[index] ?? usualAge)
}

type People = Pick<NonNullable<TripRequest['travellers']>['value'], 'childAges' | 'children' | 'usualAge'>
const SOME_AGE = 8

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
