import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, calendarDate } from '../kernel/index.ts'
import { isOpenAt, windowsOn } from './index.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const two = (value: number) => String(value).padStart(2, '0')
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`)
const rule = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS), fc.array(fc.tuple(time, time), { maxLength: 3 }))
  .map(([from, to, spans]) => {
    const hours = spans.filter(([opens, closes]) => opens !== closes).map(([opens, closes]) => `${opens}-${closes}`)
    return `${from}-${to} ${hours.join(',') || 'off'}`
  })
const text = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join('; '))
const date = fc.integer({ min: 0, max: 700 }).map((days) => addDays(calendarDate('2026-11-15'), days))

describe('windowsOn', () => {
  it('returns ordered, disjoint windows that agree with the hours', () => {
    fc.assert(
      fc.property(text, date, fc.integer({ min: 0, max: 1439 }), (hours, today, minutes) => {
        const windows = windowsOn(hours, today, { isHoliday: () => false }) ?? []
        for (const [index, { opens, closes }] of windows.entries()) {
          expect(opens).toBeLessThan(closes)
          expect(opens).toBeGreaterThan(windows[index - 1]?.closes ?? -1)
        }
        const isInside = windows.some(({ opens, closes }) => opens <= minutes && minutes < closes)
        expect(isInside).toBe(isOpenAt(hours, { today, yesterday: addDays(today, -1), minutes }))
      }),
      { seed: 6, numRuns: 300 },
    )
  })
})
