import { createHash } from 'node:crypto'

import { callerSettings } from '../database/caller-settings.ts'
import type { Db, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'

type Call = {
  readonly name: string
  readonly caller: Caller
  /** The body as it came. */
  readonly text: string
  readonly request: Request
  readonly signal: AbortSignal
}

const KEY = /^[\w-]{8,128}$/

/** Carries a refusal out of the transaction, so that nothing of it stays. */
class Refused extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('refused')
    this.response = response
  }
}

/**
 * Runs the work as the caller in one transaction. With an Idempotency-Key the answer is stored in that same
 * transaction; a repeat waits for the first to end and gets its answer. Only successes are remembered: a refusal wrote
 * nothing and may be tried again.
 */
export async function answerOnce(db: Db, call: Call, work: (tx: Transaction) => Promise<Response>): Promise<Response> {
  const key = readKey(call)
  const run = db.transaction(async (tx) => {
    const earlier = key ? await claimKey(tx, call, key) : null
    if (earlier) return earlier
    await become(tx, call.caller)
    const response = await work(tx)
    if (!response.ok) throw new Refused(response)
    refuseIfTimeIsUp(call.signal)
    return key ? rememberAnswer(tx, call, key, response) : response
  })
  return run.catch((error: unknown) => {
    if (error instanceof Refused) return error.response
    throw error
  })
}

/** The traveller was told that it took too long; it must not happen after all. One who has merely left gets it done. */
function refuseIfTimeIsUp({ reason }: AbortSignal): void {
  if (reason instanceof AppError) throw reason
}

/** Visitors without an account have nothing to bind a key to, so theirs is not looked at. */
function readKey({ request, caller }: Call): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || !caller.userId) return null
  if (!KEY.test(key)) throw new AppError('idempotency_key_invalid')
  return key
}

type Stored = { readonly request_hash: string; readonly response_status: number; readonly response_body: string }

/** Null when the key is ours to use now; the stored answer when it was used before for the same request. */
async function claimKey(tx: Transaction, call: Call, key: string): Promise<Response | null> {
  const hash = fingerprint(call)
  const claimed = await tx.query(
    `insert into public.idempotency_keys (user_id, key, route, request_hash) values ($1, $2, $3, $4)
     on conflict (user_id, key) do nothing returning key`,
    [call.caller.userId, key, call.name, hash],
  )
  if (claimed.length > 0) return null
  const [stored] = await tx.query<Stored>(
    'select request_hash, response_status, response_body from public.idempotency_keys where user_id = $1 and key = $2',
    [call.caller.userId, key],
  )
  if (stored?.request_hash !== hash) throw new AppError('idempotency_key_reused')
  return toResponse(stored, { 'idempotency-replayed': 'true' })
}

async function rememberAnswer(tx: Transaction, call: Call, key: string, response: Response): Promise<Response> {
  const answer = { response_status: response.status, response_body: await response.text(), request_hash: '' }
  await become(tx, null)
  await tx.query(
    'update public.idempotency_keys set response_status = $3, response_body = $4 where user_id = $1 and key = $2',
    [call.caller.userId, key, answer.response_status, answer.response_body],
  )
  return toResponse(answer, {})
}

function toResponse(
  { response_status: status, response_body: body }: Stored,
  headers: Record<string, string>,
): Response {
  return new Response(body === '' ? null : body, {
    status,
    headers: { ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers },
  })
}

/** The rest of the transaction runs as the caller, under row level security; null is the server itself. */
async function become(tx: Transaction, caller: Caller | null): Promise<void> {
  if (!caller) return void (await tx.query(`select set_config('role', 'none', true)`))
  const { text, values = [] } = callerSettings(toDbCaller(caller))
  await tx.query(text, values)
}

function fingerprint({ name, text, request }: Call): string {
  return createHash('sha256').update(`${request.method} ${name}\n${text}`).digest('hex')
}

/** Keys are kept longer than any client keeps an unsent action; see the column's default. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db.query('delete from public.idempotency_keys where expires_at < now()')
}
