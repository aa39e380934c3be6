import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from '../http/guarded-response.ts'
import { sendJson } from '../http/send-json.ts'
import type { Platform } from '../platform.ts'
import { admitCaller, refuseOtherMethods } from './admit-caller.ts'
import type { CompleteFunction } from './complete-function.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { renderError } from './render-error.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log'>
export type ImmediateFunction = CompleteFunction & { readonly kind: 'immediate' }

/** The same checks as for every function, on Node's own objects: a Request and a Response cost more than the answer. */
export async function answerImmediately(
  deps: Deps,
  declared: ImmediateFunction,
  incoming: IncomingMessage,
  outgoing: GuardedResponse,
): Promise<void> {
  try {
    refuseOtherMethods(declared, incoming.method ?? '')
    const reading = readBody(incoming, declared.maxBodyBytes)
    await admitCaller(deps, declared, incoming, outgoing)
    const { input } = await readInput(incoming.headers['content-type'], reading, declared.expected)
    sendJson(outgoing, 200, await declared.answer(input))
  } catch (error) {
    const { status, json, headers } = renderError(deps.log, error, outgoing)
    sendJson(outgoing, status, json, headers)
  }
}
