import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Platform } from '../platform.ts'
import { admitCaller, refuseOtherMethods } from './admit-caller.ts'
import { createAnswerToBody } from './answer-to-body.ts'
import type { ImmediateFunction } from './complete-function.ts'
import { readBody } from './read-body.ts'
import { refuseOtherTypes } from './read-input.ts'
import { renderError } from './render-error.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log'>
type AnswerImmediately = (incoming: IncomingMessage, outgoing: GuardedResponse) => Promise<void>

/** The same checks as for every function, on Node's own objects: a Request and a Response cost more than the answer. */
export function createAnswerImmediately(deps: Deps, declared: ImmediateFunction): AnswerImmediately {
  const answerToBody = createAnswerToBody(declared)
  return async (incoming, outgoing) => {
    try {
      refuseOtherMethods(declared, incoming.method ?? '')
      const reading = readBody(incoming, declared.maxBodyBytes)
      // Waited for only where there is something to wait for: each turn would cost as much as one of the checks.
      const admitted = admitCaller(deps, declared, incoming, outgoing)
      if (admitted instanceof Promise) await admitted
      refuseOtherTypes(incoming.headers['content-type'], 'json')
      const body = await reading
      const answer = answerToBody()
      outgoing.sendJson(200, answer instanceof Promise ? (await answer)(body) : answer(body))
    } catch (error) {
      const { status, json, headers } = renderError(deps.log, error, outgoing)
      outgoing.sendJson(status, json, headers)
    }
  }
}
