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
  /** False: it is done again each time, and its answer is kept nowhere. */
  readonly isRemembered: boolean
}

/** Carries a refusal out of the transaction, so that nothing of it stays. */
class Refused extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('refused')
    this.response = response
  }
}

/** Runs the work as the caller in one transaction; with an Idempotency-Key, once. Only a success is kept. */
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

/** The traveller was told that it took too long; it must not happen after all. One who has merely left gets it done. */
function refuseIfTimeIsUp({ reason }: AbortSignal): void {
  if (reason instanceof AppError) throw reason
}
