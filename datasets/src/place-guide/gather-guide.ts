import {
  type GuideArea,
  type GuideDayTrip,
  type GuideEvent,
  type GuideFood,
  type GuideRoute,
  type GuideTransfer,
  upcomingEvents,
} from '@app/domain/guide'
import { addMonths, type CalendarDate } from '@app/domain/kernel'

import type { CountryGuide, DestinationGuide, GuideEntry } from '../guide/index.ts'

const EVENT_MONTHS = 12
const MOST_EVENTS = 14
const MOST_DESTINATIONS = 60
const MOST_COUNTRY_EVENTS = 12
/** Importance from which a dish or event is worth a journey across the country. */
const KNOWN_ABROAD = 4

/** Where destinations of the guide have their pages; a device knows fewer addresses than the server. */
export type GuideLinks = {
  readonly guide: {
    readonly destinations: readonly GuideEntry[]
    readonly find: (id: string) => GuideEntry | undefined
  }
  readonly path: (entry: GuideEntry) => string
}

type Asked = {
  readonly entry: GuideEntry
  /** `whole`: the page is about this destination. `around`: it lies within one, and only what is near is shown. */
  readonly scope: 'whole' | 'around'
  readonly today: CalendarDate
}

/** Everything except the sights, which are merged with those of other lists. */
export function gatherGuide(own: DestinationGuide, { entry, scope, today }: Asked, at: GuideLinks) {
  const { destination } = own
  const areaNames = new Map(own.areas.map(({ id, name }) => [id, name]))
  const isWhole = scope === 'whole'
  const parent = isWhole ? at.guide.find(entry.parentId ?? '') : entry
  return {
    scope,
    id: destination.id,
    name: destination.name,
    localName: destination.localName,
    airports: destination.airports,
    asOf: own.asOf,
    daysMin: destination.daysMin,
    daysIdeal: destination.daysIdeal,
    daysMax: destination.daysMax,
    bestMonths: destination.bestMonths,
    avoidMonths: destination.avoidMonths,
    note: isWhole ? destination.note : null,
    areas: isWhole ? own.areas.map(toArea) : [],
    food: own.food.map((food) => toFood(food, areaNames)).toSorted(byFood),
    transfers: isWhole ? own.transfers.map((transfer) => toTransfer(transfer, areaNames)) : [],
    dayTrips: isWhole ? toDayTrips(own.dayTrips, at) : [],
    events: eventsOf(own.events, today).slice(0, MOST_EVENTS),
    routes: isWhole && entry.kind === 'country-route' ? toRoutes(own.routes, at) : [],
    parent: parent ? linkTo(parent, at) : null,
    children: isWhole
      ? at.guide.destinations.filter(({ parentId }) => parentId === entry.id).map((child) => linkTo(child, at))
      : [],
  }
}

/** The destinations and classic routes of a country, and its nationwide facts. */
export function gatherCountryGuide(own: CountryGuide, today: CalendarDate, at: GuideLinks) {
  const { code } = own.country
  const days = new Map(own.destinations.map(({ id, daysIdeal }) => [id, daysIdeal]))
  return {
    asOf: own.asOf,
    country: own.country,
    destinations: at.guide.destinations
      .filter(({ id, kind, countries }) => kind !== 'country-route' && countries.includes(code) && days.has(id))
      .slice(0, MOST_DESTINATIONS)
      .map((entry) => ({ ...linkTo(entry, at), daysIdeal: days.get(entry.id) ?? 1 })),
    routes: toRoutes(own.routes, at),
    events: eventsOf(
      own.events.filter(({ importance }) => importance >= KNOWN_ABROAD),
      today,
      (scope) => at.guide.find(scope)?.name ?? null,
    ).slice(0, MOST_COUNTRY_EVENTS),
  }
}

function linkTo(entry: GuideEntry, at: GuideLinks) {
  return { name: entry.name, path: at.path(entry), kind: entry.kind }
}

function toArea(area: GuideArea) {
  const { id, name, isBase, stayFor, priceLevel, nightCare, transit, centreMinutes, note } = area
  return { id, name, isBase, stayFor, priceLevel, nightCare, transit, centreMinutes, note }
}

function toFood(food: GuideFood, areaNames: ReadonlyMap<string, string>) {
  const { id, kind, name, localName, contains, diets, usualTimes, price, note, areaIds } = food
  const areas = areaIds.flatMap((area) => areaNames.get(area) ?? [])
  return { id, kind, name, localName, contains, diets, usualTimes, price, note, areas }
}

const FOOD_ORDER: readonly GuideFood['kind'][] = ['dish', 'snack', 'sweet', 'drink', 'place', 'mealtime', 'custom']

function byFood(a: Pick<GuideFood, 'kind'>, b: Pick<GuideFood, 'kind'>): number {
  return FOOD_ORDER.indexOf(a.kind) - FOOD_ORDER.indexOf(b.kind)
}

function toTransfer(row: GuideTransfer, areaNames: ReadonlyMap<string, string>) {
  const { airport, mode, line, durationMinutes, busyMinutes, price, pricePer, usualTimes, everyMinutes } = row
  const { codes, domain, note, areaId } = row
  const area = areaId === null ? null : (areaNames.get(areaId) ?? null)
  const cost = { price, pricePer, usualTimes, everyMinutes, codes, domain, note }
  return { airport, mode, line, durationMinutes, busyMinutes, ...cost, area }
}

function toDayTrips(trips: readonly GuideDayTrip[], at: GuideLinks) {
  return trips
    .toSorted((a, b) => b.importance - a.importance)
    .map((trip) => {
      const { id, name, modes, travelMinutes, totalHours, cost, highlights, months, closedDays, booking } = trip
      const to = trip.to && at.guide.find(trip.to.destinationId)
      const facts = { id, name, modes, travelMinutes, totalHours, cost, highlights, months, closedDays, booking }
      return { ...facts, isOvernightBetter: trip.isOvernightBetter, note: trip.note, path: to ? at.path(to) : null }
    })
}

function eventsOf(
  events: readonly GuideEvent[],
  today: CalendarDate,
  placeOf: (scope: string) => string | null = () => null,
) {
  return upcomingEvents(events, today, addMonths(today, EVENT_MONTHS)).map(({ event, dates }) => {
    const { id, name, localName, kind, effects, booking, domain, certainty, note } = event
    return {
      id,
      name,
      localName,
      kind,
      effects,
      booking,
      domain,
      certainty,
      note,
      dates,
      isWholeMonths: event.rule.kind === 'months',
      place: placeOf(event.scope),
    }
  })
}

function toRoutes(routes: readonly GuideRoute[], at: GuideLinks) {
  return routes
    .map(({ id, name, days, months, stops }) => ({
      id,
      name,
      days,
      months,
      stops: stops.map(({ destinationId, nights }) => ({
        name: at.guide.find(destinationId)?.name ?? destinationId,
        nights,
      })),
    }))
    .toSorted((a, b) => a.days - b.days)
}
