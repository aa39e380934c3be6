import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from './guarded-response.ts'

export type AppEnv = {
  /** The outer layer sets these for every request before a surface sees it. */
  Variables: {
    /** The traveller's address; X-Forwarded-For counts only behind a trusted proxy. */
    clientAddress: string
    /** The key for limits: the IPv6 network. */
    addressKey: string
    requestId: string
  }
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: GuardedResponse }
}
