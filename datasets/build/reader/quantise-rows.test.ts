import { PATTERN_SIZE, PATTERNS } from '@app/domain/learned-reader'
import { describe, expect, it } from 'vitest'

import { quantiseRows } from './quantise-rows.ts'
import { randomNumbers } from './random-numbers.ts'

describe('quantiseRows', () => {
  it('gives back rows of few kinds nearly as they were', () => {
    const random = randomNumbers(1)
    const kinds = Array.from({ length: 20 }, () => Array.from({ length: 16 }, () => random() - 0.5))
    const rows = 400
    const values = Float32Array.from(Array.from({ length: rows }, (_, row) => kinds[row % kinds.length]!).flat())
    const { patterns, codes, lengths } = quantiseRows(values, 16, 1)
    for (let row = 0; row < rows; row += 1)
      for (let unit = 0; unit < 16; unit += 1) {
        const part = Math.floor(unit / PATTERN_SIZE)
        const pattern = part * PATTERNS + codes[row * 2 + part]!
        const value = lengths[row]! * patterns[pattern * PATTERN_SIZE + (unit % PATTERN_SIZE)]!
        expect(value).toBeCloseTo(values[row * 16 + unit]!, 3)
      }
  })
})
