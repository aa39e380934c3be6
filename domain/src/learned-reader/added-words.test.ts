import { describe, expect, it } from 'vitest'

import { addedKinds, subjectAfter } from './added-words.ts'
import type { Meaning } from './meanings.ts'

const DICTIONARY: Readonly<Record<string, readonly Meaning[]>> = {
  and: ['and'],
  how: ['how'],
  much: ['how_much'],
  taxi: ['taxi'],
  noche: ['night'],
  not: ['nut'],
  children: ['children'],
  museums: ['museum'],
}
const meaningsOf = (text: string): ReadonlySet<Meaning> =>
  new Set(text.split(/\s+/).flatMap((word) => DICTIONARY[word] ?? []))

describe('addedKinds', () => {
  it.each([
    ['and how much taxi', ['taxi', 'price']],
    ['noche', ['night']],
    ['children not', ['children']],
    ['museums children', []],
    ['and', []],
  ])('%s', (text, kinds) => {
    expect(addedKinds(text, meaningsOf)).toEqual(kinds)
  })
})

describe('subjectAfter', () => {
  it('is the same question, or another one of the same subject', () => {
    expect(subjectAfter('taxi', 'airport_transfer')).toBe('airport_transfer')
    expect(subjectAfter('night', 'safety_general')).toBe('safety_night')
  })

  it('knows nothing about a question that such words do not add to', () => {
    expect(subjectAfter('taxi', 'visa_need')).toBeNull()
  })
})
