import { Hono, type Context } from 'hono'

import { DbUnavailable } from '../database/db-error.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { Platform } from '../platform.ts'
import { acceptsHtml } from './accepts-html.ts'
import type { AppEnv } from './app-env.ts'
import { createCspReports } from './csp-reports.ts'
import { toErrorBody } from './error-body.ts'
import { isApiPath } from './request-path.ts'
import { isUnrouted, isWithin, type Fetch, type Surface } from './surface.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'limits'>

/**
 * Every surface under its prefix; pages answer the rest. Each has its own router: a shared one would search all routes
 * for every request.
 */
export function createApp({ db, log, limits }: Deps, surfaces: readonly Surface[]): Fetch {
  const answerError = (error: Error, c: Context<AppEnv>): Response => {
    const known = toAppError(error)
    if (known.code === 'unexpected_failure')
      log.error({ error, requestId: c.env.outgoing.requestId }, 'unexpected failure')
    return c.json(toErrorBody(known), known.status as 500, known.headers)
  }
  const create = (): Hono<AppEnv> => new Hono<AppEnv>().onError(answerError).notFound(answerNotFound)

  const root = create()
  root.get('/readyz', async (c) => c.json({ status: 'ready', migrations: await countMigrations(db) }))
  root.route('/csp-report', createCspReports({ log, limits }))
  const pages = surfaces.find(({ prefix }) => prefix === '')?.app
  if (pages && !isUnrouted(pages)) {
    pages.onError(answerError)
    pages.notFound(answerNotFound)
    root.notFound((c) => pages.fetch(c.req.raw, c.env))
  }
  const mounted = surfaces
    .filter(({ prefix }) => prefix !== '')
    .map(({ prefix, app }) => ({ prefix, fetch: isUnrouted(app) ? app.answer : mount(create(), prefix, app) }))
  return (request, env) => {
    const { path } = env.outgoing
    const found = mounted.find(({ prefix }) => isWithin(path, prefix))
    if (!found) return root.fetch(request, env)
    if (isApiPath(path) || !acceptsHtml(env.incoming)) return found.fetch(request, env)
    return orPage(found.fetch, (asked) => root.fetch(asked, env))(request, env)
  }
}

/**
 * A part beside the pages (maps, the sandbox) answers in JSON; a browser that follows an old link there gets a page.
 */
function orPage(fetch: Fetch, page: (request: Request) => Response | Promise<Response>): Fetch {
  return async (request, env) => {
    const answer = await fetch(request, env)
    return answer.status === 404 ? page(request) : answer
  }
}

function mount(app: Hono<AppEnv>, prefix: string, surface: Hono<AppEnv>): Fetch {
  app.use(`${prefix}/*`, (c, next) => {
    c.set('clientAddress', c.env.outgoing.clientAddress)
    c.set('addressKey', c.env.outgoing.addressKey)
    c.set('requestId', c.env.outgoing.requestId)
    return next()
  })
  app.route(prefix, surface)
  return app.fetch
}

/** An API client expects JSON, not the "not found" page. */
function answerNotFound(c: Context<AppEnv>): Response {
  return c.json(toErrorBody(new AppError('route_not_found')), 404)
}

const TIMEOUT_MS = 2_000

/** A hanging database counts as down, because a health check needs an answer now. */
async function countMigrations(db: Db): Promise<number> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DbUnavailable(new Error('no answer'))), TIMEOUT_MS)
  })
  const counted = db.query<{ migrations: number }>(
    'select count(*)::int as migrations from supabase_migrations.schema_migrations',
  )
  const [row] = await Promise.race([counted, tooLate]).finally(() => clearTimeout(timer))
  return row?.migrations ?? 0
}
