import { describe, expect, it } from 'vitest'

import { dialled, readCard } from './emergency-card.ts'

describe('readCard', () => {
  it.each([null, undefined, 'text', 7, []])('starts empty from %j', (stored) => {
    expect(readCard(stored)).toMatchObject({ country: null, name: '', allergies: [], bloodGroup: null })
  })

  it('drops what this version does not know, and cuts what is too long', () => {
    const card = readCard({
      country: 'portugal',
      name: 'A'.repeat(500),
      bloodGroup: 'Z+',
      allergies: ['allergic-nuts', 'allergic-moonlight', 3],
      conditions: 'asthma',
      policy: { toString: () => 'x' },
    })
    expect(card).toMatchObject({
      country: null,
      bloodGroup: null,
      allergies: ['allergic-nuts'],
      conditions: [],
      policy: '',
    })
    expect(card.name).toHaveLength(60)
  })
})

it('dials only what can be a number', () => {
  expect(dialled('+351 21 000-00')).toBe('+3512100000')
  expect(dialled('ask at the desk')).toBeNull()
})
