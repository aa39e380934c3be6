import type { IncomingMessage } from 'node:http'

/** True when a browser opens an address: programs do not request text/html by default. */
export function acceptsHtml(incoming: IncomingMessage): boolean {
  return isReading(incoming) && (incoming.headers.accept?.includes('text/html') ?? false)
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
