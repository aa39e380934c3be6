import type { IncomingMessage } from 'node:http'

import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toCaller, type Caller } from '../identity/caller.ts'
import { credentialsOf, type Identify } from '../identity/identify.ts'
import { thenMaybe, type MaybePromise } from '../maybe-promise.ts'
import type { Access } from './server-function.ts'

const VISITOR = toCaller({ role: 'anon' })

/**
 * Identifies the caller. A public function needs no key, but refuses an invalid one, unless its access is `even-ended`.
 */
export function identifyCaller(identify: Identify, access: Access, { headers }: IncomingMessage): MaybePromise<Caller> {
  // Most requests have no credentials, which Node's header table shows at once.
  const isSilent = headers.authorization === undefined && headers['apikey'] === undefined
  if (isSilent && isForAnyone(access)) return VISITOR
  const credentials = credentialsOf({ get: (name) => headers[name]?.toString() ?? null })
  const hasNone = !credentials.apiKey && !credentials.bearer
  if (isForAnyone(access) && hasNone) return VISITOR
  return access === 'even-ended' ? identify(credentials).catch(() => VISITOR) : identify(credentials)
}

/** Throws unless the function's rule lets the caller in. */
export function authorize(db: Db, access: Access, caller: Caller): MaybePromise<void> {
  if (isForAnyone(access) || (caller.role === 'service_role' && access !== 'user')) return
  if (!caller.userId) throw new AppError('not_signed_in')
  if (access === 'user') return
  if (access === 'service') throw new AppError('not_allowed')
  return thenMaybe(hasAnyRole(db, caller.userId, access.staff), (isStaff) => {
    if (!isStaff) throw new StaffRefusal()
  })
}

/** Somebody who is signed in asked for what only staff may do. */
export class StaffRefusal extends AppError {
  constructor() {
    super('not_allowed')
  }
}

export function isForAnyone(access: Access): access is 'public' | 'even-ended' {
  return access === 'public' || access === 'even-ended'
}

/** Read from the database each time, so that a removed role is gone with the next request. */
async function hasAnyRole(db: Db, userId: string, roles: readonly string[]): Promise<boolean> {
  const rows = await db.query('select 1 from public.user_roles where user_id = $1 and role::text = any($2) limit 1', [
    userId,
    roles,
  ])
  return rows.length > 0
}
