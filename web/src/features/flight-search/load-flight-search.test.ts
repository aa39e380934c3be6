import { describe, expect, it } from 'vitest'

import { resolveEnd } from './load-flight-search.ts'

const resolve = async (typed: string): Promise<string> => {
  const match = await resolveEnd(typed)
  if (match.kind === 'none') return 'none'
  const found = match.kind === 'one' ? [match.airport] : match.airports
  return [match.kind, ...found.map(({ code }) => code)].join(' ')
}

describe('resolveEnd', () => {
  it.each([
    ['a code', 'lis', 'one LIS'],
    ['a word that one airport alone has', 'heathrow', 'one LHR'],
    ['a city and the name of its airport', 'Paris Orly', 'one ORY'],
    ['a name that is written with a hyphen', 'Frankfurt Hahn', 'one HHN'],
    ['a name that is written with an apostrophe', 'chicago ohare', 'one ORD'],
    ['a city and its country', 'Lisbon, Portugal', 'one LIS'],
    ['a city of several airports, and its country', 'Paris, France', 'several CDG ORY BVA'],
    ['a word that two airports have', 'logan', 'similar BOS BIL'],
    ['the beginning of a word', 'heathr', 'similar LHR'],
    ['a slip', 'Genev', 'similar GVA'],
    ['a city in another country', 'Lisbon, Japan', 'none'],
    ['nothing we know', 'Atlantis', 'none'],
    ['nothing at all', '', 'none'],
  ])('%s', async (_, typed, wanted) => {
    expect(await resolve(typed)).toBe(wanted)
  })
})
