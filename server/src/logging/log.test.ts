import { describe, expect, it } from 'vitest'

import { DbError } from '../database/db-error.ts'
import { createLog } from './log.ts'
import { redactUrl } from './redact-url.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): readonly Record<string, unknown>[] {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the log', () => {
  it.each(['authorization', 'apikey', 'cookie', 'password', 'token', 'refresh_token', 'email'])(
    'contains no %s, however deep',
    (name) => {
      const fields = { [name]: 'SECRET', headers: { [name]: 'SECRET' }, request: { body: { [name]: 'SECRET' } } }
      const text = JSON.stringify(linesOf((log) => log.info(fields, 'x')))
      expect(text).not.toContain('SECRET')
      expect(text).toContain('***')
    },
  )

  it('writes one line for any input, with the time in UTC', () => {
    const [line, ...others] = linesOf((log) => log.warn({ agent: 'a\r\n{"level":50}' }, 'x\ny'))
    expect(others).toEqual([])
    expect(line).toMatchObject({ msg: 'x\ny', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
  })

  it('writes the message of an error that is a plain object', () => {
    const error = {
      message: 'cannot execute UPDATE in a read-only transaction',
      detail: 'Key (email)=(ann@example.com)',
    }
    const lines = linesOf((log) => log.warn({ error }, 'x'))
    expect(lines).toMatchObject([{ error: 'cannot execute UPDATE in a read-only transaction' }])
    expect(JSON.stringify(lines)).not.toContain('ann@example.com')
  })

  it('logs a database error without the row that caused it', () => {
    const error = new DbError({
      message: 'duplicate key',
      code: '23505',
      detail: 'Key (email)=(ann@example.com) exists',
    })
    const [line] = linesOf((log) => log.error({ error }, 'x'))
    expect(line).toMatchObject({ error: { name: 'DbError', message: 'duplicate key', code: '23505' } })
    expect(JSON.stringify(line)).not.toContain('ann@example.com')
  })
})

describe('redactUrl', () => {
  it.each([
    ['/auth/v1/verify?token=abc&type=signup', '/auth/v1/verify?token=***&type=signup'],
    ['/realtime/v1/websocket?apikey=k&vsn=2.0.0', '/realtime/v1/websocket?apikey=***&vsn=2.0.0'],
    ['/cb?code=abc#access_token=def', '/cb?code=***#access_token=***'],
    ['/cb?TOKEN=abc', '/cb?TOKEN=***'],
    ['/rest/v1/trips?select=*', '/rest/v1/trips?select=*'],
    [
      '/rest/v1/trips?select=id,stops(*)&name=eq.Ann&order=at.desc&stops.order=at&stops.note=like.x&limit=1',
      '/rest/v1/trips?select=id,stops(*)&name=***&order=at.desc&stops.order=at&stops.note=***&limit=1',
    ],
    ['/rest/v1/trips?or=(email.eq.a@b.c,and(id.gt.1))&offset=2', '/rest/v1/trips?or=***&offset=2'],
    ['/rest/v1/rpc/find?passport=X1=2', '/rest/v1/rpc/find?passport=***'],
    ['/%72est/v1/trips?name=eq.Ann', '/%72est/v1/trips?name=***'],
    ['http://x/rest/v1/trips?name=eq.Ann', 'http://x/rest/v1/trips?name=***'],
    ['/storage/v1/object/x?download=a.pdf', '/storage/v1/object/x?download=a.pdf'],
    ['/places?search=my+question&page=2', '/places?search=***&page=***'],
    ['/itinerary/shared/s3cret?x=1', '/itinerary/shared/***?x=***'],
    ['/healthz', '/healthz'],
  ])('%s', (url, expected) => expect(redactUrl(url)).toBe(expected))
})
