import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

import { DOCUMENT_HEADERS, type HeaderTable } from './default-headers.ts'

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
    const headers: OutgoingHttpHeaders = { ...this.defaultHeaders, 'x-request-id': this.requestId }
    const given = rest.at(-1)
    // Names come in any case; two spellings of one name would be sent as two headers.
    if (isHeaders(given)) for (const name of Object.keys(given)) headers[name.toLowerCase()] = given[name]
    const isDocument = String(headers['content-type'] ?? '').startsWith('text/html')
    super.writeHead(status, isDocument ? { ...DOCUMENT_HEADERS, ...headers } : headers)
    this.onHead?.(this)
    return this
  }
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null
}
