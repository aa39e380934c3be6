import type { PlaceAdvice } from '@app/contracts/place-guide'
import { calendarDate, type Claim } from '@app/domain/kernel'
import { expect, it } from 'vitest'

import { groupOf } from './advice-overview.ts'

const says = (authority: PlaceAdvice['authority'], level: PlaceAdvice['level']): Claim<PlaceAdvice> => ({
  value: { authority, level, words: '', highestRegionalLevel: null, appliesTo: null, updatedAt: null },
  source: { title: 'x', url: 'https://example.org' },
  checkedAt: calendarDate('2026-11-20'),
  status: 'verified',
})

it.each([
  ['all say do not travel', [4, 4], { group: 'all-stop', isDisputed: false }],
  ['one says do not travel, one caution', [4, 2], { group: 'some-stop', isDisputed: true }],
  ['one says do not travel, one reconsider', [4, 3], { group: 'some-stop', isDisputed: false }],
  ['one says reconsider, one nothing', [1, 3], { group: 'some-avoid', isDisputed: true }],
  ['all say reconsider', [3, 3], { group: 'some-avoid', isDisputed: false }],
] as const)('%s', (_, [first, second], expected) => {
  expect(groupOf('XX', [says('US', first), says('GB', second)])).toEqual({ country: 'XX', ...expected })
})
it('a country that nobody advises against is in no group', () => {
  expect([groupOf('XX', []), groupOf('XX', [says('US', 2), says('GB', 1)])]).toEqual([null, null])
})
