import { describe, expect, it } from 'vitest'

import type { TimeOfDay } from '../guide/index.ts'
import { calendarDate } from '../kernel/index.ts'
import type { TripPlace } from '../trip/index.ts'
import { inBestTime } from './best-time-windows.ts'

const BALI = { date: calendarDate('2027-05-12'), timeZone: 'Asia/Makassar' }
const h = (hours: number) => hours * 60

function place(bestTimes: readonly TimeOfDay[], visitMinutes = 90): TripPlace {
  return {
    id: 'bali.uluwatu-temple',
    name: 'Uluwatu Temple',
    coordinates: { latitude: -8.829, longitude: 115.085 },
    kind: 'temple',
    hours: null,
    visitMinutes,
    price: null,
    isIndoor: false,
    renown: 1,
    guide: {
      importance: 5,
      bestTimes,
      booking: { need: 'none', daysAhead: 0 },
      ticketId: null,
      domain: null,
      asOf: '2026-11',
    },
    sources: ['guide'],
  }
}

describe('inBestTime', () => {
  const open = [{ opens: h(9), closes: h(19) }]
  const on = (times: readonly TimeOfDay[], minutes?: number, windows = open) =>
    inBestTime(windows, place(times, minutes), BALI)

  it.each([[[]], [['any']]] as readonly (readonly [readonly TimeOfDay[]])[])('leaves the whole day to %o', (times) =>
    expect(on(times)).toEqual(open),
  )

  it('ends a visit in the open when it is dark, and has nothing that is best late in the morning', () => {
    expect(on(['sunset', 'morning'])).toEqual([{ opens: h(9), closes: h(18.95) }])
    expect(on(['afternoon', 'sunset'])).toEqual([{ opens: h(12.5), closes: h(18.95) }])
  })

  it('plans a sunset at sunset, shortly after six in Bali', () => {
    const [window] = on(['sunset'], 60)
    expect(window?.opens).toBeGreaterThan(h(16.5))
    expect(window?.closes).toBeLessThanOrEqual(h(19))
  })

  it('lets a long visit begin earlier and end at the closing hour', () => {
    expect(on(['sunset'], 150)).toEqual([{ opens: expect.closeTo(h(15.7), -2), closes: expect.closeTo(h(18.8), -2) }])
  })

  it('starts a sunrise visit early enough, however long it takes', () => {
    const [window] = on(['dawn'], 420, [{ opens: 0, closes: h(24) }])
    expect(window?.opens).toBeLessThan(h(6.5))
    expect((window?.closes ?? 0) - (window?.opens ?? 0)).toBe(450)
  })

  it.each([
    ['evening', [{ opens: h(18), closes: h(19) }]],
    ['night', []],
    ['dawn', []],
  ] as const)('has no time for %s outside opening hours', (time, windows) => expect(on([time], 30)).toEqual(windows))
})
