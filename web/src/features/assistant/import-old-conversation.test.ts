import { expect, it } from 'vitest'

import { textOf } from '../../entities/conversation/conversation.ts'
import { readOldTurns } from './import-old-conversation.ts'

const NOW = Date.UTC(2026, 10, 15)
const OWED = { kind: 'delay', assessment: { kind: 'owed', amount: { minorUnits: 60_000, currency: 'EUR' } } }
const WARM = { kind: 'climate', month: 10, cities: [{ name: 'Dubai', meanC: 25.6, rainMm: 3 }] }

it('imports the old conversation as plain text', () => {
  const stored = JSON.stringify([
    { id: '1763000000000', question: 'Four hours late?', answer: OWED },
    { id: '1763000000001', question: 'Warm in November?', answer: WARM },
    { id: '1763000000002', question: 'Why is the sea salt?', answer: { kind: 'unknown' } },
  ])
  const turns = readOldTurns(stored, 'en-GB', NOW)
  expect(turns.map(({ answer }) => textOf(answer))).toEqual([
    'The airline owes each of you €600.00.',
    'In November: Dubai (26°C, 3 mm of rain).',
    'We had no answer to this one. Ask again: we know more now.',
  ])
  expect(turns[0]?.askedAt).toBe('2025-11-13T02:13:20.000Z')
})

it.each(['', 'no json', '{}', '[null, 7, {"question": 1}]'])('takes nothing from %j', (stored) =>
  expect(readOldTurns(stored, 'en-GB', NOW)).toEqual([]),
)
