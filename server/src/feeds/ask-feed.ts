import { FeedError } from './feed-source.ts'

export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'read'; readonly text: string; readonly etag: string | null; readonly lastModified: string | null }

type Asked = {
  readonly url: string
  readonly etag: string | null
  readonly lastModified: string | null
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly headers: Readonly<Record<string, string>>
}

/** One conditional request (RFC 9110, section 13) with a time-out and a size limit, and without redirects. */
export async function askFeed({ url, etag, lastModified, maxBytes, timeoutMs, headers }: Asked): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const conditions = {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
  try {
    const response = await fetch(url, { headers: { ...headers, ...conditions }, redirect: 'error', signal })
    if (response.status === 304) {
      await response.body?.cancel()
      return { kind: 'unchanged' }
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new FeedError('unreachable', `answered ${response.status}`)
    }
    return {
      kind: 'read',
      text: await readWithin(response, maxBytes),
      etag: short(response.headers.get('etag'), 300),
      lastModified: short(response.headers.get('last-modified'), 100),
    }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('unreachable', error instanceof Error ? error.name : '')
  }
}

function short(value: string | null, most: number): string | null {
  return value !== null && value.length <= most ? value : null
}

async function readWithin(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new FeedError('too-large', `more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
