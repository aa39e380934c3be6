import { expect, it } from 'vitest'

import type { Notice } from '../../entities/notification/notice.ts'
import { groupByDay } from './group-by-day.ts'

const at = (date: Date): Notice => ({
  id: date.toISOString(),
  kind: 'trip',
  title: 'x',
  body: '',
  link: null,
  created_at: date.toISOString(),
  read_at: null,
})
const NOW = new Date(2026, 10, 15, 9, 30)

it('separates the traveller’s own day from earlier days, and leaves out empty groups', () => {
  const [midnight, justBefore] = [new Date(2026, 10, 15), new Date(2026, 10, 14, 23, 59, 59)]
  expect(groupByDay([at(NOW), at(midnight), at(justBefore)], NOW).map(({ notices }) => notices.length)).toEqual([2, 1])
  expect(groupByDay([at(justBefore)], NOW).map(({ name }) => name)).toEqual(['earlier'])
  expect(groupByDay([], NOW)).toEqual([])
})
