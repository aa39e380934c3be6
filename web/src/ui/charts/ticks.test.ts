import { describe, expect, it } from 'vitest'

import { keptLabels, roundTicks } from './ticks.ts'

describe('roundTicks', () => {
  it.each([
    ['temperatures', [11, 23], [0, 10, 20, 30]],
    ['money', [64, 715], [0, 200, 400, 600, 800]],
    ['below zero', [-8, 12], [-10, -5, 0, 5, 10, 15]],
    ['small rates', [0.1, 0.32], [0, 0.1, 0.2, 0.3, 0.4]],
    ['nothing but zero', [0], [0, 0.25]],
    ['nothing at all', [], [0, 0.25]],
  ])('%s', (_, values, ticks) => expect(roundTicks(values)).toEqual(ticks))
})

describe('keptLabels', () => {
  it('keeps all when they fit', () => expect(keptLabels(6, 600).size).toBe(6))
  it('keeps the last one when space is short', () => expect([...keptLabels(12, 240)]).toEqual([11, 9, 7, 5, 3, 1]))
})
