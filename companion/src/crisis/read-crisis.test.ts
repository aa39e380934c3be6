import { describe, expect, it } from 'vitest'

import { readCrisis } from './read-crisis.ts'
import utterances from './testing/utterances.json' with { type: 'json' }

const parted = (entries: readonly string[]) => entries.map((entry) => [entry.slice(0, 2), entry.slice(3)] as const)

describe('readCrisis', () => {
  it.each(parted(utterances.despair))('reads despair in %s: %s', (language, text) => {
    expect(readCrisis(text)).toMatchObject({ kind: 'despair', language })
  })

  it.each(parted(utterances.emergency))('reads an emergency in %s: %s', (language, text) => {
    const crisis = readCrisis(text)
    expect(crisis?.language).toBe(language)
    expect(crisis?.kind).not.toBe('despair')
  })

  it.each(parted(utterances.harmless))('ignores an ordinary question in %s: %s', (_, text) => {
    expect(readCrisis(text)).toBeNull()
  })

  it.each([
    ['a child’s seizure', 'my son has a seizure', 'seizure'],
    ['a broken bone', 'broke my ankle in zermatt and lost my insurance docs', 'medical'],
    ['a fire before an injury', 'the hotel is on fire and my friend is bleeding', 'fire'],
    ['despair before an injury', 'i took too many pills, i want to die', 'despair'],
  ])('answers %s', (_, text, kind) => expect(readCrisis(text)?.kind).toBe(kind))

  it('reads text without diacritics and common evasions', () => {
    for (const text of ['moechte sterben', 'mochte sterben', 'möchte sterben', 'MÖCHTE STERBEN.'])
      expect(readCrisis(text)?.language).toBe('de')
  })
})
