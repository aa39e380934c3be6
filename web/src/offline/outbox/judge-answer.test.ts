import { describe, expect, it } from 'vitest'

import { type Answer, judgeAnswer } from './judge-answer.ts'

const answer = (status: number, more: Partial<Answer> = {}): Answer => ({
  status,
  body: '{"message":"no"}',
  contentType: 'application/json; charset=utf-8',
  retryAfter: null,
  date: null,
  ...more,
})

describe('judgeAnswer', () => {
  it.each([200, 201, 204])('treats a %i as done', (status) => {
    expect(judgeAnswer(answer(status)).kind).toBe('sent')
  })

  it('treats no answer, and a Wi-Fi sign-in page, as offline', () => {
    const unreached = { kind: 'wait', scope: 'all', isReached: false, retryAfterMs: null }
    expect(judgeAnswer(null)).toEqual(unreached)
    expect(judgeAnswer(answer(200, { contentType: 'text/html' }))).toEqual(unreached)
  })

  it.each([
    [429, 'all'],
    [503, 'all'],
    [500, 'one'],
    [502, 'one'],
    [408, 'one'],
  ] as const)('retries after a %i, and blocks %s', (status, scope) => {
    expect(judgeAnswer(answer(status))).toMatchObject({ kind: 'wait', scope, isReached: true })
  })

  it.each([
    ['seconds', '120', null, 120_000],
    ['a date, by the server’s own clock', 'Wed, 21 Oct 2026 07:28:30 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT', 30_000],
    ['a date without a clock', 'Wed, 21 Oct 2026 07:28:30 GMT', null, null],
    ['nonsense', 'soon', null, null],
  ])('reads Retry-After in %s', (_, retryAfter, date, retryAfterMs) => {
    expect(judgeAnswer(answer(503, { retryAfter, date }))).toMatchObject({ retryAfterMs })
  })

  it('never drops an action that a refused token may have caused', () => {
    expect(judgeAnswer(answer(401)).kind).toBe('token-refused')
  })

  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
    [409, 'conflict'],
    [412, 'conflict'],
  ] as const)("shows a %i to the traveller as %s, with the server's message", (status, kind) => {
    const problem = { kind, status, answer: '{"message":"no"}' }
    expect(judgeAnswer(answer(status))).toEqual({ kind: 'attention', problem })
  })
})
