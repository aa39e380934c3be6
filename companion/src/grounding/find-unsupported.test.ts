import { describe, expect, it } from 'vitest'

import { findUnsupported } from './index.ts'

const EVIDENCE = [
  {
    km: 8916,
    minutes: 680,
    total: { minorUnits: 193_066, currency: 'EUR' },
    date: '2027-05-03',
    url: 'https://www.gov.uk/x',
  },
]

describe('findUnsupported', () => {
  it.each([
    ['8,916 km and 8.916 km and 8 916 km'],
    ['11 h 20 min, about €1,930.66 or 1.930,66 €'],
    ['on 3 May 2027, see https://www.gov.uk/x.'],
    ['no number at all'],
  ])('accepts statements of a tool: %s', (text) => expect(findUnsupported(text, EVIDENCE)).toEqual([]))

  it.each([
    ['it is 9,000 km', ['9,000']],
    ['see https://evil.example/?q=1', ['https://evil.example/?q=1']],
    ['entry costs 17 euros', ['17']],
  ])('lists statements without evidence: %s', (text, found) => expect(findUnsupported(text, EVIDENCE)).toEqual(found))
})
