import { ServerResponse, type IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import { isCompressible, isWorthIt, pack, preferredEncoding, type Encoding } from './compression.ts'
import { declaresBody } from './declares-body.ts'
import { defaultHeaders, DOCUMENT_HEADERS, type HeaderTable, OPENER_POLICY } from './default-headers.ts'
import { discardRest } from './discard-rest.ts'
import { toErrorBody } from './error-body.ts'
import { headerOf, overrideHeaders, putHeader, type HeaderList } from './header-list.ts'

const JSON_TYPE = 'application/json'
const FAILURE = Buffer.from(JSON.stringify(toErrorBody(new AppError('unexpected_failure'))))
/** Node itself answers some malformed requests before the request listener runs. */
const UNSEEN = defaultHeaders(false).pages

type Head = { readonly status: number; readonly headers: HeaderList; readonly isCompressed: boolean }

/**
 * Adds the default headers when the head is written, to errors too; a surface may override each of them. A response
 * that may be compressed, or that is sent before its request was read, is held back until its size is known; a streamed
 * response is sent immediately.
 */
export class GuardedResponse extends ServerResponse<IncomingMessage> {
  defaultHeaders: HeaderTable = UNSEEN
  /** The path that selected the rules of the outer layer. */
  path = ''
  /** Set when a surface has identified the caller. */
  userId: string | null = null
  requestId = ''
  clientAddress = ''
  /** Rate limits count by this key. */
  addressKey = ''
  startedAt = 0
  mayBeCompressed = false
  /** Called once, when the status is known. */
  onHead: ((response: GuardedResponse) => void) | null = null
  /** Called when a response could not be sent as written. */
  onFailure: ((error: unknown, response: GuardedResponse) => void) | null = null
  #held: Head | null = null
  #isStreamed = false
  #isFailed = false

  override writeHead(status: number, reason?: unknown, given: unknown = reason): this {
    // A second head is the adapter's report of a body that failed while the first was held back.
    if (this.#held) return this.#fail(new Error('The body failed before it was sent'))
    const headers = this.#withDefaults(given)
    if (headerOf(headers, 'content-type').startsWith('text/html')) addMissing(headers, DOCUMENT_HEADERS)
    else if (status >= 300 && status < 400) addMissing(headers, OPENER_POLICY)
    const isCompressed = this.mayBeCompressed && isCompressible(status, headers)
    if (isCompressed || this.#isEarly()) this.#held = { status, headers, isCompressed }
    else this.#send(status, headers)
    return this
  }

  override flushHeaders(): void {
    this.#isStreamed = true
    this.#release()
    super.flushHeaders()
  }

  override write(...args: unknown[]): boolean {
    if (this.#isFailed) return true
    this.#isStreamed = true
    this.#release()
    return super.write(...(args as [string]))
  }

  override end(...args: unknown[]): this {
    if (this.#isFailed) return this.#finish([FAILURE])
    const [body] = args
    // A stream ends without a body; text here is the message of the exception that ended it.
    if (this.#isStreamed && typeof body === 'string') return this.destroy()
    const head = this.#held
    const encoding = head?.isCompressed && isBody(body) && isWorthIt(body) ? this.#encoding() : null
    if (head && encoding && isBody(body)) {
      this.#held = null
      void this.#endCompressed(head, body, encoding)
      return this
    }
    // Without a length the client learns only from the closing connection that the response has ended.
    if (head && this.#isEarly() && isBody(body)) putHeader(head.headers, 'content-length', Buffer.byteLength(body))
    this.#release()
    return this.#finish(this.#isFailed ? [FAILURE] : args)
  }

  sendJson(status: number, json: string, given?: HeaderTable): this {
    const headers = { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(json), ...given }
    return this.writeHead(status, headers).end(json)
  }

  async #endCompressed({ status, headers }: Head, body: string | Uint8Array, encoding: Encoding): Promise<void> {
    const packed = await pack(body, encoding, headers)
    const etag = headerOf(headers, 'etag')
    // Compressed bytes differ from those that the ETag was computed from: a weak ETag says that the content is the
    // same.
    if (etag.startsWith('"')) putHeader(headers, 'etag', `W/${etag}`)
    putHeader(headers, 'content-encoding', encoding)
    putHeader(headers, 'content-length', packed.byteLength)
    vary(headers)
    this.#send(status, headers)
    this.#finish([this.#isFailed ? FAILURE : packed])
  }

  #encoding(): Encoding | null {
    const accepted = this.req.method === 'HEAD' ? undefined : this.req.headers['accept-encoding']
    return accepted === undefined ? null : preferredEncoding(String(accepted))
  }

  /** Part of the request's body has not arrived yet. */
  #isEarly(): boolean {
    return !this.req.complete && !this.req.destroyed && declaresBody(this.req)
  }

  #finish(args: readonly unknown[]): this {
    if (!this.#isEarly()) return super.end(...(args as []))
    if (isBody(args[0])) super.write(args[0])
    else this.flushHeaders()
    discardRest(this.req, () => super.end())
    return this
  }

  #release(): void {
    if (!this.#held) return
    const { status, headers, isCompressed } = this.#held
    this.#held = null
    if (isCompressed) vary(headers)
    this.#send(status, headers)
  }

  #send(status: number, headers: HeaderList): void {
    try {
      super.writeHead(status, headers)
      this.onHead?.(this)
    } catch (error) {
      this.#fail(error)
    }
  }

  /** For example an invalid header: the caller learns that the request failed, but not why. */
  #fail(error: unknown): this {
    this.#held = null
    this.#isFailed = true
    this.onFailure?.(error, this)
    const about = { 'content-type': JSON_TYPE, 'content-length': FAILURE.byteLength }
    super.writeHead(500, this.#withDefaults(about))
    this.onHead?.(this)
    return this
  }

  #withDefaults(given: unknown): HeaderList {
    const headers: HeaderList = Object.entries(this.defaultHeaders).flat()
    if (this.requestId !== '') headers.push('x-request-id', this.requestId)
    return overrideHeaders(headers, given)
  }
}

function addMissing(headers: HeaderList, table: HeaderTable): void {
  for (const [name, value] of Object.entries(table)) if (headerOf(headers, name) === '') headers.push(name, value)
}

/** Caches must not serve the compressed form to clients that do not accept it. */
function vary(headers: HeaderList): void {
  const others = headerOf(headers, 'vary')
  putHeader(headers, 'vary', others === '' ? 'Accept-Encoding' : `${others}, Accept-Encoding`)
}

function isBody(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array
}
