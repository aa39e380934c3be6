import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { COMPANION_PROMPT } from './companion-prompt.ts'

/** A new text is a new version: add a line, and never change one that has been paid for. */
const VERSIONS: Readonly<Record<string, string>> = { 'companion-1': 'bd98be2384aff0cf' }

it('is the text that its version says', () => {
  const { id, text } = COMPANION_PROMPT
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(VERSIONS[id])
})
