import { describe, expect, it } from 'vitest'

import { assessStay, hasFreeMovement, isInSchengen } from './assess-stay.ts'

describe('assessStay', () => {
  it.each([
    ['EN-3 as long as allowed', 45, 45, null, 'fits', null],
    ['EN-3 a day longer than allowed', 45, 46, null, 'too-long', null],
    ['EN-3 more than is left', 90, 60, 40, 'too-long', 50],
    ['EN-3 as much as is left', 90, 50, 40, 'fits', 50],
    ['EN-4 what is left', 90, null, 40, 'fits', 50],
    ['EN-4 nothing left', 90, null, 90, 'too-long', 0],
    ['EN-4 never less than nothing', 90, null, 120, 'too-long', 0],
    ['EN-3 no limit is known', null, 60, null, 'unknown', null],
  ] as const)('%s', (_, limit, stayDays, usedDays, verdict, remainingDays) => {
    expect(assessStay(limit, { stayDays, usedDays })).toEqual({ verdict, remainingDays })
  })

  it('returns null without a stay', () => {
    expect(assessStay(90, { stayDays: null, usedDays: null })).toBeNull()
  })
})

it('counts Spain and Switzerland to the Schengen area, but not Ireland and Cyprus', () => {
  expect(['ES', 'CH', 'IE', 'CY', 'GB'].map(isInSchengen)).toEqual([true, true, false, false, false])
})

it.each([
  ['FR', 'IT', true],
  ['DE', 'CH', true],
  ['NO', 'IE', true],
  ['GB', 'IE', false],
  ['US', 'FR', false],
  ['FR', 'FR', false],
  ['FR', 'GB', false],
])('knows between which countries citizens have free movement: %s to %s', (passport, destination, isFree) => {
  expect(hasFreeMovement(passport, destination)).toBe(isFree)
})
