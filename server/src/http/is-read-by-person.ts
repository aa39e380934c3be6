import type { IncomingMessage } from 'node:http'

/** A browser that opens an address, and no program that asks for it: only the first names this type by itself. */
export function isReadByPerson(incoming: IncomingMessage): boolean {
  return isReading(incoming) && (incoming.headers.accept?.includes('text/html') ?? false)
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
