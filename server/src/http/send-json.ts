import type { GuardedResponse } from './guarded-response.ts'

/** An answer written on Node's own object, for those who have no need of a Response. */
export function sendJson(
  outgoing: GuardedResponse,
  status: number,
  json: string,
  headers?: Readonly<Record<string, string>>,
): void {
  const about = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  outgoing.writeHead(status, headers ? { ...about, ...headers } : about)
  outgoing.end(json)
}
