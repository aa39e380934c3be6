import type { IncomingMessage } from 'node:http'

import type { Hono } from 'hono'

import type { AppEnv } from './app-env.ts'
import type { GuardedResponse } from './guarded-response.ts'

/** Answers a request, whose path the outer layer has read already. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

/** A part that needs no router: it finds its way by the path, limits and reads bodies itself and answers its own errors. */
export type Unrouted = {
  readonly answer: Fetch
  /** Takes what it can answer on Node's own objects, before a Request is made of them; false leaves it to `answer`. */
  readonly answerDirectly?: AnswerDirectly
}
export type AnswerDirectly = (incoming: IncomingMessage, outgoing: GuardedResponse) => boolean

/** One part of the product on the wire. Each renders its own errors, because each client expects its own JSON. */
export type Surface<App = Hono<AppEnv> | Unrouted> = {
  readonly prefix: string
  readonly app: App
  /** The most a request body may have; a surface may set less for one of its routes. */
  readonly maxBodyBytes: number
  /** Answers with tokens in them are never compressed: their length would tell something about them. */
  readonly isCompressed?: boolean
}

export function isUnrouted(app: Surface['app']): app is Unrouted {
  return 'answer' in app
}

/** Is the path the prefix itself, or below it? */
export function isWithin(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')
}
