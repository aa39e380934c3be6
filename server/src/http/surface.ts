import type { IncomingMessage } from 'node:http'

import type { Hono } from 'hono'

import type { AppEnv } from './app-env.ts'
import type { GuardedResponse } from './guarded-response.ts'

/** Answers a request whose path the outer layer has already parsed. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

/** A part without a router: it dispatches by the path, limits and reads bodies itself and renders its own errors. */
export type Unrouted = {
  readonly answer: Fetch
  /** Answers what it can on Node's own objects, before a Request is created; false leaves the request to `answer`. */
  readonly answerDirectly?: AnswerDirectly
}
export type AnswerDirectly = (incoming: IncomingMessage, outgoing: GuardedResponse) => boolean

/** One part of the product's HTTP API. Each renders its own errors, because each client expects its own JSON. */
export type Surface<App = Hono<AppEnv> | Unrouted> = {
  readonly prefix: string
  readonly app: App
  /** The maximum size of a request body; a surface may set less for one of its routes. */
  readonly maxBodyBytes: number
  /** Answers with tokens are never compressed: their compressed length would leak something about them. */
  readonly isCompressed?: boolean
}

export function isUnrouted(app: Surface['app']): app is Unrouted {
  return 'answer' in app
}

/** Whether the path is the prefix itself or below it. */
export function isWithin(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')
}
