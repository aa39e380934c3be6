import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the outer layer knows of every request before a surface sees it. */
export type KnownOfRequest = {
  /** The traveller's address; X-Forwarded-For counts only behind a trusted proxy. */
  readonly clientAddress: string
  readonly requestId: string
}

export type AppEnv = {
  Variables: KnownOfRequest
  Bindings: { readonly incoming: IncomingMessage & KnownOfRequest; readonly outgoing: ServerResponse }
}
