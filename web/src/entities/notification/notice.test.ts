import { expect, it } from 'vitest'

import { countUnread, mergeNotices, type Notice } from './notice.ts'

const notice = (id: string, created: string, read: string | null = null): Notice => ({
  id,
  kind: 'trip',
  title: id,
  body: '',
  link: null,
  created_at: created,
  read_at: read,
})

it('lists the newest first, each once, in its latest state', () => {
  const known = [notice('b', '2026-11-02T00:00:00Z'), notice('a', '2026-11-01T00:00:00Z')]
  const arrived = [notice('c', '2026-11-03T00:00:00Z'), notice('a', '2026-11-01T00:00:00Z', '2026-11-04T00:00:00Z')]
  const merged = mergeNotices(known, arrived)
  expect(merged.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(countUnread(merged)).toBe(2)
})
