import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { COMPANION_PROMPT } from './companion-prompt.ts'
import { TRIP_SLOTS_PROMPT } from './trip-slots-prompt.ts'

/** A new text is a new version: add a line, and never change one that was used in production. */
const VERSIONS: Readonly<Record<string, string>> = {
  'companion-1': 'bd98be2384aff0cf',
  'companion-2': '671ac16b686d8891',
  'trip-slots-1': 'a11ed9a9cd227684',
}

it.each([COMPANION_PROMPT, TRIP_SLOTS_PROMPT])('$id has the text of its version', ({ id, text }) => {
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(VERSIONS[id])
})
