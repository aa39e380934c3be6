import type { Hono } from 'hono'

import type { AppEnv } from './app-env.ts'

/** One part of the product on the wire. Each renders its own errors, because each client expects its own JSON. */
export type Surface = {
  readonly prefix: string
  readonly app: Hono<AppEnv>
  /** The most a request body may have; a surface may set less for one of its routes. */
  readonly maxBodyBytes: number
  /** Answers with tokens in them are never compressed: their length would tell something about them. */
  readonly isCompressed?: boolean
}
