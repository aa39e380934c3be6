import { describe, expect, it } from 'vitest'

import { clock, TRIP, withPlace, withStop } from '../../test/sample-plan.ts'
import { checkTrip, scoreTrip } from './index.ts'

const pointsOf = (trip: typeof TRIP) => scoreTrip(trip, checkTrip(trip)).points

describe('scoreTrip', () => {
  it.each([
    ['a sound plan', TRIP, 100],
    ['TC-20 one thing unknown', withPlace('orsay', { hours: null }), 98],
    ['TC-20 one warning', withStop('sacre-coeur', { arrive: clock('16:10') }), 90],
    ['TC-20 one error', withStop('louvre', { arrive: clock('08:30') }), 70],
  ])('%s', (_, trip, points) => expect(pointsOf(trip)).toBe(points))

  it('TC-21 never calls an impossible plan good, however long it is', () => {
    const [bad] = withStop('louvre', { arrive: clock('08:30') }).days
    const long = {
      ...TRIP,
      days: [bad!, ...Array.from({ length: 9 }, (_, index) => ({ ...TRIP.days[0]!, id: `day ${index}` }))],
    }
    expect(pointsOf(long)).toBe(79)
  })

  it('TC-22 gives none when hardly any place was found', () => {
    const lost = { ...TRIP, places: {} }
    expect(scoreTrip(lost, checkTrip(lost))).toMatchObject({ points: null, placesFound: 0, placesNamed: 3 })
  })
})
