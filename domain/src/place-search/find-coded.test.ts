import { expect, it } from 'vitest'

import { buildIndex, findCoded } from './index.ts'

const city = (name: string, codes: readonly string[], importance: number) => ({
  names: [
    { text: name, penalty: 0, kind: 'name' as const },
    ...codes.map((text) => ({ text, penalty: 1, kind: 'code' as const })),
  ],
  importance,
  group: 0,
  coordinates: { latitude: 0, longitude: 0 },
})
const index = buildIndex([city('New York', ['JFK', 'EWR'], 30), city('Newark', ['EWR'], 20), city('Ewran', [], 10)], [])

it.each([
  ['a code', 'JFK', 0],
  ['the larger of two cities with one code', 'EWR', 0],
  ['small letters', 'jfk', 0],
])('finds %s', (_, code, entry) => expect(findCoded(index, code)).toBe(entry))

it.each(['EW', 'EWRA', 'XYZ', ''])('finds nothing for “%s”', (code) => expect(findCoded(index, code)).toBeNull())
