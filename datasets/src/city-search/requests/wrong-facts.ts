import { join } from 'node:path'

import { type CalendarDate, calendarDate } from '@app/domain/kernel'
import { readTripRequest, type TripRequest } from '@app/domain/trip-request'

import { sightFinder } from '../../sight-names/index.ts'
import { loadCities, nameFinder } from '../index.ts'

const finder = {
  ...nameFinder(loadCities(join(import.meta.dirname, '../../../packed/city-search'))),
  findSight: sightFinder(),
}
const CENTS = 100

type Facts = Readonly<Record<string, string>>

/**
 * Requests with their facts, a line each: `sentence | org=Lyon; to=Turin; days=3`. An unlisted fact must not be read
 * either. Returns the sentences that were not completely understood, with the parsed facts.
 */
export function wrongFacts(lines: string, today: string): readonly string[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const cut = line.lastIndexOf(' | ')
      const sentence = line.slice(0, cut)
      const wanted = readLabel(line.slice(cut + 3))
      const found = factsOf(readTripRequest(sentence, { today: calendarDate(today), ...finder }))
      const wrong = Object.keys({ ...found, ...wanted }).filter((name) => !isSame(found[name], wanted[name]))
      return wrong.length === 0 ? [] : [`${sentence} ${wrong.map((name) => `${name}=${found[name] ?? ''}`).join('; ')}`]
    })
}

const isSame = (one = '', other = ''): boolean => one.toLowerCase() === other.toLowerCase()

function readLabel(label: string): Facts {
  const pairs = label.split(';').map((fact) => {
    const [name = '', ...rest] = fact.trim().split('=')
    const value = rest.join('=')
    return [name, name === 'food' || name === 'diet' ? sorted(value.split(',')) : value] as const
  })
  return Object.fromEntries(pairs)
}

const sorted = (values: readonly string[]): string => values.toSorted().join(',')
const valuesOf = (facts: readonly { readonly value: string }[]): readonly string[] => facts.map(({ value }) => value)

function factsOf(request: TripRequest): Facts {
  const { travellers, budget, dates, lodging, car, arrival, departure } = request
  const [people, where] = [travellers?.value, dates?.value]
  const facts: Readonly<Record<string, string | number | null | undefined>> = {
    org: request.origin?.value.name,
    to: request.destinations.map(({ value }) => value.name).join(','),
    nights: request.destinations.flatMap(({ value }) => value.nights ?? []).join(','),
    days: request.days?.value,
    d: where ? `${where.start}..${where.end}${where.isExact ? '' : '~'}` : null,
    n: people?.people,
    kids: people && people.children > 0 ? `${people.children}:${people.childAges.join(',')}` : null,
    b: budget ? [budget.value.minorUnits / CENTS, budget.value.currency].filter(Boolean).join(' ') : null,
    per: budget && budget.value.per !== 'trip' ? budget.value.per : null,
    cities: request.cityCount?.value,
    rooms: request.rooms?.value,
    room: request.roomKind?.value,
    house: valuesOf(request.houseRules).join(','),
    avoid: valuesOf(request.avoided).join(','),
    food: sorted(valuesOf(request.cuisines)),
    diet: sorted(valuesOf(request.diets)),
    round: request.isRoundTrip ? Number(request.isRoundTrip.value) : null,
    hotel: lodging ? priced(lodging.value.name, lodging.value.stars, lodging.value.pricePerNight) : null,
    car: car ? priced(car.value.kind, car.value.seats, car.value.pricePerDay) : null,
    see: valuesOf(request.mustSee).join(','),
    not: valuesOf(request.mustNot).join(','),
    pace: request.pace?.value,
    mob: request.mobility?.value,
    app: request.appointments.map(({ value }) => `${value.title.split(' ')[0]}@${momentOf(value)}`).join(','),
    arr: arrival ? momentOf(arrival.value, where?.start) : null,
    dep: departure ? momentOf(departure.value, where?.end) : null,
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)] as const] : [])),
  )
}

const priced = (name: string | null, count: number | null, price: { readonly minorUnits: number } | null): string =>
  [name, count, price ? price.minorUnits / CENTS : null].map((part) => part ?? '').join('/')

type Moment = { readonly date: CalendarDate | null; readonly time: number | null; readonly part: string | null }

/** The first and the last day follow from the dates. */
function momentOf({ date, time, part }: Moment, told?: CalendarDate): string | null {
  if (time === null && part === null && date === told) return null
  const pad = (figure: number): string => String(figure).padStart(2, '0')
  const clock = time === null ? null : `${pad(Math.floor(time / 60))}:${pad(time % 60)}`
  return [date, clock, part].filter(Boolean).join(' ')
}
