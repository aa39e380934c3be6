import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Platform } from '../platform.ts'
import { admitCaller, refuseOtherMethods } from './admit-caller.ts'
import { type AnswerToBody, createAnswerToBody } from './answer-to-body.ts'
import type { ImmediateFunction } from './complete-function.ts'
import { readBody, takeBody } from './read-body.ts'
import { refuseOtherTypes } from './read-input.ts'
import { renderError } from './render-error.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log'>
type AnswerImmediately = (incoming: IncomingMessage, outgoing: GuardedResponse) => void

/**
 * The same checks as for every function, on Node's own objects: a Request and a Response cost more than the answer.
 * Promises are created only where there is something to wait for, because each would cost as much as one of the checks.
 */
export function createAnswerImmediately(deps: Deps, declared: ImmediateFunction): AnswerImmediately {
  const answerToBody = createAnswerToBody(declared)
  const refuse = (error: unknown, outgoing: GuardedResponse): void => {
    const { status, json, headers } = renderError(deps.log, error, outgoing)
    outgoing.sendJson(status, json, headers)
  }
  const send = (answer: AnswerToBody, body: Buffer, outgoing: GuardedResponse): void => {
    try {
      outgoing.sendJson(200, answer(body))
    } catch (error) {
      refuse(error, outgoing)
    }
  }
  const reply = (body: Buffer, outgoing: GuardedResponse): void => {
    const answer = answerToBody()
    if (!(answer instanceof Promise)) return send(answer, body, outgoing)
    answer.then(
      (loaded) => send(loaded, body, outgoing),
      (error: unknown) => refuse(error, outgoing),
    )
  }
  const replyLater = async (admitted: Promise<unknown>, incoming: IncomingMessage, outgoing: GuardedResponse) => {
    const reading = readBody(incoming, declared.maxBodyBytes)
    try {
      await admitted
      refuseOtherTypes(incoming.headers['content-type'], 'json')
      reply(await reading, outgoing)
    } catch (error) {
      refuse(error, outgoing)
    }
  }
  return (incoming, outgoing) => {
    try {
      refuseOtherMethods(declared, incoming.method ?? '')
      const admitted = admitCaller(deps, declared, incoming, outgoing)
      if (admitted instanceof Promise) return void replyLater(admitted, incoming, outgoing)
      refuseOtherTypes(incoming.headers['content-type'], 'json')
    } catch (error) {
      return refuse(error, outgoing)
    }
    takeBody(incoming, declared.maxBodyBytes, (error, body) =>
      error ? refuse(error, outgoing) : reply(body, outgoing),
    )
  }
}
