import { describe, expect, it } from 'vitest'

import { findTable, REGISTER } from './index.ts'

describe('REGISTER', () => {
  it.each(REGISTER)('$title has source, licence and date', ({ title, about, sources, rows }) => {
    expect([title, about].every((text) => text.trim().length > 4)).toBe(true)
    expect(rows).toBeGreaterThan(0)
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) {
      expect(new URL(source.url).protocol).toBe(source.licence.id === 'own' ? 'sojourn:' : 'https:')
      expect(source.checkedAt <= new Date().toISOString().slice(0, 10)).toBe(true)
    }
  })

  it('never mixes two share-alike licences in one file', () => {
    const mixed = REGISTER.filter(({ sources }) => {
      const shared = sources.filter(({ licence }) => licence.isShareAlike)
      return new Set(shared.map(({ licence }) => licence.id)).size > 1
    })
    expect(mixed).toEqual([])
  })

  it('finds a table by its name', () => {
    expect(findTable('emergency-numbers')?.sources[0]?.licence.id).toBe('OGL-UK-3.0')
    expect(findTable('nonsense')).toBeUndefined()
  })
})
