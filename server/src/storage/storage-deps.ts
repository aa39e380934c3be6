import type { DbCaller } from '../database/db.ts'
import type { Platform } from '../platform.ts'

export type StorageDeps = Pick<Platform, 'db' | 'log' | 'now' | 'identify' | 'files' | 'settings'>

/** For access that a link or a public bucket grants by itself. */
export const SERVICE_CALLER: DbCaller = { role: 'service_role', claims: '{"role":"service_role"}' }

/** The upper limit of every bucket. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
