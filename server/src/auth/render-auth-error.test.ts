import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { DbError, DbUnavailable } from '../database/db-error.ts'
import { createLog } from '../logging/log.ts'
import { renderAuthError } from './render-auth-error.ts'

it.each([
  ['a bug', new TypeError('reading secret at /srv/app.ts'), 500, 'unexpected_failure'],
  ['a statement that fails', new DbError({ code: 'XX000', message: 'relation "secret"' }), 500, 'unexpected_failure'],
  ['a value it cannot read', new DbError({ code: '22P02', message: 'secret: "x"' }), 400, 'validation_failed'],
  ['no database', new DbUnavailable(new Error('connect ECONNREFUSED secret')), 503, 'database_unavailable'],
])('reveals nothing of %s, and logs it', async (_, error, status, code) => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const app = new Hono().get('/', () => {
    throw error
  })
  app.onError((thrown, c) => renderAuthError(thrown, c, log))
  for (const version of ['', '2024-01-01']) {
    const response = await app.request('/', { headers: { 'x-supabase-api-version': version } })
    const text = await response.text()
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code])
    expect(text).not.toMatch(/secret|srv|ECONN|relation/)
  }
  expect(lines.join('').includes('secret')).toBe(status === 500)
})
