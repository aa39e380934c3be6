import { ServerResponse, type IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import { isComplete, isCompressible, isWorthIt, pack, preferredEncoding, type Encoding } from './compression.ts'
import { declaresBody } from './declares-body.ts'
import {
  type DefaultHead,
  defaultHead,
  defaultHeaders,
  DOCUMENT_HEADERS,
  type HeaderTable,
  OPENER_POLICY,
} from './default-headers.ts'
import { discardRest } from './discard-rest.ts'
import { toErrorBody } from './error-body.ts'
import { headerOf, overrideHeaders, putHeader, type HeaderList } from './header-list.ts'

const JSON_TYPE = 'application/json'
const FAILURE = Buffer.from(JSON.stringify(toErrorBody(new AppError('unexpected_failure'))))
/** Node itself answers some requests before anyone has seen them. */
const UNSEEN = defaultHead(defaultHeaders(false).pages)

/** Where Node puts a head together; no documented part of it, so it may be gone one day (decision 67). */
type HeadWriter = { _storeHeader(firstLine: string, headers: unknown): void }
const NODE = ServerResponse.prototype as unknown as HeadWriter
const JSON_LINE = `content-type: ${JSON_TYPE}\r\n`

type Head = { readonly status: number; readonly headers: HeaderList; readonly isCompressed: boolean }

/**
 * Adds the product's default headers at the last moment, whoever answers, errors included; a surface that knows better
 * overrides one. Node writes a single list of headers several times faster than headers that were set one by one.
 * An answer that may be compressed, or that comes before its request was read, is held back until its size is known; one
 * that comes in pieces goes out as it is.
 */
export class GuardedResponse extends ServerResponse<IncomingMessage> {
  defaultHead: DefaultHead = UNSEEN
  /** The path that the rules of the outer layer were chosen by. */
  path = ''
  /** Who asked, once a surface knows. */
  userId: string | null = null
  requestId = ''
  clientAddress = ''
  /** What limits count the address by. */
  addressKey = ''
  startedAt = 0
  mayBeCompressed = false
  /** Told once, when the status is known. */
  onHead: ((response: GuardedResponse) => void) | null = null
  /** Told when an answer could not be sent as it was written. */
  onFailure: ((error: unknown, response: GuardedResponse) => void) | null = null
  /** Lines that need no check, because they are the same every time. */
  #knownLines = ''
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
    // A stream ends with nothing; a text is that of the exception which broke it off.
    if (this.#isStreamed && typeof body === 'string') return this.destroy()
    const head = this.#held
    const encoding = head?.isCompressed && isBody(body) && isWorthIt(body) ? this.#encoding() : null
    if (head && encoding && isBody(body)) {
      this.#held = null
      void this.#endCompressed(head, body, encoding)
      return this
    }
    // Without its length an answer is over only when the connection says so, and that may take a while.
    if (head && this.#isEarly() && isBody(body)) putHeader(head.headers, 'content-length', Buffer.byteLength(body))
    this.#release()
    return this.#finish(this.#isFailed ? [FAILURE] : args)
  }

  /** One that stays as it is, to a request that has been read, is not held back: all there is to know of it is known. */
  sendJson(status: number, json: string, given?: HeaderTable): this {
    const length = Buffer.byteLength(json)
    if (given || this.#isEarly() || (isWorthIt(json) && this.#encoding())) {
      return this.writeHead(status, { 'content-type': JSON_TYPE, 'content-length': length, ...given }).end(json)
    }
    const headers: HeaderList = ['content-length', length]
    if (this.requestId !== '') headers.push('x-request-id', this.requestId)
    if (this.mayBeCompressed && isComplete(status)) headers.push('vary', 'Accept-Encoding')
    this.#knownLines = this.defaultHead.text + JSON_LINE
    this.#send(status, headers)
    if (this.#isFailed) return super.end(FAILURE)
    return length === json.length ? super.end(json, 'latin1') : super.end(json)
  }

  /** Called by Node with its first line. Checking a dozen lines that never change would cost a tenth of a short answer. */
  protected _storeHeader(firstLine: string, headers: unknown): void {
    NODE._storeHeader.call(this, firstLine + this.#knownLines, headers)
  }

  async #endCompressed({ status, headers }: Head, body: string | Uint8Array, encoding: Encoding): Promise<void> {
    const packed = await pack(body, encoding, headers)
    const etag = headerOf(headers, 'etag')
    // Other bytes than the tag was made of, though the same content: that is what the weak form says.
    if (etag.startsWith('"')) putHeader(headers, 'etag', `W/${etag}`)
    putHeader(headers, 'content-encoding', encoding)
    putHeader(headers, 'content-length', packed.byteLength)
    vary(headers)
    this.#send(status, headers)
    this.#finish([this.#isFailed ? FAILURE : packed])
  }

  /** How this answer is to be compressed. */
  #encoding(): Encoding | null {
    const accepted = this.req.method === 'HEAD' ? undefined : this.req.headers['accept-encoding']
    return accepted === undefined ? null : preferredEncoding(String(accepted))
  }

  /** Some of the request's body is still on its way. */
  #isEarly(): boolean {
    return !this.req.complete && !this.req.destroyed && declaresBody(this.req)
  }

  #finish(args: readonly unknown[]): this {
    if (!this.#isEarly()) return isAscii(args) ? super.end(args[0], 'latin1') : super.end(...(args as []))
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

  /** A header that cannot be sent, for one: the caller learns that it failed, and nothing of why. */
  #fail(error: unknown): this {
    this.#held = null
    this.#knownLines = ''
    this.#isFailed = true
    this.onFailure?.(error, this)
    const about = { 'content-type': JSON_TYPE, 'content-length': FAILURE.byteLength }
    super.writeHead(500, this.#withDefaults(about))
    this.onHead?.(this)
    return this
  }

  #withDefaults(given: unknown): HeaderList {
    return overrideHeaders(this.#defaults(), given)
  }

  #defaults(): HeaderList {
    const headers: HeaderList = this.defaultHead.list.slice()
    if (this.requestId !== '') headers.push('x-request-id', this.requestId)
    return headers
  }
}

function addMissing(headers: HeaderList, table: HeaderTable): void {
  for (const [name, value] of Object.entries(table)) if (headerOf(headers, name) === '') headers.push(name, value)
}

/** Caches must not give the compressed form to somebody who cannot read it. */
function vary(headers: HeaderList): void {
  const others = headerOf(headers, 'vary')
  putHeader(headers, 'vary', others === '' ? 'Accept-Encoding' : `${others}, Accept-Encoding`)
}

const LONGEST_LOOKED_AT = 10_000

/** A text whose every character is one byte: Node sends it together with its head, and need not measure either again. */
function isAscii(args: readonly unknown[]): args is readonly [string] {
  const [body] = args
  if (args.length > 1 || typeof body !== 'string' || body.length > LONGEST_LOOKED_AT) return false
  return Buffer.byteLength(body) === body.length
}

function isBody(value: unknown): value is string | Uint8Array {
  return typeof value === 'string' || value instanceof Uint8Array
}
