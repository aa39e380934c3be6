import type { Context } from 'hono'

import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { toDbCaller, type Caller } from '../../identity/caller.ts'
import { credentialsOf } from '../../identity/identify.ts'
import type { StorageDeps } from '../storage-deps.ts'

export type StorageContext = Context<AppEnv>

export type Asking = { readonly db: DbCaller; readonly ownerId: string | null }

/** The caller; throws when the request has no valid credentials. */
export async function identifyCaller({ identify }: StorageDeps, c: StorageContext): Promise<Asking> {
  const caller = await identify(credentialsOf(c.req.raw.headers))
  c.env.outgoing.userId = caller.userId
  return toAsking(caller)
}

/** Reading a public bucket needs no sign-in, so a missing or expired token only makes the caller anonymous. */
export async function identifyReader(deps: StorageDeps, c: StorageContext): Promise<Asking | null> {
  return identifyCaller(deps, c).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}

function toAsking(caller: Caller): Asking {
  return { db: toDbCaller(caller), ownerId: caller.userId }
}
