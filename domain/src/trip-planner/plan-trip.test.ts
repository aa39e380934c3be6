import { describe, expect, it } from 'vitest'

import { calendarDate, euros } from '../kernel/index.ts'
import type { Trip, TripDay, TripPlace, TripWishes } from '../trip/index.ts'
import { improveTrip, type PlanOptions, planTrip } from './index.ts'
import { CITY, samplePlaces, sampleTrip } from './sample-city.ts'

const OPTIONS: PlanOptions = { seed: 1, isHoliday: () => false }
const MANY = samplePlaces(80, 7)
const placed = ({ days }: Trip) => days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
const visits = ({ stops }: TripDay) => stops.filter(({ kind }) => kind === 'visit')
const plan = (wishes: Partial<TripWishes>, places = MANY, options: Partial<PlanOptions> = {}, days = 2) =>
  planTrip(sampleTrip(days, wishes), places, { ...OPTIONS, ...options })
const place = (id: string, changes: Partial<TripPlace> = {}): TripPlace => ({
  id,
  name: id,
  coordinates: CITY.coordinates,
  kind: 'museum',
  hours: { text: 'Mo-Su 10:00-18:00', basis: 'source' },
  visitMinutes: 60,
  price: null,
  isIndoor: true,
  renown: 0.5,
  sources: [],
  ...changes,
})

describe('planTrip', () => {
  it('places a requested name once, choosing the best known place of that name', () => {
    const named = [
      place('small', { name: 'Louvre Shop', renown: 0.1 }),
      place('great', { name: 'Musée du Louvre', renown: 0.9, otherNames: ['Louvre Museum'] }),
    ]
    const trip = plan({ mustSee: ['louvre'] }, [...MANY, ...named])
    const must = trip.days.flatMap(({ stops }) => stops.filter(({ isMustSee }) => isMustSee))
    expect(must.map(({ placeId }) => placeId)).toEqual(['great'])
  })

  it('leaves out excluded places, by name or by kind', () => {
    const trip = plan({ mustNot: ['museums', 'Place 4'] })
    const kinds = placed(trip).map((id) => trip.places[id]?.kind)
    expect(kinds).not.toContain('museum')
    expect(placed(trip)).not.toContain('place-4')
    expect(trip.ideas).not.toContain('place-4')
  })

  it('plans lunch and dinner, unless the day is over by then', () => {
    const [whole] = plan({}, MANY, {}, 1).days
    expect(whole?.stops.filter(({ kind }) => kind === 'meal')).toHaveLength(2)
    const trip = sampleTrip(1)
    const short = { ...trip, days: trip.days.map((day) => ({ ...day, end: { ...day.end, at: 17 * 60 } })) }
    const [day] = planTrip(short, MANY, OPTIONS).days
    expect(day?.stops.filter(({ kind }) => kind === 'meal').map(({ arrive }) => arrive < 15 * 60)).toEqual([true])
  })

  it('plans an early dinner when the day ends early, and still a sight before', () => {
    const trip = sampleTrip(2, { childAges: [9] })
    const early = { ...trip, days: trip.days.map((day) => ({ ...day, end: { ...day.end, at: 20 * 60 } })) }
    for (const better of improveTrip(early, MANY, OPTIONS)) {
      for (const { stops } of better.days) {
        const dinner = stops.findIndex(({ kind, arrive }) => kind === 'meal' && arrive >= 17 * 60)
        expect(stops[dinner]?.leave).toBeLessThanOrEqual(20 * 60)
        expect(stops.filter(({ kind, arrive }) => kind === 'visit' && arrive >= 14 * 60)).not.toEqual([])
      }
    }
  })

  it('plans no second lunch beside an invitation', () => {
    const [day, ...rest] = sampleTrip(2).days
    const invited = (title: string): Trip => {
      const fixed = {
        kind: 'appointment',
        placeId: null,
        arrive: 870,
        leave: 930,
        leg: null,
        isLocked: true,
      } as const
      const stop = { id: 'fixed', title, ...fixed, isMustSee: false, note: '', cost: null }
      return planTrip({ ...sampleTrip(2), days: [{ ...day!, stops: [stop] }, ...rest] }, MANY, OPTIONS)
    }
    const meals = (trip: Trip) => trip.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'meal').length)
    expect(meals(invited('déjeuner chez Armando'))).toEqual([1, 2])
    expect(meals(invited('Guided tour'))).toEqual([2, 2])
  })

  it('does less at a calm pace', () => {
    const count = (pace: TripWishes['pace']) => plan({ pace }).days.reduce((sum, day) => sum + visits(day).length, 0)
    expect(count('calm')).toBeLessThan(count('steady'))
    expect(count('steady')).toBeLessThan(count('full'))
  })

  it('stays within the budget', () => {
    const dear = MANY.map((each) => ({ ...each, price: euros(10) }))
    const trip = plan({ budget: euros(100) }, dear)
    const paid = trip.days.flatMap(({ stops }) => stops).reduce((sum, { cost }) => sum + (cost?.minorUnits ?? 0), 0)
    expect(paid).toBeLessThanOrEqual(10_000)
    expect(paid).toBeGreaterThan(4000)
  })

  it('stays within a limit for a kind', () => {
    const trip = plan({}, MANY, { mostOfKind: { museum: 1 } })
    expect(placed(trip).filter((id) => trip.places[id]?.kind === 'museum')).toHaveLength(1)
  })

  it('prefers indoor places when it rains', () => {
    const outdoors = (trip: Trip) =>
      visits(trip.days[0]!).filter(({ placeId }) => trip.places[placeId ?? '']?.isIndoor === false).length
    expect(outdoors(plan({}, MANY, { rainyDays: ['day-1'] }))).toBeLessThan(outdoors(plan({})))
  })

  it('serves an interest', () => {
    const green = (trip: Trip) =>
      placed(trip).filter((id) => ['park', 'viewpoint'].includes(trip.places[id]?.kind ?? '')).length
    expect(green(plan({ interests: ['nature'] }))).toBeGreaterThan(green(plan({ interests: ['art'] })))
  })

  it.each([
    ['a fountain, however short the visit', 20, 0.03],
    ['a temple at the edge of the city', 45, 0.09],
  ])('leaves out nothing that every guide names first: %s', (_, visitMinutes, north) => {
    const { latitude, longitude } = CITY.coordinates
    const first = place('first', { visitMinutes, renown: 0.96, coordinates: { latitude: latitude + north, longitude } })
    const others = Array.from({ length: 30 }, (__, index) => place(`other-${index}`, { visitMinutes: 90, renown: 0.8 }))
    expect(placed(plan({}, [...others, first]))).toContain('first')
    // A less known one may be replaced.
    expect(placed(plan({}, [...others, { ...first, renown: 0.6 }]))).not.toContain('first')
  })

  it('respects the closing day and the holiday', () => {
    const museum = [place('closed', { hours: { text: 'Mo-Su 10:00-18:00; Mo off; PH off', basis: 'source' } })]
    const monday = sampleTrip(1, { mustSee: ['closed'] }, '2027-05-10')
    const tuesday = sampleTrip(1, { mustSee: ['closed'] }, '2027-05-11')
    expect(placed(planTrip(monday, museum, OPTIONS))).toEqual([])
    expect(planTrip(monday, museum, OPTIONS).ideas).toEqual(['closed'])
    expect(placed(planTrip(tuesday, museum, OPTIONS))).toEqual(['closed'])
    const isHoliday = (date: string) => date === calendarDate('2027-05-11')
    expect(placed(planTrip(tuesday, museum, { ...OPTIONS, isHoliday }))).toEqual([])
  })

  it('keeps each city to its own days', () => {
    const lyon = { ...CITY, name: 'Lyon', coordinates: { latitude: 45.76, longitude: 4.84 } }
    const trip = sampleTrip(2)
    const edge = { title: 'Hotel', coordinates: lyon.coordinates, bufferMinutes: 0 }
    const second = { ...trip.days[1]!, city: lyon, start: { ...edge, at: 540 }, end: { ...edge, at: 1290 } }
    const places = [place('here'), place('there', { coordinates: lyon.coordinates })]
    const { days } = planTrip({ ...trip, days: [trip.days[0]!, second] }, places, OPTIONS)
    expect(days.map((day) => visits(day).map(({ placeId }) => placeId))).toEqual([['here'], ['there']])
  })

  it("keeps to the budget in the traveller's currency", () => {
    const dear = place('dear', { price: { minorUnits: 60_00, currency: 'USD' }, renown: 1 })
    const cheap = place('cheap', { price: { minorUnits: 10_00, currency: 'USD' } })
    const rates = { date: calendarDate('2026-11-14'), perDollar: { USD: 1, JPY: 150 } }
    const trip = sampleTrip(1, { adults: 1, childAges: [], budget: { minorUnits: 3000, currency: 'JPY' } })
    const { days } = planTrip(trip, [dear, cheap], { ...OPTIONS, rates })
    expect(days.flatMap((day) => visits(day).map(({ placeId }) => placeId))).toEqual(['cheap'])
  })

  it('chooses restaurants that serve the diet, and no places with steps', () => {
    const table = (id: string, changes: Partial<TripPlace>) =>
      place(id, { kind: 'restaurant', hours: null, renown: 0.5, ...changes })
    const { days } = planTrip(
      sampleTrip(1, { diets: ['vegan'], mobility: 'step-free' }),
      [table('meat', { renown: 0.9 }), table('plants', { diets: ['vegan'] }), place('stairs', { wheelchair: 'no' })],
      OPTIONS,
    )
    const stood = days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? []))
    expect(stood).toContain('plants')
    expect(stood).not.toContain('stairs')
  })

  it('works without candidates', () => {
    const { days } = planTrip(sampleTrip(1), [], OPTIONS)
    expect(days[0]?.stops.map(({ kind }) => kind)).toEqual(['meal', 'meal'])
    expect(planTrip({ ...sampleTrip(1), days: [] }, MANY, OPTIONS).days).toEqual([])
  })
})

describe('improveTrip', () => {
  it('only ever improves, and ends with the same plan', () => {
    const run = () => [...improveTrip(sampleTrip(1), samplePlaces(12, 3), OPTIONS)]
    const plans = run()
    expect(plans.length).toBeGreaterThan(0)
    expect(run().at(-1)).toEqual(plans.at(-1))
  })

  it('keeps stops on their day, with notes, when it is planned again', () => {
    const first = plan({}, MANY, {}, 1)
    const noted = {
      ...first,
      days: first.days.map((day) => ({ ...day, stops: day.stops.map((stop) => ({ ...stop, note: 'mine' })) })),
    }
    const again = planTrip(noted, MANY, { ...OPTIONS, seed: 99 })
    const kept = again.days[0]?.stops.filter(({ note }) => note === 'mine') ?? []
    expect(kept.length).toBeGreaterThanOrEqual((first.days[0]?.stops.length ?? 0) - 1)
  })
})
