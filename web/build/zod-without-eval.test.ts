import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { PROBE } from './zod-without-eval.ts'

it('takes out the one place where Zod writes a function to see whether it may', () => {
  const core = createRequire(import.meta.url)
    .resolve('zod/v4/core')
    .replace(/index\.\w+$/, 'util.js')
  expect(readFileSync(core, 'utf8').split(PROBE)).toHaveLength(2)
})
