import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from './guarded-response.ts'

export type AppEnv = {
  /** What the outer layer knows of every request before a surface sees it. */
  Variables: {
    /** The traveller's address; X-Forwarded-For counts only behind a trusted proxy. */
    clientAddress: string
    /** The same for limits: IPv6 as its network. */
    addressKey: string
    requestId: string
  }
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: GuardedResponse }
}
