import type { GuideDestination } from '../guide/index.ts'
import { type Coordinates, distanceKm } from '../kernel/index.ts'
import { kmToEnds } from './route-ends.ts'
import type { Heading, RouteRequest } from './route-request.ts'

/** With more destinations, the stated order is kept. */
const MOST_FOR_EVERY_ORDER = 7

/** In the stated order, along a heading, or by the shortest total distance. */
export function orderDestinations(
  destinations: readonly GuideDestination[],
  request: RouteRequest,
): readonly GuideDestination[] {
  const { heading, isOrderFixed, arriveAirport, departAirport } = request
  if (heading)
    return destinations.toSorted((one, other) => along(one.coordinates, heading) - along(other.coordinates, heading))
  if (isOrderFixed || destinations.length < 2 || destinations.length > MOST_FOR_EVERY_ORDER) return destinations
  const isOpenStart = arriveAirport === null && !request.arrival
  const serves = ({ airports }: GuideDestination, code: string | null): boolean =>
    code !== null && airports.includes(code)
  const length = (order: readonly GuideDestination[]): number => {
    const km = order.reduce((sum, { coordinates }, index) => {
      const before = order[index - 1]
      return before ? sum + distanceKm(before.coordinates, coordinates) : sum
    }, 0)
    const [first, last] = [order[0]!, order.at(-1)!]
    const ends = kmToEnds(first.coordinates, last.coordinates, request)
    return (
      ends +
      km -
      (first === destinations[0] && isOpenStart ? STATED_FIRST_KM : 0) -
      (serves(first, arriveAirport) ? AIRPORT_KM : 0) -
      (serves(last, departAirport) ? AIRPORT_KM : 0)
    )
  }
  const orders = permutations(destinations)
  return orders.reduce((best, order) => (length(order) < length(best) - 1 ? order : best))
}

/** The bonus in kilometres for starting at the arrival airport. */
const AIRPORT_KM = 150
/** And for starting with what was named first. */
const STATED_FIRST_KM = 250

function along({ latitude, longitude }: Coordinates, heading: Heading): number {
  return { 'north-south': -latitude, 'south-north': latitude, 'east-west': -longitude, 'west-east': longitude }[heading]
}

export function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, at) => at !== index)).map((others) => [item, ...others]),
  )
}
