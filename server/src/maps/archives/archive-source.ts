import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Bytes of an archive, in ranges. A range that cannot be read whole throws. */
export type ArchiveSource = {
  /** Changes with the content. */
  readonly version: string
  readonly bytes: number
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

/** The archive was replaced, could not be reached, or is not what it says. */
export class ArchiveError extends Error {}

const TIMEOUT_MS = 15_000
const MOST_BYTES = 8_000_000

/** A file, or an address of the setting; nothing else is ever asked, because redirects are refused. */
export async function openSource(place: string, load: typeof fetch = fetch): Promise<ArchiveSource> {
  return /^https?:/.test(place) ? openAddress(place, load) : openFile(place)
}

async function openFile(path: string): Promise<ArchiveSource> {
  const stateOf = async (): Promise<{ version: string; bytes: number }> => {
    const file = await open(path, 'r')
    try {
      const { size, mtimeMs } = await file.stat()
      return { bytes: size, version: shortHash(`${size} ${Math.round(mtimeMs)}`) }
    } finally {
      await file.close()
    }
  }
  const { version, bytes } = await stateOf()
  return {
    version,
    bytes,
    async read(offset, length) {
      refuseTooMuch(length)
      const file = await open(path, 'r')
      try {
        const { size, mtimeMs } = await file.stat()
        if (shortHash(`${size} ${Math.round(mtimeMs)}`) !== version) throw new ArchiveError('the file was replaced')
        const buffer = new Uint8Array(length)
        const { bytesRead } = await file.read(buffer, 0, length, offset)
        if (bytesRead !== length) throw new ArchiveError(`${bytesRead} of ${length} bytes at ${offset}`)
        return buffer
      } finally {
        await file.close()
      }
    },
  }
}

async function openAddress(url: string, load: typeof fetch): Promise<ArchiveSource> {
  const first = await askRange(url, 0, 1, load)
  const total = Number(/\/(\d+)$/.exec(first.range)?.[1])
  if (!Number.isSafeInteger(total) || total < 1) throw new ArchiveError('its size is not known')
  const stamp = stampOf(first)
  return {
    version: shortHash(`${total} ${stamp}`),
    bytes: total,
    async read(offset, length) {
      refuseTooMuch(length)
      const answer = await askRange(url, offset, length, load)
      const isSame = answer.range === `bytes ${offset}-${offset + length - 1}/${total}` && stampOf(answer) === stamp
      if (!isSame) throw new ArchiveError('the file behind the address was replaced')
      return answer.body
    },
  }
}

type Answer = {
  readonly range: string
  readonly etag: string
  readonly modified: string
  readonly body: Uint8Array<ArrayBuffer>
}

function stampOf({ etag, modified }: Answer): string {
  return etag || modified
}

async function askRange(url: string, offset: number, length: number, load: typeof fetch): Promise<Answer> {
  const response = await load(url, {
    headers: { range: `bytes=${offset}-${offset + length - 1}`, 'accept-encoding': 'identity' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ArchiveError(error instanceof Error ? error.name : 'unreachable')
  })
  if (response.status !== 206) {
    await response.body?.cancel()
    throw new ArchiveError(`answered ${response.status} to a range`)
  }
  const text = (name: string): string => (response.headers.get(name) ?? '').slice(0, 300)
  return {
    range: text('content-range'),
    etag: text('etag'),
    modified: text('last-modified'),
    body: await readExactly(response, length),
  }
}

/** A server may send more than it was asked for, without end. */
async function readExactly(response: Response, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let at = 0
  try {
    for await (const chunk of response.body ?? []) {
      if (at + chunk.length > length) throw new ArchiveError('sent more than was asked for')
      bytes.set(chunk, at)
      at += chunk.length
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('the answer broke off')
  }
  if (at !== length) throw new ArchiveError(`sent ${at} of ${length} bytes`)
  return bytes
}

function refuseTooMuch(length: number): void {
  if (length > MOST_BYTES) throw new ArchiveError(`${length} bytes at once`)
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
