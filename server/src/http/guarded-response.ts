import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

import { isCompressible, isWorthIt, pack, type Encoding } from './compression.ts'
import { DOCUMENT_HEADERS, type HeaderTable } from './default-headers.ts'

type Head = { readonly status: number; readonly headers: OutgoingHttpHeaders }

/**
 * Adds the product's default headers at the last moment, whoever answers, errors included; a surface that knows better
 * overrides one. Node writes a single table of headers several times faster than headers that were set one by one.
 * An answer that may be compressed is held back until its size is known; one that comes in pieces goes out as it is.
 */
export class GuardedResponse extends ServerResponse<IncomingMessage> {
  defaultHeaders: HeaderTable = {}
  requestId = ''
  clientAddress = ''
  startedAt = 0
  /** How this answer may be compressed. */
  encoding: Encoding | null = null
  /** Told once, when the status is known. */
  onHead: ((response: GuardedResponse) => void) | null = null
  #held: Head | null = null

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    const headers: OutgoingHttpHeaders = { ...this.defaultHeaders, 'x-request-id': this.requestId }
    const given = rest.at(-1)
    // Names come in any case; two spellings of one name would be sent as two headers.
    if (isHeaders(given)) for (const name of Object.keys(given)) headers[name.toLowerCase()] = given[name]
    const isDocument = String(headers['content-type'] ?? '').startsWith('text/html')
    const head = { status, headers: isDocument ? { ...DOCUMENT_HEADERS, ...headers } : headers }
    if (this.encoding && isCompressible(status, head.headers)) this.#held = head
    else this.#send(head)
    return this
  }

  override flushHeaders(): void {
    this.#release()
    super.flushHeaders()
  }

  override write(...args: unknown[]): boolean {
    this.#release()
    return super.write(...(args as [string]))
  }

  override end(...args: unknown[]): this {
    const [body] = args
    const [head, encoding] = [this.#held, this.encoding]
    if (head && encoding && isBody(body) && isWorthIt(body)) {
      this.#held = null
      void this.#endCompressed(head, body, encoding)
      return this
    }
    this.#release()
    return super.end(...(args as []))
  }

  async #endCompressed({ status, headers }: Head, body: string | Uint8Array, encoding: Encoding): Promise<void> {
    const packed = await pack(body, encoding, headers)
    const etag = headers['etag']
    // Other bytes than the tag was made of, though the same content: that is what the weak form says.
    if (typeof etag === 'string' && etag.startsWith('"')) headers['etag'] = `W/${etag}`
    headers['content-encoding'] = encoding
    headers['content-length'] = packed.byteLength
    this.#send({ status, headers: varied(headers) })
    super.end(packed)
  }

  #release(): void {
    if (!this.#held) return
    const { status, headers } = this.#held
    this.#held = null
    this.#send({ status, headers: varied(headers) })
  }

  #send({ status, headers }: Head): void {
    super.writeHead(status, headers)
    this.onHead?.(this)
  }
}

/** Caches must not give the compressed form to somebody who cannot read it. */
function varied(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const vary = headers['vary'] === undefined ? '' : `${String(headers['vary'])}, `
  return { ...headers, vary: `${vary}Accept-Encoding` }
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null
}

function isBody(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array
}
