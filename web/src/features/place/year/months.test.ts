import { describe, expect, it } from 'vitest'

import { monthRuns } from './months.ts'

describe('monthRuns', () => {
  it.each([
    [[6], 'July'],
    [[8, 9], 'September and October'],
    [[3, 4, 5], 'April to June'],
    [[3, 4, 5, 8, 9], 'April to June, September and October'],
    [[0, 1, 11], 'December to February'],
    [[0, 10, 11], 'November to January'],
    [[1, 4], 'February and May'],
  ])('%j is %s', (months, words) => expect(monthRuns(months)).toBe(words))
})
