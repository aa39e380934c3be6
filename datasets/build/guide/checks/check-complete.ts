/** The definition of done: the requirements of a destination with the state `done`. */
import type { GuideSight, Suits, TimeOfDay } from '@app/domain/guide'

import type { Guide } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

type Destination = Guide['destinations'][number]
type Need = readonly [isMet: boolean, message: string]
type ByDestination = {
  readonly [Table in 'sights' | 'areas' | 'dayTrips' | 'food' | 'events' | 'transfers' | 'legs' | 'routes']: (
    id: string,
  ) => Guide[Table]
}

const EVENING: readonly TimeOfDay[] = ['sunset', 'evening', 'night']
const EATEN = ['dish', 'drink', 'sweet', 'snack']
const FEWEST_SPELLINGS = 6
const MOST_MUST_SEES = { share: 0.3, atLeast: 4 }
const FEWEST_PLACED_SHARE = 0.6

export function checkComplete(guide: Guide): readonly Problem[] {
  const of = byDestination(guide)
  return guide.destinations.flatMap((row) => {
    if (row.state === 'listed') return []
    const needs: Need[] = [[row.avoidMonths !== null, 'avoid_months is missing (write none)']]
    if (row.state === 'done') needs.push(...needsOfAll(guide, row))
    if (row.state === 'done' && row.kind === 'country-route') {
      needs.push([of.routes(row.id).length >= 3, 'fewer than 3 routes'])
    } else if (row.state === 'done') {
      needs.push(...needsOfPlace(row, of), ...needsOfSights(row, of.sights(row.id)))
    }
    return needs.filter(([isMet]) => !isMet).map(([, message]) => error(row, `${row.id} is ${row.state}: ${message}`))
  })
}

function byDestination(guide: Guide): ByDestination {
  const group = <Row>(rows: readonly Row[], idOf: (row: Row) => string) => {
    const groups = Map.groupBy(rows, idOf)
    return (id: string): readonly Row[] => groups.get(id) ?? []
  }
  const legs = Map.groupBy(
    guide.legs.flatMap((leg) => [
      { id: leg.from.destinationId, leg },
      ...(leg.from.destinationId === leg.to.destinationId ? [] : [{ id: leg.to.destinationId, leg }]),
    ]),
    ({ id }) => id,
  )
  return {
    sights: group(guide.sights, ({ destinationId }) => destinationId),
    areas: group(guide.areas, ({ destinationId }) => destinationId),
    dayTrips: group(guide.dayTrips, ({ destinationId }) => destinationId),
    transfers: group(guide.transfers, ({ destinationId }) => destinationId),
    routes: group(guide.routes, ({ destinationId }) => destinationId),
    food: group(guide.food, ({ scope }) => scope),
    events: group(guide.events, ({ scope }) => scope),
    legs: (id) => (legs.get(id) ?? []).map(({ leg }) => leg),
  }
}

function needsOfAll(guide: Guide, row: Destination): readonly Need[] {
  return [
    [row.countries.some((code) => guide.country(code)), 'no country.tsv'],
    [row.otherNames.length >= FEWEST_SPELLINGS, `fewer than ${FEWEST_SPELLINGS} other spellings`],
  ]
}

function needsOfPlace(row: Destination, of: ByDestination): readonly Need[] {
  const food = of.food(row.id)
  const [gateway] = row.airports
  const fromGateway = of.transfers(row.id).filter(({ airport }) => airport === gateway)
  const isMeatless = food.some(({ diets }) => diets?.some((diet) => diet.startsWith('veg')))
  return [
    [row.localName !== null, 'no local name'],
    [row.kind === 'city' || row.baseTowns.length > 0, 'no base towns'],
    [of.areas(row.id).filter(({ stayFor }) => stayFor.length > 0).length >= 3, 'fewer than 3 areas to stay'],
    [row.kind !== 'city' || of.dayTrips(row.id).length >= 3, 'fewer than 3 day trips'],
    [food.filter(({ kind }) => EATEN.includes(kind)).length >= 5, 'fewer than 5 dishes'],
    [food.filter(({ kind }) => kind === 'place').length >= 2, 'fewer than 2 places to eat'],
    [isMeatless, 'nothing vegetarian'],
    [of.events(row.id).length >= 2, 'fewer than 2 events'],
    [gateway === undefined || fromGateway.length >= 2, 'fewer than 2 transfers from the first airport'],
    [of.legs(row.id).length >= 3, 'fewer than 3 legs'],
  ]
}

function needsOfSights(row: Destination, sights: readonly GuideSight[]): readonly Need[] {
  const isCity = row.kind === 'city'
  const [fewest, most] = isCity ? [12, 40] : [8, 30]
  const count = (test: (sight: GuideSight) => boolean): number => sights.filter(test).length
  const suited = (code: Suits): number => count(({ suits }) => suits.includes(code))
  const mustSees = count(({ importance }) => importance === 5)
  const late = count(({ bestTimes }) => bestTimes.some((time) => EVENING.includes(time)))
  const placed = count(({ coordinates }) => coordinates !== null)
  const mostMustSees = Math.max(MOST_MUST_SEES.atLeast, sights.length * MOST_MUST_SEES.share)
  return [
    [sights.length >= fewest && sights.length <= most, `${sights.length} sights, ${fewest} to ${most} expected`],
    [mustSees >= 2, 'fewer than 2 must-sees'],
    [mustSees <= mostMustSees, 'too many must-sees: at most 30 %'],
    [placed >= sights.length * FEWEST_PLACED_SHARE, 'fewer than 60 % with coordinates'],
    [late >= 3, 'fewer than 3 for sunset, evening or night'],
    [suited('free') >= 2, 'fewer than 2 free'],
    [suited('kids') >= 3, 'fewer than 3 for children'],
    [suited('rain') >= (isCity ? 4 : 2), `fewer than ${isCity ? 4 : 2} for rain`],
  ]
}
