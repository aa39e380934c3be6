import { expect, it } from 'vitest'

import { DbUnavailable } from '../database/db-error.ts'
import { toAppError } from './to-app-error.ts'

it.each([
  ['unreachable', 'The service is restarting. Please try again in a moment.'],
  ['overloaded', 'The service is restarting. Please try again in a moment.'],
  ['disk-full', 'Nothing can be saved at the moment. Please try again later.'],
  ['read-only', 'Nothing can be saved at the moment. Please try again later.'],
] as const)('a database that is %s is described to the traveller as such', (reason, message) => {
  const cause = new Error('could not extend file "base/5/16384"')
  const known = toAppError(new DbUnavailable(cause, reason))
  expect(known).toMatchObject({ code: 'database_unavailable', status: 503, message })
  expect(known.headers).toEqual({ 'retry-after': '1' })
})
