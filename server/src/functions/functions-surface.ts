import { Hono, type Context } from 'hono'

import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Caller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'
import { authorize, identifyCaller, isForAnyone } from './authorize.ts'
import { readInput } from './read-input.ts'
import { runWithin } from './run-within.ts'
import { runWriting } from './run-writing.ts'
import type { FunctionContext, ServerFunction } from './server-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log' | 'now'>

const DEFAULTS = {
  methods: ['POST'],
  inputKind: 'json',
  maxBodyBytes: 100_000,
  timeoutMs: 15_000,
  limit: { points: 120, seconds: 60, counted: 'here' },
} as const

/** /functions/v1/{name} */
export function createFunctionsSurface(deps: Deps, functions: readonly ServerFunction[]): Hono<AppEnv> {
  const byName = new Map(functions.map((declared) => [declared.name, { ...DEFAULTS, ...declared }]))
  const app = new Hono<AppEnv>()
  app.all('/:name', async (c) => {
    const declared = byName.get(c.req.param('name'))
    if (!declared) throw new AppError('function_not_found')
    return call(deps, declared, c)
  })
  app.all('*', () => {
    throw new AppError('function_not_found')
  })
  app.onError((error, c) => renderError(deps, error, c))
  return app
}

type Complete = ServerFunction & Required<Pick<ServerFunction, keyof typeof DEFAULTS>>

async function call(deps: Deps, declared: Complete, c: Context<AppEnv>): Promise<Response> {
  const request = c.req.raw
  const methods: readonly string[] = declared.methods
  if (!methods.includes(request.method))
    throw new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } })
  const caller = await identifyCaller(deps.identify, declared.access, request.headers)
  c.env.outgoing.userId = caller.userId
  await authorize(deps.db, declared.access, caller)
  await limitCalls(deps, declared, caller, c.get('addressKey'))
  const { inputKind: kind, input: schema, maxBodyBytes } = declared
  const { input, body } = await readInput(request, { kind, schema, maxBodyBytes })
  return runWithin(declared.timeoutMs, request.signal, (signal) => {
    const { clientAddress, requestId } = c.var
    const context: FunctionContext<unknown> = { input, caller, clientAddress, requestId, signal }
    if (declared.kind === 'reading') return declared.handle(request, context)
    const isRemembered = !declared.hasSecretAnswer
    return runWriting(deps.db, { route: declared.name, caller, body, request, signal, isRemembered }, (tx) =>
      declared.handle(request, { ...context, tx }),
    )
  })
}

/** Accounts cost nothing, so those of one address have a count together: as much as so many of them. */
const ACCOUNTS_OF_ONE_ADDRESS = 10

/** A guest is counted by address; an account by itself, so that the guests beside it cannot use up what it may call. */
async function limitCalls({ limits }: Deps, declared: Complete, { userId }: Caller, address: string): Promise<void> {
  const rule = { ...declared.limit, name: `function-${declared.name}` }
  const ofAccounts = { ...rule, name: `${rule.name}-accounts`, points: rule.points * ACCOUNTS_OF_ONE_ADDRESS }
  const counts = [{ rule, key: userId ?? address }]
  if (userId !== null && isForAnyone(declared.access)) counts.push({ rule: ofAccounts, key: address })
  for (const { rule: counted, key } of counts) {
    const { isAllowed, retryAfterSeconds } = await limits.consume(counted, key)
    if (isAllowed) continue
    throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
}

/** The body that `FunctionsHttpError.context.json()` gives to the app. */
function renderError({ log }: Deps, error: Error, c: Context<AppEnv>): Response {
  const requestId = c.get('requestId')
  const known = toAppError(error)
  if (known.code === 'unexpected_failure') log.error({ error, requestId, path: c.req.path }, 'a function failed')
  const { code, message, details } = known
  const issues = details === null ? {} : { issues: details }
  const id = known.status >= 500 ? { id: requestId } : {}
  return Response.json(
    { error: { code, message, ...issues, ...id } },
    { status: known.status, headers: { ...known.headers } },
  )
}
