import { request } from 'node:http'

export type OpenedPage = {
  readonly status: number
  readonly contentType: string
  readonly location: string | null
  readonly robots: string
  readonly body: string
  readonly bytes: number
  readonly ms: number
}

export type OpenPage = (path: string, signal: AbortSignal) => Promise<OpenedPage>

type Site = { readonly host?: string; readonly port: number; readonly publicUrl: string }

const MOST_BYTES = 3_000_000
const TIMEOUT_MS = 20_000

/**
 * Opens pages of this server through its own port, never those of another. Behind a proxy the pages are asked for by
 * their public name.
 */
export function createOpenPage({ host = '127.0.0.1', port, publicUrl }: Site): OpenPage {
  const headers = {
    host: new URL(publicUrl).host,
    accept: 'text/html,*/*;q=0.5',
    'accept-language': 'en',
    'user-agent': 'Sojourn site check',
  }
  return (path, signal) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      const asking = request({ host, port, path, headers, signal: within }, (answer) => {
        const chunks: Buffer[] = []
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes <= MOST_BYTES) chunks.push(chunk)
          else answer.destroy()
        })
        answer.on('error', reject)
        answer.on('close', () =>
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            location: answer.headers.location ?? null,
            robots: String(answer.headers['x-robots-tag'] ?? ''),
            body: Buffer.concat(chunks).toString('utf8'),
            bytes,
            ms: Math.round(performance.now() - startedAt),
          }),
        )
      })
      asking.on('error', reject)
      asking.end()
    })
}
