import { expect, it } from 'vitest'

import { checkTrip } from '../trip-checker/index.ts'
import { USUAL_FACTS } from '../trip-edit/index.ts'
import { repairTrip } from '../trip-repair/index.ts'
import type { Trip } from '../trip/index.ts'
import { planTrip } from './plan-trip.ts'
import { samplePlaces, sampleTrip } from './sample-city.ts'

type Trouble = Parameters<typeof repairTrip>[1]

const SEEDS = [1, 2, 3, 4, 5]
/** A few hundred repairs each: well under a second on an idle machine. */
const LONGEST_MS = 60_000

const troublesOf = ({ days, ideas, places }: Trip): readonly Trouble[] => [
  ...days.flatMap(({ id: dayId, stops }): readonly Trouble[] => [
    ...[660, 780, 960].map((at) => ({ kind: 'late-start', dayId, at }) as const),
    { kind: 'rain', dayId },
    { kind: 'drop-day', dayId },
    ...stops.flatMap(({ id, placeId }) => (placeId === null ? [] : [{ kind: 'closed', stopId: id } as const])),
  ]),
  ...ideas.slice(0, 6).flatMap((id) => (places[id] ? [{ kind: 'add', place: places[id] } as const] : [])),
]

/** The findings of a repaired plan, without unknown facts and shorter orders. */
const wrongAfter = (trip: Trip, trouble: Trouble): readonly string[] =>
  checkTrip(repairTrip(trip, trouble, USUAL_FACTS, (place) => `new-${place}`).trip, {})
    .filter(({ severity, code }) => severity !== 'note' && code !== 'back-and-forth')
    .map(({ code }) => `${trouble.kind}: ${code}`)

it.each(SEEDS)(
  'a repaired plan is possible, with doors open, meals kept and home in time (city %i)',
  (seed) => {
    const plan = planTrip(sampleTrip(3), samplePlaces(60, seed), { seed })
    expect(troublesOf(plan).flatMap((trouble) => wrongAfter(plan, trouble))).toEqual([])
  },
  LONGEST_MS,
)

/** As if the first sight of each day was requested by name: others give way to it. */
const withWishes = (trip: Trip): Trip => ({
  ...trip,
  days: trip.days.map((day) => {
    const first = day.stops.find(({ kind }) => kind === 'visit')
    return { ...day, stops: day.stops.map((stop) => (stop === first ? { ...stop, isMustSee: true } : stop)) }
  }),
})

it(
  'so is one in which others gave way to requested places',
  () => {
    const plan = withWishes(planTrip(sampleTrip(3, { pace: 'full' }), samplePlaces(120, 1), { seed: 1 }))
    const closed = troublesOf(plan).filter(({ kind }) => kind === 'closed' || kind === 'late-start')
    expect(closed.flatMap((trouble) => wrongAfter(plan, trouble))).toEqual([])
    const asked = plan.days[0]?.stops.find(({ isMustSee }) => isMustSee)?.id ?? ''
    const { reasons } = repairTrip(plan, { kind: 'closed', stopId: asked }, USUAL_FACTS, (place) => `new-${place}`)
    expect(Object.values(reasons)).toContain('makes-way')
  },
  LONGEST_MS,
)

it('a closed restaurant keeps the time of the meal', () => {
  const plan = planTrip(sampleTrip(2, { interests: ['food'] }), samplePlaces(60, 5), { seed: 5 })
  const meal = plan.days.flatMap(({ stops }) => stops).find(({ kind, placeId }) => kind === 'meal' && placeId !== null)
  const { trip } = repairTrip(plan, { kind: 'closed', stopId: meal?.id ?? '' }, USUAL_FACTS, (place) => `new-${place}`)
  const now = trip.days.flatMap(({ stops }) => stops).find(({ id }) => id === meal?.id)
  expect(now).toMatchObject({ kind: 'meal', placeId: null, arrive: meal?.arrive, leave: meal?.leave })
})
