/**
 * multipart/form-data (RFC 7578) as a stream: parts arrive one after the other and a file is never held in memory. The
 * platform's own `formData()` keeps the entire body in memory.
 */
import { AppError } from '../../errors/app-error.ts'

export type Part = {
  readonly name: string
  /** Only files have one. */
  readonly fileName: string | null
  readonly contentType: string | null
  /** Read it to the end before requesting the next part. */
  readonly bytes: AsyncGenerator<Uint8Array>
}

const MAX_HEADER_BYTES = 16 * 1024
/** A preamble before the first part has no meaning, and clients send none. */
const MAX_PREAMBLE_BYTES = 4 * 1024
const MAX_PARTS = 20
const HEADERS_END = Buffer.from('\r\n\r\n')

export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

export async function* readMultipart(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  // A line break before the first boundary makes it look like all the others.
  const input = new Input(source, Buffer.from('\r\n'))
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let preambleBytes = 0
  for await (const chunk of input.until(delimiter)) {
    preambleBytes += chunk.length
    if (preambleBytes > MAX_PREAMBLE_BYTES) throw malformed('it does not begin with its boundary')
  }
  for (let count = 0; (await input.take(2)).toString('latin1') === '\r\n'; count += 1) {
    if (count === MAX_PARTS) throw malformed('too many parts')
    const bytes = input.until(delimiter)
    yield { ...parseHeaders(await readHeaders(input)), bytes }
    // Skips the bytes that the reader left.
    let isRead = (await bytes.next()).done
    while (!isRead) isRead = (await bytes.next()).done
  }
}

async function readHeaders(input: Input): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of input.until(HEADERS_END)) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_HEADER_BYTES) throw malformed('headers too long')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseHeaders(text: string): Omit<Part, 'bytes'> {
  const headers = new Map(
    text.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const disposition = headers.get('content-disposition') ?? ''
  const parameter = (name: string): string | null =>
    new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1] ?? null
  const name = parameter('name')
  if (name === null) throw malformed('a part has no name')
  return { name, fileName: parameter('filename'), contentType: headers.get('content-type') ?? null }
}

/** A buffer of unread bytes with the rest of the stream behind it. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>
  #waiting: Buffer

  constructor(source: AsyncIterable<Uint8Array>, start: Buffer) {
    this.#source = source[Symbol.asyncIterator]()
    this.#waiting = start
  }

  async take(length: number): Promise<Buffer> {
    while (this.#waiting.length < length) await this.#more()
    const taken = this.#waiting.subarray(0, length)
    this.#waiting = this.#waiting.subarray(length)
    return taken
  }

  /** Yields everything up to the delimiter, and consumes it. Only a possible start of a delimiter is held back. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#waiting.indexOf(mark)
      const safe = at >= 0 ? at : Math.max(0, this.#waiting.length - mark.length + 1)
      const ready = this.#waiting.subarray(0, safe)
      this.#waiting = this.#waiting.subarray(at >= 0 ? at + mark.length : safe)
      if (ready.length > 0) yield ready
      if (at >= 0) return
      await this.#more()
    }
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw malformed('the body ends too early')
    this.#waiting = this.#waiting.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#waiting, next.value])
  }
}

function malformed(why: string): AppError {
  return new AppError('InvalidRequest', { message: `Malformed multipart body: ${why}` })
}
