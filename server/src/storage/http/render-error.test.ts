import { describe, expect, it } from 'vitest'

import { DbError, DbUnavailable } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { renderStorageError, toStorageError } from './render-error.ts'

const refused = (code: string): DbError => new DbError({ code, message: 'relation "secret" at character 7' })

describe('storage errors', () => {
  it.each([
    ['a policy says no', refused('42501'), 403, 'Unauthorized', 'AccessDenied'],
    ['a role that does not exist', refused('22023'), 403, 'Unauthorized', 'AccessDenied'],
    ['the key is taken', refused('23505'), 409, 'Duplicate', 'KeyAlreadyExists'],
    ['the bucket is gone', refused('23503'), 404, 'Bucket not found', 'NoSuchBucket'],
    ['JSON that the database cannot keep', refused('22P02'), 400, 'InvalidRequest', 'InvalidRequest'],
    ['JSON too deep for the database', refused('54001'), 400, 'InvalidRequest', 'InvalidRequest'],
    ['two changes block each other', refused('40P01'), 503, 'database_unavailable', 'database_unavailable'],
    ['the database is away', new DbUnavailable(null), 503, 'database_unavailable', 'database_unavailable'],
    ['nothing anyone thought of', refused('XX000'), 500, 'unexpected_failure', 'unexpected_failure'],
    ['a bug', new TypeError('x is not a function'), 500, 'unexpected_failure', 'unexpected_failure'],
    ['no token', new AppError('no_api_key'), 401, 'Unauthorized', 'AccessDenied'],
    ['too large', new AppError('body_too_large'), 413, 'Payload too large', 'EntityTooLarge'],
  ])('answer when %s, and reveal no internals', async (_, error, status, name, code) => {
    const response = renderStorageError(toStorageError(error))
    const body = (await response.json()) as Record<string, string>
    expect([response.status, body]).toEqual([
      status,
      { statusCode: String(status), error: name, code, message: expect.any(String) },
    ])
    expect(body['message']).not.toMatch(/secret|function/)
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '1' : null)
  })
})
