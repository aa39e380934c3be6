import { expect, it } from 'vitest'

import { sampleTrip } from '../../test/sample-trip.ts'
import { calendarDate } from '../kernel/index.ts'
import { isPossible } from '../trip-checker/index.ts'
import { changeStop, setFirstDate, USUAL_FACTS } from '../trip-edit/index.ts'
import { proveTrip } from './index.ts'

const MONDAY = calendarDate('2026-05-04')

it('leaves a possible plan unchanged', () => {
  const trip = sampleTrip()
  expect(proveTrip(trip, {}, USUAL_FACTS)).toMatchObject({ trip, dropped: [] })
})

it('drops a stop that is closed on its day, and keeps the rest', () => {
  const { trip, findings, dropped } = proveTrip(setFirstDate(sampleTrip(), MONDAY, USUAL_FACTS), {}, USUAL_FACTS)
  expect(dropped.toSorted()).toEqual(['stop-castle', 'stop-cathedral'])
  expect(trip.ideas).toEqual(expect.arrayContaining(['castle', 'cathedral']))
  expect(isPossible(findings)).toBe(true)
})

it('never drops a locked stop, and reports its problems', () => {
  const locked = changeStop(setFirstDate(sampleTrip(), MONDAY, USUAL_FACTS), 'stop-castle', { isLocked: true })
  const { findings, dropped } = proveTrip(locked, {}, USUAL_FACTS)
  expect(dropped).toEqual(['stop-cathedral'])
  expect(isPossible(findings)).toBe(false)
})
