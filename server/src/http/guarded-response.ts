import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

export type HeaderTable = Readonly<Record<string, string>>

/**
 * Adds the product's default headers at the last moment, whoever answers, errors included; a surface that knows better
 * overrides one. Node writes a single table of headers several times faster than headers that were set one by one.
 */
export class GuardedResponse extends ServerResponse<IncomingMessage> {
  defaultHeaders: HeaderTable = {}
  requestId = ''
  clientAddress = ''
  startedAt = 0
  /** Told once, when the status is known. */
  onHead: ((response: GuardedResponse) => void) | null = null

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    const given = rest.at(-1)
    const headers: OutgoingHttpHeaders = { ...this.defaultHeaders, 'x-request-id': this.requestId }
    // Names come in any case; two spellings of one name would be sent as two headers.
    if (typeof given === 'object' && given !== null)
      for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = value
    super.writeHead(status, headers)
    this.onHead?.(this)
    return this
  }
}
