import { createHash } from 'node:crypto'

import type { Db, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'

/** A request with an idempotency key, so that it may be sent again when its answer got lost. */
export type KeyedRequest = {
  readonly key: string
  readonly userId: string
  readonly method: string
  /** The route, with every part of the address that matters. */
  readonly route: string
  readonly body: string | Uint8Array
}

const KEY = /^[\w-]{8,128}$/
const WITHOUT_BODY = new Set([204, 205, 304])
/** As large as any stored row may be. A short request must not store a long answer for ninety days, again and again. */
const MAX_ANSWER_BYTES = 65_536
/** For people who read the table; repeats are recognised by the fingerprint. */
const MAX_ROUTE_LENGTH = 300

/** A key is bound to an account, so keys of visitors without an account are ignored. */
export function readIdempotencyKey(headers: Headers, { userId }: Caller): Pick<KeyedRequest, 'key' | 'userId'> | null {
  const key = headers.get('idempotency-key')
  if (key === null || !userId) return null
  if (!KEY.test(key)) throw new AppError('idempotency_key_invalid')
  return { key, userId }
}

/**
 * Runs the work and stores its answer in one transaction. A repeat waits for the first to end and gets its answer. An
 * error of `work` rolls everything back, so a refused request may be tried again.
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
  /** The bytes in base64, as Postgres encodes them. */
  readonly response_body: string
}

/** Null when this request may run now; the stored answer when the key was already used for the same request. */
async function claimKey(tx: Transaction, request: KeyedRequest): Promise<Response | null> {
  const hash = fingerprint(request)
  const { userId, key, route } = request
  const claimed = await tx.query(
    `insert into public.idempotency_keys (user_id, key, route, request_hash) values ($1, $2, $3, $4)
     on conflict (user_id, key) do nothing returning key`,
    [userId, key, route.slice(0, MAX_ROUTE_LENGTH), hash],
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
  if (body.byteLength > MAX_ANSWER_BYTES) throw new AppError('idempotency_answer_too_large')
  // The work ran as the caller, who cannot access this table.
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
