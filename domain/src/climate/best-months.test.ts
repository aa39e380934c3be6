import { describe, expect, it } from 'vitest'

import { bestMonths } from './best-months.ts'

const year = (meanC: number, rainMm = 40, changes: Readonly<Record<number, readonly [number, number]>> = {}) => ({
  meanC: Array.from({ length: 12 }, (_, month) => changes[month]?.[0] ?? meanC),
  rainMm: Array.from({ length: 12 }, (_, month) => changes[month]?.[1] ?? rainMm),
})

const CUSCO = {
  meanC: [10, 10, 10, 10, 9, 9, 9, 10, 10, 11, 11, 11],
  rainMm: [221, 211, 191, 85, 39, 11, 13, 19, 43, 81, 134, 197],
}
const TROMSO = {
  meanC: [-5, -4, -2, 0, 5, 11, 13, 13, 9, 3, -2, -6],
  rainMm: [158, 128, 141, 106, 122, 90, 124, 152, 146, 127, 113, 82],
}
const SINGAPORE = {
  meanC: [26, 27, 27, 28, 28, 28, 28, 28, 28, 28, 27, 27],
  rainMm: [222, 89, 165, 228, 259, 285, 210, 268, 210, 223, 369, 246],
}
const TOKYO = {
  meanC: [6, 7, 11, 15, 19, 23, 27, 29, 25, 18, 14, 8],
  rainMm: [56, 63, 131, 142, 141, 217, 208, 128, 150, 160, 82, 43],
}
const LISBON = {
  meanC: [12, 13, 14, 16, 18, 19, 21, 21, 20, 19, 15, 13],
  rainMm: [44, 50, 60, 52, 24, 14, 2, 1, 39, 73, 48, 75],
}

describe('bestMonths', () => {
  it.each([
    ['Cusco: the dry months, though others are a degree warmer', CUSCO, 'CL-2', [4, 5, 6, 7, 8, 9]],
    ['Tromsø: the summer', TROMSO, 'CL-1', [5, 6, 7]],
    ['Singapore: the least rain', SINGAPORE, 'CL-1', [0, 1, 2]],
    ['Tokyo: spring and autumn, without the rains of June', TOKYO, 'CL-1', [3, 4, 8, 9, 10]],
    ['Lisbon: six of the eleven that are pleasant', LISBON, 'CL-1', [4, 5, 6, 7, 8, 9]],
    ['the same weather all year', year(22), 'CL-1', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ] as const)('%s', (_, climate, rule, months) => expect(bestMonths(climate)).toMatchObject({ rule, months }))

  it.each([
    ['warm enough, at the edge', 12, 40],
    ['cool enough, at the edge', 28, 40],
    ['dry, at the edge', 20, 130],
  ])('CL-1 holds for a month: %s', (_, meanC, rainMm) => {
    const { rule, months } = bestMonths(year(0, 40, { 4: [meanC, rainMm] }))
    expect([rule, months.includes(4)]).toEqual(['CL-1', true])
  })

  it.each([
    ['a tenth too cold', 11.9, 40],
    ['a tenth too hot', 28.1, 40],
    ['a millimetre too wet', 20, 131],
  ])('CL-1 does not hold: %s', (_, meanC, rainMm) => {
    expect(bestMonths(year(0, 40, { 4: [meanC, rainMm] }))).toMatchObject({ rule: 'CL-2' })
  })

  it.each([
    ['too-cold', year(-8, 30, { 6: [9, 40], 7: [8, 40], 5: [6, 40] }), [5, 6, 7]],
    ['too-hot', year(36, 2, { 0: [29, 5], 1: [30, 5], 11: [30, 5] }), [0, 1, 11]],
    ['too-wet', year(25, 400, { 1: [25, 180], 2: [25, 200], 3: [25, 190] }), [1, 2, 3]],
  ] as const)('CL-2 says it is %s', (because, climate, months) => {
    expect(bestMonths(climate)).toEqual({ rule: 'CL-2', months, because })
  })
})
