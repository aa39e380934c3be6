import { Hono, type Context } from 'hono'

import { DbUnavailable } from '../database/db-error.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { Platform } from '../platform.ts'
import type { AppEnv } from './app-env.ts'
import { createCspReports } from './csp-reports.ts'
import { toErrorBody } from './error-body.ts'
import type { Surface } from './surface.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'limits'>

/** Every surface under its prefix; pages answer what is left. */
export function createApp({ db, log, limits }: Deps, surfaces: readonly Surface[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => c.json({ status: 'ready', migrations: await countMigrations(db) }))
  app.route('/csp-report', createCspReports({ log, limits }))
  const answerError = (error: Error, c: Context<AppEnv>): Response => {
    const known = toAppError(error)
    if (known.code === 'unexpected_failure')
      log.error({ error, requestId: c.env.outgoing.requestId }, 'unexpected failure')
    return c.json(toErrorBody(known), known.status as 500, known.headers)
  }
  const answerNotFound = (c: Context<AppEnv>): Response => c.json(toErrorBody(new AppError('route_not_found')), 404)
  app.onError(answerError)
  app.notFound(answerNotFound)
  for (const { prefix, app: surface } of surfaces) {
    if (prefix === '') {
      surface.onError(answerError)
      surface.notFound(answerNotFound)
      // As a route it would match every request, and the router would carry it along through all of them.
      app.notFound((c) => surface.fetch(c.req.raw, c.env))
      continue
    }
    app.use(`${prefix}/*`, (c, next) => {
      c.set('clientAddress', c.env.outgoing.clientAddress)
      c.set('addressKey', c.env.outgoing.addressKey)
      c.set('requestId', c.env.outgoing.requestId)
      return next()
    })
    app.route(prefix, surface)
    // A client of the API expects JSON, not the page for what does not exist.
    app.all(`${prefix}/*`, answerNotFound)
  }
  return app
}

const PATIENCE_MS = 2_000

/** A database that hangs is as good as none: whoever asks wants to know now. */
async function countMigrations(db: Db): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DbUnavailable(new Error('no answer'))), PATIENCE_MS)
  })
  const counted = db.query<{ migrations: number }>(
    'select count(*)::int as migrations from supabase_migrations.schema_migrations',
  )
  const [row] = await Promise.race([counted, tooLate]).finally(() => clearTimeout(timer))
  return row?.migrations ?? 0
}
