import type { GuardedResponse } from './guarded-response.ts'

/** An answer written on Node's own object, for those who have no need of a Response. */
export function sendJson(
  outgoing: GuardedResponse,
  status: number,
  json: string,
  headers?: Readonly<Record<string, string>>,
): void {
  const length = Buffer.byteLength(json)
  const about = { 'content-type': 'application/json', 'content-length': length }
  outgoing.writeHead(status, headers ? { ...about, ...headers } : about)
  // Text whose every sign is one byte goes out as it is, together with the head.
  if (length === json.length) outgoing.end(json, 'latin1')
  else outgoing.end(json)
}
