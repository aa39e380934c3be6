import { createHash } from 'node:crypto'

import type { Db, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'

/** A request that its sender can tell from any other, so that it may be sent again when the answer got lost. */
export type KeyedRequest = {
  readonly key: string
  readonly userId: string
  readonly method: string
  /** Where it went, with everything of the address that matters. */
  readonly route: string
  readonly body: string | Uint8Array
}

const KEY = /^[\w-]{8,128}$/
const WITHOUT_BODY = new Set([204, 205, 304])
/** One row as large as any may be. A short request must not have a long answer kept for ninety days, again and again. */
const LONGEST_ANSWER_BYTES = 65_536
/** Only for whoever reads the table: what a repeat is known by is the fingerprint. */
const LONGEST_ROUTE = 300

/** Visitors without an account have nothing to bind a key to, so theirs is not looked at. */
export function readIdempotencyKey(headers: Headers, { userId }: Caller): Pick<KeyedRequest, 'key' | 'userId'> | null {
  const key = headers.get('idempotency-key')
  if (key === null || !userId) return null
  if (!KEY.test(key)) throw new AppError('idempotency_key_invalid')
  return { key, userId }
}

/**
 * Runs the work and stores its answer in one transaction: both are kept, or neither. A repeat waits for the first to end
 * and gets its answer. What `work` throws undoes everything, so a refused request may be tried again.
 */
export function answerOnce(
  db: Db,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<Response>,
): Promise<Response> {
  return db.transaction(async (tx) => {
    const earlier = await claimKey(tx, request)
    return earlier ?? rememberAnswer(tx, request, await work(tx))
  })
}

type Stored = {
  readonly request_hash: string
  readonly response_status: number
  readonly response_headers: Readonly<Record<string, string>>
  /** As Postgres writes bytes in base64. */
  readonly response_body: string
}

/** Null when the key is ours to use now; the stored answer when it was used before for the same request. */
async function claimKey(tx: Transaction, request: KeyedRequest): Promise<Response | null> {
  const hash = fingerprint(request)
  const { userId, key, route } = request
  const claimed = await tx.query(
    `insert into public.idempotency_keys (user_id, key, route, request_hash) values ($1, $2, $3, $4)
     on conflict (user_id, key) do nothing returning key`,
    [userId, key, route.slice(0, LONGEST_ROUTE), hash],
  )
  if (claimed.length > 0) return null
  const [stored] = await tx.query<Stored>(
    `select request_hash, response_status, response_headers, encode(response_body, 'base64') as response_body
     from public.idempotency_keys where user_id = $1 and key = $2`,
    [userId, key],
  )
  if (stored?.request_hash !== hash) throw new AppError('idempotency_key_reused')
  const headers = { ...stored.response_headers, 'idempotency-replayed': 'true' }
  return toResponse(stored.response_status, headers, Buffer.from(stored.response_body, 'base64'))
}

async function rememberAnswer(tx: Transaction, { userId, key }: KeyedRequest, response: Response): Promise<Response> {
  const headers = Object.fromEntries(response.headers)
  const body = new Uint8Array(await response.arrayBuffer())
  if (body.byteLength > LONGEST_ANSWER_BYTES) throw new AppError('idempotency_answer_too_large')
  // The work ran as the caller, who cannot see this table.
  await tx.query(`select set_config('role', 'none', true)`)
  await tx.query(
    `update public.idempotency_keys set response_status = $3, response_headers = $4, response_body = $5
     where user_id = $1 and key = $2`,
    [userId, key, response.status, headers, body],
  )
  return toResponse(response.status, headers, body)
}

function toResponse(status: number, headers: Readonly<Record<string, string>>, body: Uint8Array): Response {
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.from(body), { status, headers })
}

function fingerprint({ method, route, body }: KeyedRequest): string {
  return createHash('sha256').update(`${method} ${route}\n`).update(body).digest('hex')
}

/** Keys are kept longer than any client keeps an unsent action; see the column's default. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db.query('delete from public.idempotency_keys where expires_at < now()')
}
