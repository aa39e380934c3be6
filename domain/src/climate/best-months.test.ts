import { describe, expect, it } from 'vitest'

import { bestMonths } from './best-months.ts'

const year = (meanC: number, rainMm = 40, changes: Readonly<Record<number, readonly [number, number]>> = {}) => ({
  meanC: Array.from({ length: 12 }, (_, month) => changes[month]?.[0] ?? meanC),
  rainMm: Array.from({ length: 12 }, (_, month) => changes[month]?.[1] ?? rainMm),
})

describe('bestMonths', () => {
  it.each([
    ['CL-1 warm enough, at the edge', 12, 40],
    ['CL-1 cool enough, at the edge', 28, 40],
    ['CL-1 dry, at the edge', 20, 130],
  ])('takes a month: %s', (_, meanC, rainMm) => {
    expect(bestMonths(year(0, 40, { 4: [meanC, rainMm] }))).toEqual({ rule: 'CL-1', months: [4] })
  })

  it.each([
    ['a tenth too cold', 11.9, 40],
    ['a tenth too hot', 28.1, 40],
    ['a millimetre too wet', 20, 131],
  ])('refuses a month: %s', (_, meanC, rainMm) => {
    expect(bestMonths(year(0, 40, { 4: [meanC, rainMm] }))).toMatchObject({ rule: 'CL-2' })
  })

  it.each([
    ['too-cold', year(-8, 30, { 6: [9, 40], 7: [8, 40], 5: [6, 40] }), [5, 6, 7]],
    ['too-hot', year(36, 2, { 0: [29, 5], 1: [30, 5], 11: [30, 5] }), [0, 1, 11]],
    ['too-wet', year(25, 400, { 1: [25, 180], 2: [25, 200], 3: [25, 190] }), [1, 2, 3]],
  ] as const)('CL-2 names the nearest where there is none, and says it is %s', (because, climate, months) => {
    expect(bestMonths(climate)).toEqual({ rule: 'CL-2', months, because })
  })
})
