import { expect, it } from 'vitest'

import { passwordScore } from './password-score.ts'

it.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 2],
  ['Abcdefgh', 3],
  ['Abcdefg1', 4],
  ['Abcdef1!', 5],
  ['Ana 1', 4],
])('%s scores %i', (password, score) => expect(passwordScore(password)).toBe(score))
