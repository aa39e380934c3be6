import { expect, it } from 'vitest'

import { conversationBeside } from './conversation-beside.ts'

it('is found again on the same page, also by a guest who signs in, and by nobody after them', () => {
  const rome = conversationBeside('/places/italy/rome', null)
  expect(conversationBeside('/places/italy/rome', null)).toBe(rome)
  expect(conversationBeside('/flights', null)).not.toBe(rome)
  expect(conversationBeside('/places/italy/rome', 'ann')).toBe(rome)
  const afterAnn = conversationBeside('/places/italy/rome', null)
  expect(afterAnn).not.toBe(rome)
  expect(conversationBeside('/places/italy/rome', 'ben')).toBe(afterAnn)
  expect(conversationBeside('/places/italy/rome', 'ann')).not.toBe(afterAnn)
})
