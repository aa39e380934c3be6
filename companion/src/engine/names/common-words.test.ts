import { describe, expect, it } from 'vitest'

import { isCommonWord, weighCommonWords } from './common-words.ts'

describe('common words', () => {
  it('are words of their language, and not places', () => {
    expect(isCommonWord('aman', 'id')).toBe(true)
    expect(isCommonWord('aman', 'en')).toBe(false)
  })

  it('leave out words that are places', () => {
    expect(isCommonWord('london', 'en')).toBe(false)
  })

  it('weigh more for a language if few others have them', () => {
    const weight = weighCommonWords(['kraanwater', 'in'])
    expect(weight('nl')).toBeGreaterThan(1)
    expect(weight('de')).toBeLessThan(0.5)
  })
})
