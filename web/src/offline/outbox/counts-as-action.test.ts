// @vitest-environment node
import { expect, it } from 'vitest'

import { countsAsAction } from './counts-as-action.ts'

it.each([
  ['a question', 'POST', '/rest/v1/conversation_turns', true],
  ['the conversation it begins', 'POST', '/rest/v1/conversations', false],
  ['the question it replaces', 'DELETE', '/rest/v1/conversation_turns?id=in.(t1)', false],
  ['a new title', 'PATCH', '/rest/v1/conversations?id=eq.c1', true],
  ['a deleted conversation', 'DELETE', '/rest/v1/conversations?id=eq.c1', true],
  ['a trip', 'POST', '/rest/v1/trips', true],
] as const)('%s: %s %s', (_, method, url, isCounted) => {
  expect(countsAsAction({ method, url })).toBe(isCounted)
})
