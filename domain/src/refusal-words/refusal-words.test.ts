import { expect, it } from 'vitest'

import { refusalBefore, refusedIn } from './index.ts'

it.each([
  ['hate whisky', 'whisky'],
  ['pas de sparty', 'sparty'],
  ['no queremos parque del café', 'parque del café'],
  ['kein Sisi kram', 'Sisi'],
  ['not game of thrones stuff', 'game of thrones'],
  ['οχι beach bar', 'beach bar'],
  ['whisky', null],
])('%s refuses %s', (words, refused) => expect(refusedIn(words)).toBe(refused))

it('finds a refusal before a span, with small words between', () => {
  const text = 'bains, mais pas de sparty'
  expect(refusalBefore(text, text.indexOf('sparty'))).toBe(text.indexOf('pas'))
  expect(refusalBefore('lots of sparty', 8)).toBeNull()
})
