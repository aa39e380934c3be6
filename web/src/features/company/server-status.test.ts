import { expect, it } from 'vitest'

import { askServer } from './server-status.tsx'

const answering = (statuses: Readonly<Record<string, number>>) =>
  (async (path: string) => {
    const status = statuses[path]
    if (status === undefined) throw new TypeError('no network')
    return new Response(null, { status })
  }) as typeof fetch

it.each([
  ['both answer', { '/healthz': 200, '/readyz': 200 }, { server: 'up', database: 'up' }],
  ['the database starts', { '/healthz': 200, '/readyz': 503 }, { server: 'up', database: 'starting' }],
  ['the database fails', { '/healthz': 200, '/readyz': 500 }, { server: 'up', database: 'down' }],
  ['nothing is reached', {}, { server: 'down', database: 'down' }],
])('%s', async (_, statuses, state) => expect(await askServer(answering(statuses))).toEqual(state))
