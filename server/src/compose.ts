/** The composition root: the only file that names adapters. */
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'

import type { JWK } from 'jose'

import type { Settings } from './config/settings.ts'
import type { Db } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { createApp } from './http/app.ts'
import type { Upgrade } from './http/listen.ts'
import { createRequestListener } from './http/request-listener.ts'
import type { Surface } from './http/surface.ts'
import { createAccessTokens } from './identity/access-tokens.ts'
import { loadApiKeys } from './identity/api-keys.ts'
import { createIdentify } from './identity/identify.ts'
import { loadSigningKeys } from './identity/signing-keys.ts'
import { createMemoryLimits } from './limits/memory-limits.ts'
import { createLog } from './logging/log.ts'
import { createMailbox } from './mail/mailbox.ts'
import type { Platform } from './platform.ts'

export type Product = {
  readonly platform: Platform
  readonly handle: RequestListener
  readonly upgrade: Upgrade
  /** Everything that runs by the clock; started once requests are being answered. */
  startJobs(): Promise<void>
  /** Stops what runs beside the requests; the database is closed by whoever opened it. */
  close(): Promise<void>
}

export async function compose(settings: Settings, db: Db, now: () => number = Date.now): Promise<Product> {
  await migrate(db, join(import.meta.dirname, '../../database'))
  const platform = await createPlatform(settings, db, now)
  const surfaces: readonly Surface[] = []
  const app = createApp(platform, surfaces)
  return {
    platform,
    handle: createRequestListener(platform, surfaces, app.fetch),
    upgrade: (_, socket) => socket.destroy(),
    startJobs: async () => {},
    close: async () => {},
  }
}

async function createPlatform(settings: Settings, db: Db, now: () => number): Promise<Platform> {
  const signingKeys = await loadSigningKeys(db)
  const apiKeys = await loadApiKeys(db)
  const extraKeys = settings.SUPABASE_COMPAT_JWKS ? await readKeys(settings.SUPABASE_COMPAT_JWKS) : []
  const issuer = `${settings.publicUrl}/auth/v1`
  const accessTokens = createAccessTokens({ keys: signingKeys, issuer, extraKeys, now })
  const identify = createIdentify(apiKeys, accessTokens)
  const log = createLog(settings.LOG_LEVEL)
  const mailer = createMailbox()
  const limits = createMemoryLimits()
  return { settings, db, log, now, signingKeys, accessTokens, apiKeys, identify, mailer, limits }
}

async function readKeys(file: string): Promise<readonly JWK[]> {
  return (JSON.parse(await readFile(file, 'utf8')) as { keys: JWK[] }).keys
}
