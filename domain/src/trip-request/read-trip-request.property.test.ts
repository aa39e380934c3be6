import fc from 'fast-check'
import { expect, it } from 'vitest'

import { LANGUAGES } from './choose-language.ts'
import { read } from './corpus/summarise.ts'
import type { TextSpan } from './trip-request.ts'

const PHRASES = LANGUAGES.flatMap(({ meanings, values }) => [
  ...Object.values(meanings).flatMap((forms) => forms.slice(0, 4)),
  ...Object.values(values).flatMap((each) => Object.values(each).flatMap((forms) => (forms ?? []).slice(0, 2))),
])
const MARKS = [',', '.', '(', ')', '-', '–', ':', '/', '€', '$', '\n', '?', '·', "'"]
const NUMBERS = ['0', '1', '2', '8th', '10.', '31', '2027', '1,700', '9:30', '9h30', '3/4/2027', '2027-02-30', '12.5.']
const NAMES = ['Rome', 'Paris', 'Rio de Janeiro', 'Louvre', 'Texas', 'Nice']

const word = fc.constantFrom(...PHRASES, ...MARKS, ...MARKS, ...NUMBERS, ...NUMBERS, ...NUMBERS, ...NAMES, ...NAMES)
const request = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))

/** Every `span` in an answer. */
function spansOf(value: unknown): readonly TextSpan[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'span' in value ? [value.span as TextSpan] : []
  return [...own, ...Object.values(value).flatMap(spansOf)]
}

it('reads any words in any order, and quotes only text that occurs in them', () => {
  fc.assert(
    fc.property(request, (text) => {
      const facts = read(text)
      for (const { start, end } of spansOf(facts)) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
      }
      const { dates, days, travellers, budget } = facts
      if (dates) expect(dates.value.start <= dates.value.end).toBe(true)
      if (days) expect(days.value).toBeGreaterThanOrEqual(1)
      if (travellers) expect(travellers.value.people).toBeGreaterThanOrEqual(travellers.value.children)
      if (budget) expect(Number.isSafeInteger(budget.value.minorUnits)).toBe(true)
    }),
    { seed: 6, numRuns: 300 },
  )
})
