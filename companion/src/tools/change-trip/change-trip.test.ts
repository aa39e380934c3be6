import type { Trip, TripPlace } from '@app/domain/trip'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { place, smallTrip, smallWorld } from '../../engine/testing/small-world.ts'
import { callTool } from '../registry.ts'
import type { TripChangeCard } from './change-trip.ts'
import type { TripEdit } from './trip-edit.ts'

const MORE: readonly TripPlace[] = [
  place('d', 'Ara Pacis', 41.906, 12.475),
  { ...place('e', 'Villa Borghese', 41.914, 12.492), kind: 'park', isIndoor: false },
  { ...place('f', 'Palazzo Altemps', 41.901, 12.473), hours: { text: 'Mo 09:00-18:00', basis: 'source' } },
]
const world = (trip: Trip | null = smallTrip()) =>
  smallWorld({ trip, places: () => [...Object.values(smallTrip().places), ...MORE] })

async function change(edits: readonly unknown[], trip: Trip = smallTrip()): Promise<TripChangeCard> {
  const result = await callTool('change-trip', { edits }, world(trip))
  if (result.kind !== 'found') return expect.fail(JSON.stringify(result))
  return result.card as TripChangeCard
}
const titles = ({ trip }: Pick<TripChangeCard, 'trip'>) =>
  trip.days.map(({ stops }) => stops.flatMap(({ placeId, title }) => (placeId === null ? [] : [title])))
const unmet = ({ unmet: all }: TripChangeCard) => all.map(({ because }) => because)

describe('stops', () => {
  it('are added where they fit, and become requested', async () => {
    const card = await change([{ kind: 'add', place: 'ara pacis', day: 2 }])
    expect(titles(card)[1]?.toSorted()).toEqual(['Ara Pacis', 'Vatican Museums'])
    expect(card.changes).toMatchObject([{ kind: 'added', because: 'asked' }])
  })
  it('return to the ideas', async () => {
    const card = await change([{ kind: 'remove', place: 'the Colosseum' }])
    expect([titles(card), card.trip.ideas]).toEqual([
      [[], ['Vatican Museums']],
      ['a', 'c'],
    ])
  })
  it('move to another day and time', async () => {
    const card = await change([{ kind: 'move', place: 'Colosseum', day: 2, at: 900 }])
    expect(titles(card)).toEqual([[], ['Vatican Museums', 'Colosseum']])
    expect(card.trip.days[1]?.stops[1]).toMatchObject({ arrive: 900, leave: 990 })
  })
  it('are replaced by another place, named or not', async () => {
    expect(titles(await change([{ kind: 'swap', place: 'Colosseum', with: 'Pantheon' }]))[0]).toEqual(['Pantheon'])
    const card = await change([{ kind: 'swap', place: 'Colosseum' }])
    expect(card.changes).toMatchObject([{ kind: 'replaced' }])
    expect(titles(card)[0]).not.toContain('Colosseum')
  })
  it('swap with each other', async () =>
    expect(titles(await change([{ kind: 'swap', place: 'Colosseum', with: 'Vatican Museums' }]))).toEqual([
      ['Vatican Museums'],
      ['Colosseum'],
    ]))
})

describe('days', () => {
  it('swap their content and keep their dates', async () => {
    const card = await change([{ kind: 'swap-days', days: [1, 2] }])
    expect(titles(card)).toEqual([['Vatican Museums'], ['Colosseum']])
    expect(card.trip.days.map(({ date }) => date)).toEqual(['2027-05-11', '2027-05-12'])
  })
  it('are added with something to see, and dropped without losing their content', async () => {
    const longer = await change([{ kind: 'add-day' }])
    expect([longer.trip.days.length, longer.trip.days[2]?.date]).toEqual([3, '2027-05-13'])
    expect(titles(longer)[2]?.length).toBeGreaterThan(0)
    const shorter = await change([{ kind: 'remove-day', day: 2 }])
    expect(titles(shorter)).toEqual([['Colosseum', 'Vatican Museums']])
  })
  it('become calmer by dropping stops, and fuller by filling gaps', async () => {
    const { trip } = await change([{ kind: 'fuller', day: 1 }])
    expect(trip.days[0]?.stops.length).toBeGreaterThan(1)
    const calm = await change([{ kind: 'calmer', day: 1 }], trip)
    expect(calm.changes.some(({ kind }) => kind === 'removed')).toBe(true)
    expect(unmet(await change([{ kind: 'calmer', day: 2 }]))).toEqual(['already-so'])
  })
  it('start later, with stops that still fit', async () =>
    expect((await change([{ kind: 'late-start', day: 1, at: 780 }])).changes).toMatchObject([
      { kind: 'edge', at: 780 },
      { kind: 'retimed' },
    ]))
  it('are shifted, and a start in the past is refused', async () => {
    expect((await change([{ kind: 'shift', days: 7 }])).changes).toMatchObject([{ kind: 'dated', to: '2027-05-18' }])
    expect(unmet(await change([{ kind: 'dates', firstDate: '2026-11-14' }]))).toEqual(['past'])
  })
})

describe('tastes', () => {
  it('leave out a kind, on the days and among the ideas', async () => {
    const card = await change([{ kind: 'avoid', what: 'museum' }])
    expect(card.trip.wishes.mustNot).toEqual(['museum'])
    expect([titles(card).flat(), card.trip.ideas]).toEqual([['Villa Borghese'], []])
  })
  it('drop the most expensive for a budget', async () => {
    const base = smallTrip()
    const cost = { minorUnits: 40_00, currency: 'EUR' }
    const days = base.days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, cost })) }))
    const card = await change([{ kind: 'budget', amount: 50, currency: 'EUR' }], { ...base, days })
    expect(titles(card).flat()).toHaveLength(1)
    expect(card.trip.wishes.budget).toEqual({ minorUnits: 50_00, currency: 'EUR' })
  })
})

it.each<[TripEdit, string]>([
  [{ kind: 'remove', place: 'Louvre' }, 'no-such-stop'],
  [{ kind: 'add', place: 'Louvre' }, 'no-such-place'],
  [{ kind: 'add', place: 'Palazzo Altemps', day: 1 }, 'closed'],
  [{ kind: 'add', place: 'Colosseum' }, 'already-so'],
  [{ kind: 'calmer', day: 9 }, 'no-such-day'],
  [{ kind: 'rain' }, 'which-day'],
])('%j is not done, with the reason: %s', async (edit, because) => {
  const card = await change([edit])
  expect([unmet(card), card.changes]).toEqual([[because], []])
})

it('returns unknown without a trip', async () => {
  const result = await callTool('change-trip', { edits: [{ kind: 'add-day' }] }, world(null))
  expect(result).toEqual({ kind: 'unknown', about: 'trip' })
})

it('any edits give a trip without duplicates, and the same result again', async () => {
  const day = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })
  const name = fc.constantFrom('Colosseum', 'Pantheon', 'Ara Pacis', 'Villa Borghese', 'nowhere')
  const edit = fc.oneof(
    fc.record({ kind: fc.constantFrom('calmer', 'fuller', 'less-walking', 'rain', 'remove-day'), day }),
    fc.record({ kind: fc.constantFrom('add', 'must-see'), place: name, day }),
    fc.record({ kind: fc.constantFrom('remove', 'closed', 'swap'), place: name }),
    fc.record({ kind: fc.constant('move'), place: name, day: fc.integer({ min: 1, max: 3 }) }),
    fc.constantFrom({ kind: 'add-day' }, { kind: 'swap-days', days: [1, 2] }, { kind: 'avoid', what: 'park' }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const { trip } = await change(edits)
      const stops = trip.days.flatMap((each) => each.stops)
      expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
      const placed = stops.flatMap(({ placeId }) => placeId ?? [])
      expect(placed.filter((id) => !trip.places[id])).toEqual([])
      expect((await change(edits)).trip).toEqual(trip)
    }),
    { numRuns: 30, seed: 7 },
  )
})
