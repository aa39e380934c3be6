import type { Context } from 'hono'

import type { DbCaller } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { toDbCaller, type Caller } from '../../identity/caller.ts'
import { credentialsOf } from '../../identity/identify.ts'
import type { StorageDeps } from '../storage-deps.ts'

export type StorageContext = Context<AppEnv>

export type Asking = { readonly db: DbCaller; readonly ownerId: string | null }

/** Who asks; throws when nobody can be made out. */
export async function identifyCaller({ identify }: StorageDeps, c: StorageContext): Promise<Asking> {
  const caller = await identify(credentialsOf(c.req.raw.headers))
  c.env.outgoing.userId = caller.userId
  return toAsking(caller)
}

/** Reading needs no sign-in in a public bucket, so a missing or stale token only makes the caller nobody. */
export async function identifyReader(deps: StorageDeps, c: StorageContext): Promise<Asking | null> {
  return identifyCaller(deps, c).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
}

function toAsking(caller: Caller): Asking {
  return { db: toDbCaller(caller), ownerId: caller.userId }
}
