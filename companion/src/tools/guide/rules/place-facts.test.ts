import { describe, expect, it } from 'vitest'

import FACTS from './place-facts.json' with { type: 'json' }
import { ofIdentityCard } from './place-facts.ts'

const CODE = /^[A-Z]{2}$/

describe('place facts', () => {
  it('name an official page for every row', () => {
    const rows = [FACTS.tax, FACTS.driving, FACTS.passes].flatMap((table) => Object.values<readonly unknown[]>(table))
    for (const row of rows) expect(row.at(-1)).toEqual([expect.any(String), expect.stringMatching(/^https:\/\//)])
  })

  it('hold identity cards by countries, and none of them twice', () => {
    for (const [country, issuers] of Object.entries(FACTS.identity.some)) {
      expect(country).toMatch(CODE)
      expect(issuers).not.toContain(country)
      expect(new Set(issuers).size).toBe(issuers.length)
    }
  })

  it('say nothing of an identity card at home', () => {
    expect(ofIdentityCard('DE', 'DE')).toEqual([])
  })

  it('name the others that a card of the Union is not alone with', () => {
    expect(ofIdentityCard('GE', undefined).map(({ say }) => say)).toEqual(['idcard.union', 'idcard.also'])
  })
})
