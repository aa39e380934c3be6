import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Unrouted } from '../http/surface.ts'
import type { Caller } from '../identity/caller.ts'
import type { Platform } from '../platform.ts'
import { admitCaller, refuseOtherMethods } from './admit-caller.ts'
import { createAnswerImmediately } from './answer-immediately.ts'
import { completeFunction, isImmediate, type CompleteFunction, type PatientFunction } from './complete-function.ts'
import { readBody } from './read-body.ts'
import { readInput, readQuery } from './read-input.ts'
import { renderError } from './render-error.ts'
import { RequestDeadline } from './request-deadline.ts'
import { runWriting } from './run-writing.ts'
import type { FunctionContext, ServerFunction } from './server-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log' | 'now'>
type Env = AppEnv['Bindings']

const PREFIX = '/functions/v1/'

/** /functions/v1/{name}. The name is a key of a map, so no router is needed. */
export function createFunctionsSurface(deps: Deps, functions: readonly ServerFunction[]): Unrouted {
  const all = functions.map(completeFunction)
  const patient = new Map(all.filter(isPatient).map((declared) => [pathOf(declared), declared]))
  const immediate = new Map(
    all.filter(isImmediate).map((declared) => [pathOf(declared), createAnswerImmediately(deps, declared)]),
  )
  return {
    answerDirectly(incoming, outgoing) {
      const answer = immediate.get(outgoing.path)
      answer?.(incoming, outgoing)
      return answer !== undefined
    },
    async answer(request, env) {
      try {
        const declared = patient.get(env.outgoing.path)
        if (!declared) throw new AppError('function_not_found')
        return await call(deps, declared, request, env)
      } catch (error) {
        const { status, json, headers } = renderError(deps.log, error, env.outgoing)
        return new Response(json, { status, headers: { 'content-type': 'application/json', ...headers } })
      }
    },
  }
}

function pathOf({ name }: ServerFunction): string {
  return `${PREFIX}${name}`
}

function isPatient(declared: CompleteFunction): declared is PatientFunction {
  return !isImmediate(declared)
}

async function call(
  deps: Deps,
  declared: PatientFunction,
  request: Request,
  { incoming, outgoing }: Env,
): Promise<Response> {
  refuseOtherMethods(declared, request.method)
  const reading = request.method === 'GET' ? null : readBody(incoming, declared.maxBodyBytes)
  const caller = await admitCaller(deps, declared, incoming, outgoing)
  const { input, body } = reading
    ? await readInput(incoming.headers['content-type'], reading, declared.expected)
    : readQuery(request, declared.expected)
  const deadline = new RequestDeadline(request)
  const context = new CallContext(input, caller, outgoing, deadline)
  return deadline.run(declared.timeoutMs, () => {
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
  readonly #deadline: RequestDeadline

  constructor(
    input: unknown,
    caller: Caller,
    { clientAddress, requestId }: Env['outgoing'],
    deadline: RequestDeadline,
  ) {
    this.input = input
    this.caller = caller
    this.clientAddress = clientAddress
    this.requestId = requestId
    this.#deadline = deadline
  }

  get signal(): AbortSignal {
    return this.#deadline.signal
  }
}
