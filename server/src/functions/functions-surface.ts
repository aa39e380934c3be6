import { AppError } from '../errors/app-error.ts'
import { toAppError } from '../errors/to-app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Unrouted } from '../http/surface.ts'
import type { Caller } from '../identity/caller.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { authorize, identifyCaller, isForAnyone } from './authorize.ts'
import { Patience } from './patience.ts'
import { readBody } from './read-body.ts'
import { readInput, readQuery } from './read-input.ts'
import { runWriting } from './run-writing.ts'
import type { FunctionContext, ServerFunction } from './server-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log' | 'now'>
type Env = AppEnv['Bindings']

const PREFIX = '/functions/v1/'
const DEFAULTS = {
  methods: ['POST'],
  inputKind: 'json',
  maxBodyBytes: 100_000,
  timeoutMs: 15_000,
  limit: { points: 120, seconds: 60, counted: 'here' },
} as const

/** /functions/v1/{name}. A name is all there is to find, so no router looks for it. */
export function createFunctionsSurface(deps: Deps, functions: readonly ServerFunction[]): Unrouted {
  const byPath = new Map(functions.map((declared) => [`${PREFIX}${declared.name}`, complete(declared)]))
  return {
    async answer(request, env) {
      try {
        const declared = byPath.get(env.outgoing.path)
        if (!declared) throw new AppError('function_not_found')
        return await call(deps, declared, request, env)
      } catch (error) {
        return renderError(deps, error, env)
      }
    },
  }
}

/** Accounts cost nothing, so those of one address have a count together: as much as so many of them. */
const ACCOUNTS_OF_ONE_ADDRESS = 10

type Complete = ServerFunction &
  Required<Pick<ServerFunction, keyof typeof DEFAULTS>> & {
    readonly rule: LimitRule
    readonly ruleOfAccounts: LimitRule
    readonly expected: Parameters<typeof readInput>[2]
  }

/** Everything about a function that is the same for each call. */
function complete(given: ServerFunction): Complete {
  const declared = { ...DEFAULTS, ...given }
  const rule = { ...declared.limit, name: `function-${declared.name}` }
  return {
    ...declared,
    rule,
    ruleOfAccounts: { ...rule, name: `${rule.name}-accounts`, points: rule.points * ACCOUNTS_OF_ONE_ADDRESS },
    expected: { kind: declared.inputKind, schema: declared.input },
  }
}

async function call(deps: Deps, declared: Complete, request: Request, { incoming, outgoing }: Env): Promise<Response> {
  const methods: readonly string[] = declared.methods
  if (!methods.includes(request.method))
    throw new AppError('method_not_allowed', { headers: { allow: methods.join(', ') } })
  const reading = request.method === 'GET' ? null : readBody(incoming, declared.maxBodyBytes)
  const caller = await identifyCaller(deps.identify, declared.access, request, incoming)
  outgoing.userId = caller.userId
  await authorize(deps.db, declared.access, caller)
  await limitCalls(deps, declared, caller, outgoing.addressKey)
  const { input, body } = reading
    ? await readInput(incoming.headers['content-type'], reading, declared.expected)
    : readQuery(request, declared.expected)
  const patience = new Patience(request)
  const context = new CallContext(input, caller, outgoing, patience)
  return patience.run(declared.timeoutMs, () => {
    if (declared.kind === 'reading') return declared.handle(request, context)
    const { clientAddress, requestId, signal } = context
    const isRemembered = !declared.hasSecretAnswer
    return runWriting(deps.db, { route: declared.name, caller, body, request, signal, isRemembered }, (tx) =>
      declared.handle(request, { input, caller, clientAddress, requestId, signal, tx }),
    )
  })
}

/** A class, because an object with a getter made anew for each call would cost more than the rest of the call. */
class CallContext implements FunctionContext<unknown> {
  readonly input: unknown
  readonly caller: Caller
  readonly clientAddress: string
  readonly requestId: string
  readonly #patience: Patience

  constructor(input: unknown, caller: Caller, { clientAddress, requestId }: Env['outgoing'], patience: Patience) {
    this.input = input
    this.caller = caller
    this.clientAddress = clientAddress
    this.requestId = requestId
    this.#patience = patience
  }

  get signal(): AbortSignal {
    return this.#patience.signal
  }
}

/** A guest is counted by address; an account by itself, so that the guests beside it cannot use up what it may call. */
async function limitCalls(deps: Deps, declared: Complete, { userId }: Caller, address: string): Promise<void> {
  await count(deps, declared.rule, userId ?? address)
  if (userId !== null && isForAnyone(declared.access)) await count(deps, declared.ruleOfAccounts, address)
}

async function count({ limits }: Deps, rule: LimitRule, key: string): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await limits.consume(rule, key)
  if (!isAllowed)
    throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** The body that `FunctionsHttpError.context.json()` gives to the app. */
function renderError({ log }: Deps, error: unknown, { outgoing: { requestId, path } }: Env): Response {
  const known = toAppError(error)
  if (known.code === 'unexpected_failure') log.error({ error, requestId, path }, 'a function failed')
  const { code, message, details } = known
  const issues = details === null ? {} : { issues: details }
  const id = known.status >= 500 ? { id: requestId } : {}
  return Response.json(
    { error: { code, message, ...issues, ...id } },
    { status: known.status, headers: { ...known.headers } },
  )
}
