import { expect, it } from 'vitest'

import type { Notice } from './notice.ts'
import { applyToNotices } from './notices-query.ts'

const notice = (id: string, read_at: string | null = null) => ({ id, read_at }) as Notice
const LIST = [notice('a'), notice('b', 'before'), notice('c')]
const read = (query: string) =>
  ({ url: `/rest/v1/notifications?${query}&read_at=is.null`, method: 'PATCH', body: '{"read_at":"now"}' }) as const

it('shows one notification as read before the server knows, and leaves the others', () => {
  expect(applyToNotices(LIST, read('id=eq.a'))).toEqual([notice('a', 'now'), notice('b', 'before'), notice('c')])
})

it('shows all notifications as read, and keeps the time of those that were', () => {
  const all = [notice('a', 'now'), notice('b', 'before'), notice('c', 'now')]
  expect(applyToNotices(LIST, read('user_id=eq.ana'))).toEqual(all)
})

it('leaves out a deleted notification', () => {
  const removal = { url: '/rest/v1/notifications?id=eq.a', method: 'DELETE', body: null } as const
  expect(applyToNotices(LIST, removal).map(({ id }) => id)).toEqual(['b', 'c'])
})
