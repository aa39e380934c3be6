/** `/rest/v1`: tables, views and functions over HTTP, as PostgREST serves them. */
import { Hono } from 'hono'

import type { Db } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Surface } from '../http/surface.ts'
import { toCaller, type Caller } from '../identity/caller.ts'
import { credentialsOf } from '../identity/identify.ts'
import type { Platform } from '../platform.ts'
import { answerCall, readCallBody } from './answer-call.ts'
import { answerDescription, asksForDescription } from './answer-description.ts'
import { answerKeyed } from './answer-keyed.ts'
import { answerRead, compileRead, type CompiledRead } from './answer-read.ts'
import { answerWrite, readWriteBody } from './answer-write.ts'
import { createAuditRefusal } from './audit-refusal.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createSchemaCache } from './catalogue/schema-cache.ts'
import { createCompiledReads } from './compiled-reads.ts'
import { createParseQueue, type ParseQueue } from './parse-queue.ts'
import { mediaTypeOf, parsePayload, type Payload, type SentBody } from './request/payload.ts'
import { toRestRequest, type RestRequest, type RestRules } from './request/rest-request.ts'
import { findTable } from './resolve/find-table.ts'
import { toErrorResponse } from './respond/error-response.ts'
import { MAX_BODY_BYTES, MAX_ROWS } from './rest-limits.ts'
import { createRestQueue } from './rest-queue.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log' | 'now' | 'settings'>
/** Answers with the catalogue; called again with a newer one when a name was not found. */
type Answer = (catalogue: Catalogue) => Promise<Response>

const ANONYMOUS = toCaller({ role: 'anon' })
const UNKNOWN_NAME = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'])

export function createRestSurface({ db, identify, limits, log, now, settings }: Deps): Surface {
  const { isCompat } = settings
  const rules: RestRules = {
    maxRows: isCompat ? null : MAX_ROWS,
    areAggregatesAllowed: isCompat,
    isPlanAllowed: isCompat,
    isRollbackAllowed: isCompat,
    isKeyOptional: isCompat,
  }
  const cache = createSchemaCache({ db, now, schemas: () => exposedSchemas(db, isCompat) })
  const parts = { db, rules, compiledReads: createCompiledReads(), parseQueue: createParseQueue() }
  const auditRefusal = createAuditRefusal({ db, limits, log })
  const queue = createRestQueue()

  const identifyCaller = async (request: Request): Promise<Caller> => {
    const credentials = credentialsOf(request.headers)
    if (rules.isKeyOptional && !credentials.apiKey && !credentials.bearer) return ANONYMOUS
    return identify(credentials)
  }
  const retryOnce = async (answer: Answer): Promise<Response> => {
    const catalogue = await cache.current()
    try {
      return await answer(catalogue)
    } catch (error) {
      if (!(error instanceof AppError) || !UNKNOWN_NAME.has(error.code)) throw error
      const newer = await cache.newerThan(catalogue)
      if (!newer) throw error
      return answer(newer)
    }
  }
  const describe = async (raw: Request, caller: Caller): Promise<Response> =>
    answerDescription({ db, publicUrl: settings.publicUrl }, raw, await cache.current(), caller)
  const handle = async (raw: Request, caller: Caller, addressKey: string): Promise<Response> => {
    if (asksForDescription(raw, caller)) return queue.run(caller, addressKey, () => describe(raw, caller))
    const request = toRestRequest(raw, await cache.current(), caller, rules)
    try {
      // The body is read before the request's turn: a slow sender holds no connection.
      const answer = await prepareAnswer(parts, request, addressKey)
      return await queue.run(caller, addressKey, () => retryOnce(answer))
    } catch (error) {
      await auditRefusal(request, error)
      throw error
    }
  }

  const app = new Hono<AppEnv>()
  app.all('*', async (c) => {
    let isAnonymous = true
    try {
      const caller = await identifyCaller(c.req.raw)
      isAnonymous = caller.role === 'anon'
      c.env.outgoing.userId = caller.userId
      return await handle(c.req.raw, caller, c.get('addressKey'))
    } catch (error) {
      const refused = toErrorResponse(error, isAnonymous, c.req.method === 'HEAD')
      if (refused) return refused
      log.error({ error, requestId: c.get('requestId') }, 'rest request failed')
      const unexpected = new AppError('unexpected_failure')
      return toErrorResponse(unexpected, isAnonymous, c.req.method === 'HEAD') ?? new Response(null, { status: 500 })
    }
  })
  return { prefix: '/rest/v1', app, maxBodyBytes: MAX_BODY_BYTES, isCompressed: true }
}

type Parts = {
  readonly db: Db
  readonly rules: RestRules
  readonly compiledReads: ReturnType<typeof createCompiledReads>
  readonly parseQueue: ParseQueue
}

/** The body can be read only once, so it is read before the first attempt. */
async function prepareAnswer(
  { db, rules, compiledReads, parseQueue }: Parts,
  request: RestRequest,
  addressKey: string,
): Promise<Answer> {
  const { method, target } = request
  const sent = <Raw extends string | Uint8Array>(raw: Raw): SentBody<Raw> =>
    sentBody(raw, request, (parse) => parseQueue.run(request.caller.userId ?? addressKey, raw.length, parse))
  if (method === 'OPTIONS') return async (catalogue) => answerInfo(catalogue, request)
  const isRead = method === 'GET' || method === 'HEAD'
  if (target.kind === 'function') {
    if (!isRead && method !== 'POST') {
      throw new AppError('PGRST101', { message: `Cannot use the ${method} method on RPC` })
    }
    const body = sent(await readCallBody(request))
    return answerKeyed(db, request, body.raw, (runner, catalogue) =>
      answerCall(runner, catalogue, request, rules, body),
    )
  }
  if (isRead) {
    const compile = (catalogue: Catalogue): CompiledRead =>
      compiledReads.find(catalogue, request.cacheKey, () => compileRead(catalogue, request, rules))
    return (catalogue) => answerRead(db, request, compile(catalogue))
  }
  if (method !== 'POST' && method !== 'PATCH' && method !== 'DELETE') {
    throw new AppError('PGRST117', { message: `Unsupported HTTP method: ${method}` })
  }
  const body = sent(await readWriteBody(request))
  return answerKeyed(db, request, body.raw, (runner, catalogue) => answerWrite(runner, catalogue, request, rules, body))
}

function sentBody<Raw extends string | Uint8Array>(
  raw: Raw,
  request: RestRequest,
  inTurn: (parse: () => Payload) => Promise<Payload>,
): SentBody<Raw> {
  let parsed: Promise<Payload> | undefined
  const text = (): string => (typeof raw === 'string' ? raw : Buffer.from(raw).toString('utf8'))
  return {
    raw,
    payload: (columns) => (parsed ??= inTurn(() => parsePayload(text(), mediaTypeOf(request.raw), columns))),
  }
}

/** OPTIONS: the methods of the resource, for every caller. */
function answerInfo(catalogue: Catalogue, { schema, target }: RestRequest): Response {
  return new Response(null, { status: 200, headers: { allow: allowedMethods(catalogue, schema, target) } })
}

function allowedMethods(catalogue: Catalogue, schema: string, target: RestRequest['target']): string {
  if (target.kind === 'function') {
    const isVolatile = catalogue.findFunctions(schema, target.name).some((found) => found.isVolatile)
    return isVolatile ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
  }
  const { canInsert, canUpdate, canDelete } = findTable(catalogue, schema, target.name)
  const writes = [canInsert && 'POST', canUpdate && 'PATCH', canDelete && 'DELETE']
  return ['OPTIONS,GET,HEAD', ...writes.filter((method) => method !== false)].join(',')
}

const DEFAULT_SCHEMAS = ['public']
/** Internal schemas of Postgres, Supabase and this server. */
const INTERNAL = ['information_schema', 'extensions', 'auth', 'storage', 'realtime', 'server', 'pgboss']

/** `public`; for the official client suites also every other schema that anonymous callers may use. */
async function exposedSchemas(db: Pick<Db, 'query'>, isCompat: boolean): Promise<readonly string[]> {
  if (!isCompat) return DEFAULT_SCHEMAS
  const rows = await db.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where nspname !~ '^pg_' and nspname <> all ($1::text[]) and has_schema_privilege('anon', oid, 'usage')
     order by nspname`,
    [INTERNAL],
  )
  return [...new Set([...DEFAULT_SCHEMAS, ...rows.map(({ name }) => name)])]
}
