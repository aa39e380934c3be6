import { type RouteSet, startOf } from '../orienteering/index.ts'
import type { PlaceId, Stop, Trip, TripDay, TripPlace } from '../trip/index.ts'
import { arrangePart } from './arrange-part.ts'
import { type DayPart, positionOf } from './day-parts.ts'
import { startedBy } from './early-days.ts'
import { type Habits, habitsOf } from './habits.ts'
import { isDrivenDay, legBetween, type WayEnd } from './leg-between.ts'
import { coordinatesOf, type PlanNode } from './plan-node.ts'
import type { Meal, PlanOptions } from './plan-options.ts'

const MOST_IDEAS = 40
const REST_TITLE = 'Rest'
const MEAL_TITLES: Readonly<Record<Meal, string>> = { lunch: 'Lunch', dinner: 'Dinner' }

/** Routes as a trip: times, legs, and left-out places as ideas. */
export function writePlan(
  trip: Trip,
  parts: readonly DayPart[],
  nodes: readonly PlanNode[],
  routes: RouteSet,
  options: PlanOptions,
): Trip {
  const days = trip.days.map((day, dayIndex) => {
    const stops = parts.flatMap((part, index) => {
      if (part.dayIndex !== dayIndex) return []
      const visits = writePart(day, nodes, routes, index, options)
      return part.endsWith ? [...visits, part.endsWith] : visits
    })
    const legged = withLegs(stops, day, trip, nodes, habitsOf(trip.wishes, options).getting)
    return { ...startedBy(day, legged), stops: legged }
  })
  return withPlaces({ ...trip, days }, nodes)
}

/** A stop that was there before keeps its time if the rest allows. */
function writePart(
  day: TripDay,
  nodes: readonly PlanNode[],
  routes: RouteSet,
  part: number,
  options: PlanOptions,
): readonly Stop[] {
  const { travel, dayStart } = routes.problem
  const base = part * routes.stride
  const own = Array.from(routes.at.subarray(base + 1, base + 1 + routes.count[part]!))
  if (own.every((number) => nodes[number]?.before === null)) {
    return arrangePart({ routes, part, nodes, day }).map(({ number, arrive }) =>
      stopOf(nodes[number]!, day, arrive, options),
    )
  }
  let free = dayStart[part]!
  return Array.from({ length: routes.count[part]! }, (_, offset) => {
    const index = base + offset + 1
    const number = routes.at[index]!
    const node = nodes[number]!
    const arrival = free + travel[routes.here[index - 1]! * routes.points + routes.here[index]!]!
    const liked = Math.min(node.before?.stop.arrive ?? arrival, routes.latest[index]!)
    const arrive = startOf(routes, number, part, Math.max(arrival, liked))
    free = arrive + node.minutes
    return stopOf(node, day, arrive, options)
  })
}

function stopOf(
  { place, meal, pause, minutes, isMustSee, cost, before }: PlanNode,
  day: TripDay,
  arrive: number,
  options: PlanOptions,
): Stop {
  const times = { arrive, leave: arrive + minutes, leg: null }
  if (before) return { ...before.stop, ...times }
  return {
    id: `${day.id}-${meal ?? place?.id ?? pause}`,
    kind: meal ? 'meal' : pause === 'rest' ? 'free' : 'visit',
    title: place?.name ?? (pause ? REST_TITLE : (options.mealTitles ?? MEAL_TITLES)[meal ?? 'lunch']),
    placeId: place?.id ?? null,
    ...times,
    isLocked: false,
    isMustSee,
    note: '',
    cost,
  }
}

function withLegs(
  stops: readonly Stop[],
  day: TripDay,
  trip: Trip,
  nodes: readonly PlanNode[],
  getting: Habits['getting'],
): readonly Stop[] {
  const nodeById = new Map(nodes.map((node) => [node.place?.id, node]))
  const isDriven = isDrivenDay(day)
  let here: WayEnd = { at: day.start.coordinates, isDriven }
  return stops.map((stop) => {
    const node = stop.placeId === null ? undefined : nodeById.get(stop.placeId)
    const at = (node && coordinatesOf(node)) ?? positionOf(stop, trip)
    const there: WayEnd | null = at && { at, isDriven: node?.isDriven ?? isDriven }
    if (!there) return stop.isLocked ? stop : { ...stop, leg: null }
    const leg = legBetween(here, there, getting)
    here = there
    // A way to another town is the leg itself.
    if (stop.way) return stop
    // A booked ride keeps its mode.
    return { ...stop, leg: stop.isLocked && stop.leg && leg.minutes >= stop.leg.minutes ? stop.leg : leg }
  })
}

/** Places on the days and candidates; requested ones without room come first among the ideas. */
function withPlaces(trip: Trip, nodes: readonly PlanNode[]): Trip {
  const known = new Map<PlaceId, TripPlace>(Object.entries(trip.places))
  const placed = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
  const unplaced = nodes.filter(({ place, meal }) => place && !meal && !placed.has(place.id))
  const missed = unplaced.filter(({ isMustSee, before }) => isMustSee || before)
  const fresh = unplaced.filter((node) => !missed.includes(node))
  const ideas = new Set([
    ...missed.map(({ place }) => place!.id),
    ...trip.ideas.filter((id) => !placed.has(id)),
    ...fresh.map(({ place }) => place!.id),
  ])
  const kept = [...ideas].slice(0, Math.max(MOST_IDEAS, missed.length + trip.ideas.length))
  for (const { place } of nodes) if (place) known.set(place.id, place)
  const wanted = new Set<PlaceId | null>([...kept, ...placed, ...Object.keys(trip.places)])
  const places = Object.fromEntries([...known].filter(([id]) => wanted.has(id)))
  return { ...trip, places, ideas: kept }
}
