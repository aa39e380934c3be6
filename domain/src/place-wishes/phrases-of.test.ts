import { expect, it } from 'vitest'

import { phrasesOf } from './index.ts'

it('gives each phrase of a run, the longest first', () => {
  expect(phrasesOf('pls glenfinnan def')).toEqual([
    'pls glenfinnan def',
    'pls glenfinnan',
    'glenfinnan def',
    'glenfinnan',
    'pls',
    'def',
  ])
})

it('parts words without spaces', () => {
  expect(phrasesOf('想看扎染')).toEqual(expect.arrayContaining(['想看扎染', '扎染']))
})
