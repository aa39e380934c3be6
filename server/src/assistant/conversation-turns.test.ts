import { expect, it } from 'vitest'

import { titleOf } from './conversation-turns.ts'

it.each([
  ['  How far is   Porto?  ', 'How far is Porto?'],
  ['Day 1: Louvre\n10:00 Orsay', 'Day 1: Louvre'],
  [`${'Where to go '.repeat(10)}?`, `${'Where to go '.repeat(6)}Where to…`],
  ['東'.repeat(100), `${'東'.repeat(80)}…`],
  [`x${'😀'.repeat(60)}`, `x${'😀'.repeat(39)}…`],
])('titles %j as %j', (question, title) => {
  expect(titleOf(question)).toBe(title)
  expect(title.length).toBeLessThanOrEqual(120)
})
