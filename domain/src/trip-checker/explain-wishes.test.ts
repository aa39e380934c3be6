import { describe, expect, it } from 'vitest'

import { clock, DAY, stop, TRIP, withDay } from '../../test/sample-plan.ts'
import { euros } from '../kernel/index.ts'
import { explainWishes } from './index.ts'

const wishing = (trip: typeof TRIP, ...mustSee: string[]) => ({ ...trip, wishes: { ...trip.wishes, mustSee } })
const without = withDay({ stops: DAY.stops.filter(({ id }) => id !== 'orsay') })

describe('explainWishes', () => {
  it('is empty when every wish is on a day', () =>
    expect(explainWishes(wishing(TRIP, 'musee d’orsay', 'Louvre'))).toEqual([]))

  it('TC-30 reports an unknown place', () => {
    expect(explainWishes(wishing(TRIP, 'Atlantis'))).toEqual([
      { name: 'Atlantis', placeId: null, because: 'not-found', relaxations: [] },
    ])
  })

  it('TC-31 closed on every day: the next date on which it is open', () => {
    const closed = { ...without.places['orsay']!, hours: { text: 'Fr 09:00-18:00', basis: 'source' as const } }
    const trip = { ...without, places: { ...without.places, orsay: closed } }
    expect(explainWishes(wishing(trip, 'orsay'))).toMatchObject([
      { because: 'closed-on-every-day', relaxations: [{ kind: 'move-to-date', date: '2027-05-14' }] },
    ])
  })

  it('TC-32 too short opening hours: a shorter visit', () => {
    const brief = { ...without.places['orsay']!, hours: { text: '09:00-10:40', basis: 'source' as const } }
    const trip = { ...without, places: { ...without.places, orsay: brief } }
    expect(explainWishes(wishing(trip, 'orsay'))).toMatchObject([
      { because: 'never-open-long-enough', relaxations: [{ kind: 'shorter-visit', minutes: 100 }] },
    ])
  })

  it('TC-33 no time left: a longer day, without something, or one more day, the cheapest first', () => {
    const full = withDay({
      stops: [stop('louvre', clock('09:00'), clock('13:00')), stop('sacre-coeur', clock('13:40'), clock('16:00'))],
      end: { ...DAY.end, at: clock('17:00') },
    })
    const [wish] = explainWishes(wishing(full, 'orsay'))
    expect(wish).toMatchObject({ because: 'no-time-left' })
    expect(wish?.relaxations.map(({ kind }) => kind)).toEqual(['stay-longer', 'drop', 'drop', 'one-more-day'])
  })
  it('TC-33 when leaving out one is not enough, the least known of them', () => {
    const short = (id: string, from: string, until: string) => stop(id, clock(from), clock(until))
    const full = withDay({
      stops: [short('louvre', '09:00', '11:00'), short('sacre-coeur', '11:40', '13:00')],
      end: { ...DAY.end, at: clock('13:30') },
    })
    const long = { ...full.places['orsay']!, visitMinutes: 200 }
    const [wish] = explainWishes(wishing({ ...full, places: { ...full.places, orsay: long } }, 'orsay'))
    expect(wish?.relaxations).toMatchObject([
      { kind: 'drop', stopIds: expect.arrayContaining(['louvre', 'sacre-coeur']) },
      { kind: 'one-more-day' },
    ])
  })
  it('TC-34 no money left: the required amount', () => {
    const trip = wishing({ ...without, wishes: { ...without.wishes, budget: euros(25) } }, 'orsay')
    expect(explainWishes(trip)).toMatchObject([
      { because: 'over-budget', relaxations: [{ kind: 'raise-budget', to: { currency: 'EUR' } }] },
    ])
  })
})
