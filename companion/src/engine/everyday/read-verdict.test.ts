import { describe, expect, it } from 'vitest'

import { verdictAsked } from './read-verdict.ts'

const NAMES = ['Bali', 'Phuket', 'Sintra', 'Lisbon', '清迈', '普吉岛', 'Нячанг', 'Фукуок', 'Tallinn']

function asked(
  text: string,
  heads: readonly string[] = ['weather'],
  more: { hasMonth?: boolean; hasHours?: boolean } = {},
) {
  const places = NAMES.flatMap((name) => {
    const start = text.indexOf(name)
    return start < 0 ? [] : [{ destinationId: name, cityId: null, country: 'XX', start, end: start + name.length }]
  }).toSorted((a, b) => a.start - b.start)
  return verdictAsked({ text, heads, places, hasMonth: false, hasHours: false, ...more })
}

describe('verdictAsked', () => {
  it.each([
    ['Bali or Phuket in January with kids', 'compare_places'],
    ['12月去清迈还是普吉岛', 'compare_places'],
    ['что лучше в ноябре Нячанг или Фукуок', 'compare_places'],
    ['is Sintra worth it with 3 days in Lisbon', 'day_trip_check'],
    ['lohnt sich Sintra für einen Tag von Lisbon', 'day_trip_check'],
    ['czy warto jechać do Tallinn', 'is_worth_it'],
  ])('reads a question for a decision: %s', (text, intent) => expect(asked(text)).toBe(intent))

  it('keeps a topic of its own', () => {
    expect(asked('is the tap water ok in Bali or Phuket', ['tap_water'])).toBeNull()
    expect(asked('is the metro card worth it in Lisbon', ['local_transport'])).toBeNull()
  })

  it('reads two places without a choice as no decision', () => {
    expect(asked('how far is Sintra from Lisbon', ['distance'])).toBeNull()
  })

  it('reads a month as the season and hours as a stop', () => {
    expect(asked('is Tallinn worth it', ['must_see'], { hasMonth: true })).toBe('best_time')
    expect(asked('6 hours in Lisbon, worth it?', ['must_see'], { hasHours: true })).toBeNull()
  })
})
