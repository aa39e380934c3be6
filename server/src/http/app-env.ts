import type { IncomingMessage } from 'node:http'

import type { GuardedResponse } from './guarded-response.ts'

export type AppEnv = {
  /** What the outer layer knows of every request before a surface sees it. */
  Variables: {
    /** The traveller's address; X-Forwarded-For counts only behind a trusted proxy. */
    clientAddress: string
    requestId: string
  }
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: GuardedResponse }
}
