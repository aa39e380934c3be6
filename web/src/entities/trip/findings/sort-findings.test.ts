import type { Finding } from '@app/domain/trip-checker'
import { expect, it } from 'vitest'

import { findingsAtStop, findingsOfDay, withoutRepeatedDates } from './sort-findings.ts'

const hours = (dayId: string, stopId: string, because: 'no-date' | 'not-understood'): Finding => ({
  code: 'hours-unknown',
  severity: 'note',
  dayId,
  stopIds: [stopId],
  at: 540,
  because,
})

const FINDINGS = [
  hours('first', 'a', 'not-understood'),
  hours('second', 'b', 'no-date'),
  hours('second', 'c', 'no-date'),
  hours('third', 'd', 'no-date'),
]

it('says once that dates are missing, beside the first day without one', () => {
  expect(['a', 'b', 'c', 'd'].map((stopId) => findingsAtStop(FINDINGS, stopId).length)).toEqual([1, 0, 0, 0])
  expect(['first', 'second', 'third'].map((dayId) => findingsOfDay(FINDINGS, dayId).length)).toEqual([0, 1, 0])
})

it('says it once in a list of all findings', () => {
  expect(withoutRepeatedDates(FINDINGS).map(({ stopIds }) => stopIds[0])).toEqual(['a', 'b'])
})
