import type { Amount, TripRequest } from '@app/domain/trip-request'

export type Fact = { readonly name: string; readonly ours: unknown; readonly theirs: unknown; readonly isCore: boolean }

const core = (name: string, ours: unknown, theirs: unknown): Fact => ({ name, ours, theirs, isCore: true })
const wish = (name: string, ours: unknown, theirs: unknown): Fact => ({ name, ours, theirs, isCore: false })

/** The labels are Python dictionaries, and numbers may be text; unlabelled facts are not compared. */
export function travelBenchFacts(label: Record<string, unknown>, request: TripRequest): readonly Fact[] {
  const [hard, flight, car, hotel, sight] = [
    'hard_constraints',
    'req_flight',
    'req_car',
    'req_hotel',
    'req_attraction',
  ].map((field) => readDictionary(String(label[field])))
  const names = [sight?.['name']].flat().map(text).filter(Boolean)
  const { lodging, car: ourCar } = request
  return [
    core('person_num', request.travellers?.value.people ?? 1, number(hard?.['person_num'])),
    core('budget', request.budget ? request.budget.value.minorUnits / 100 : null, number(hard?.['budget'])),
    core('days', request.days?.value ?? null, number(hard?.['days'])),
    core('departure_city', request.origin?.value.name ?? null, text(flight?.['departure_city'])),
    core(
      'arrival_city',
      request.destinations.map(({ value }) => value.name),
      flight?.['arrival_city'],
    ),
    core('trip_type', request.isRoundTrip?.value === false ? 'one_way' : 'round', flight?.['trip_type']),
    ...(text(hotel?.['rooms_count'])
      ? [wish('rooms_count', request.rooms?.value ?? null, number(hotel?.['rooms_count']))]
      : []),
    wish('hotel name', lodging?.value.name ?? '', text(hotel?.['name'])),
    wish('hotel price', priceOf(lodging?.value.pricePerNight), number(hotel?.['price'])),
    wish('hotel star', lodging?.value.stars ?? null, number(hotel?.['star'])),
    wish('car type', ourCar?.value.kind ?? '', text(car?.['car_type'])),
    wish('car price', priceOf(ourCar?.value.pricePerDay), number(car?.['price_per_day'])),
    wish('car capacity', ourCar?.value.seats ?? null, number(car?.['capacity'])),
    wish(
      'attraction',
      request.mustSee.map(({ value }) => value),
      names,
    ),
  ]
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const number = (value: unknown): number | null => (text(value) === '' ? null : Number(value))
const priceOf = (amount: Amount | null | undefined): number | null => (amount ? amount.minorUnits / 100 : null)

/** `{'name': ["Xi'an"], 'price': ''}` as JSON: single quotes become double ones, their content stays. */
export function readDictionary(python: string): Record<string, unknown> {
  const json = python.replaceAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g, (_, single?: string, double?: string) =>
    JSON.stringify((single ?? double ?? '').replaceAll(/\\(.)/g, '$1')),
  )
  return JSON.parse(json.replaceAll(/\bNone\b/g, 'null')) as Record<string, unknown>
}
