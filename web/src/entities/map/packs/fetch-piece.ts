import { readStoredSession } from '../../../api/session/read-stored-session.ts'

export type PieceProblem = 'offline' | 'not-allowed' | 'gone' | 'damaged' | 'busy'

export class PieceError extends Error {
  readonly problem: PieceProblem
  constructor(problem: PieceProblem, detail = '') {
    super(`${problem} ${detail}`.trim())
    this.problem = problem
  }
}

type Piece = {
  readonly address: string
  readonly start: number
  /** Not included. */
  readonly end: number
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 45_000
/** Larger pieces are downloads, and those and parts of maps are for those with a plan. */
const LARGEST_FREE_BYTES = 65_536

/** Bytes of a map from the server, equal to what it sent by their SHA-256 (RFC 9530). Throws a PieceError. */
export async function fetchPiece({ address, start, end, signal }: Piece): Promise<Uint8Array<ArrayBuffer>> {
  const token = end - start > LARGEST_FREE_BYTES || isPartOfMap(address) ? readStoredSession()?.access_token : undefined
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, {
    headers: { range: `bytes=${start}-${end - 1}`, ...(token && { authorization: `Bearer ${token}` }) },
    // A damaged copy in the browser's own cache would come back for ever.
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new PieceError('offline', String(error))
  })
  if (!response.ok) throw new PieceError(problemOf(response.status), `${address} answered ${response.status}`)
  const body = await response.arrayBuffer().catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new PieceError('offline', String(error))
  })
  // A proxy may not support ranges and answer with the whole file.
  const isRange = response.status === 206
  const piece = isRange ? new Uint8Array(body) : new Uint8Array(body).slice(start, end)
  if (piece.length !== end - start) throw new PieceError('damaged', `${address} is ${piece.length} bytes long`)
  const expected = isRange ? /sha-256=:([^:]+):/.exec(response.headers.get('content-digest') ?? '')?.[1] : undefined
  const digest = expected === undefined ? null : await digestOf(piece)
  if (digest && toBase64(digest) !== expected) throw new PieceError('damaged', `${address} at ${start}`)
  return piece
}

function isPartOfMap(address: string): boolean {
  return address.includes('/maps/cut-')
}

function problemOf(status: number): PieceProblem {
  if (status === 401 || status === 403) return 'not-allowed'
  return status === 404 || status === 410 || status === 416 ? 'gone' : 'busy'
}

/** Null where the browser has no cryptography: on a page that is neither local nor encrypted. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const { subtle } = globalThis.crypto
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : null
}

export function isSameDigest(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
