import { callerSettings } from '../database/caller-settings.ts'
import type { Db, Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { answerOnce, readIdempotencyKey } from '../idempotency/answer-once.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'

type Call = {
  readonly route: string
  readonly caller: Caller
  readonly body: Uint8Array
  readonly request: Request
  readonly signal: AbortSignal
  /** False: the work runs every time, and its answer is not stored. */
  readonly isRemembered: boolean
}

/** Carries a refusal out of the transaction, so that it is rolled back. */
class Refused extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('refused')
    this.response = response
  }
}

/** Runs the work as the caller in one transaction, and once per Idempotency-Key. Only a success is stored. */
export async function runWriting(db: Db, call: Call, work: (tx: Transaction) => Promise<Response>): Promise<Response> {
  const { route, caller, body, request, signal, isRemembered } = call
  const workAsCaller = async (tx: Transaction): Promise<Response> => {
    const { text, values = [] } = callerSettings(toDbCaller(caller))
    await tx.query(text, values)
    const response = await work(tx)
    if (!response.ok) throw new Refused(response)
    refuseIfTimeIsUp(signal)
    return response
  }
  const key = isRemembered ? readIdempotencyKey(request.headers, caller) : null
  const run = key
    ? answerOnce(db, { ...key, method: request.method, route, body }, workAsCaller)
    : db.transaction(workAsCaller)
  return run.catch((error: unknown) => {
    if (error instanceof Refused) return error.response
    throw error
  })
}

/** After a timeout was reported the work must not be committed; a client that merely disconnected does not stop it. */
function refuseIfTimeIsUp({ reason }: AbortSignal): void {
  if (reason instanceof AppError) throw reason
}
