import { describe, expect, it } from 'vitest'

import { DbError, DbUnavailable } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { toErrorResponse } from './error-response.ts'

const refused = (code: string, message = 'No'): DbError => new DbError({ code, message })

describe('toErrorResponse', () => {
  it.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['22P02', 400],
    ['25006', 405],
    ['28000', 403],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['54001', 400],
    ['57014', 504],
    ['57P01', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['PT404', 404],
    ['PT999', 500],
    ['XX000', 500],
  ])('gives the status of SQLSTATE %s: %i', (code, status) => {
    expect(toErrorResponse(refused(code), true, false)?.status).toBe(status)
  })

  it('asks an anonymous caller to sign in, and refuses a signed-in one', () => {
    expect(toErrorResponse(refused('42501'), true, false)?.status).toBe(401)
    expect(toErrorResponse(refused('42501'), false, false)?.status).toBe(403)
  })

  it('distinguishes a caller’s mistake from ours where the SQLSTATE is the same', () => {
    const twice = 'ON CONFLICT DO UPDATE command cannot affect row a second time'
    expect(toErrorResponse(refused('21000', twice), true, false)?.status).toBe(400)
    expect(toErrorResponse(refused('21000', 'more than one row returned by a subquery'), true, false)?.status).toBe(500)
  })

  it.each([
    ['tsquery stack too small', 400, '54001'],
    ['failed to find conversion function from unknown to text', 400, '42846'],
    ['cache lookup failed for type 12', 500, 'XX000'],
  ])('distinguishes a caller’s mistake from an internal error: %s', async (message, status, code) => {
    const response = toErrorResponse(refused('XX000', message), true, false)
    expect([response?.status, await response?.json()]).toMatchObject([status, { code, message }])
  })

  it('asks to retry while the database is away, without the reason', async () => {
    const response = toErrorResponse(new DbUnavailable(new Error('connect ECONNREFUSED /run/x.sock')), true, false)
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response?.text()).not.toContain('ECONNREFUSED')
  })

  it.each(['disk-full', 'read-only'] as const)('says that nothing can be saved (%s)', async (reason) => {
    const response = toErrorResponse(new DbUnavailable(new Error('no space left on /data'), reason), true, false)
    expect([response?.status, await response?.json()]).toMatchObject([
      503,
      { code: 'PGRST001', message: 'Nothing can be saved at the moment. Please try again later.' },
    ])
  })

  it.each([
    ['bad_jwt', 'PGRST301'],
    ['jwt_expired', 'PGRST303'],
  ] as const)('names %s as PostgREST does', async (code, expected) => {
    const response = toErrorResponse(new AppError(code), true, false)
    expect([response?.status, await response?.json()]).toMatchObject([401, { code: expected }])
    expect(response?.headers.get('www-authenticate')).toContain('invalid_token')
  })

  it('refuses a raised answer that cannot be parsed', async () => {
    const response = toErrorResponse(refused('PGRST', 'not JSON'), true, false)
    expect([response?.status, await response?.json()]).toMatchObject([500, { code: 'PGRST121' }])
  })

  it('has no body for HEAD, and leaves unknown errors to the outer layer', async () => {
    expect(await toErrorResponse(refused('23505'), true, true)?.text()).toBe('')
    expect(toErrorResponse(new TypeError('bug'), true, false)).toBeNull()
  })
})
