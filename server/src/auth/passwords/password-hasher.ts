import { AppError } from '../../errors/app-error.ts'
import { createFairQueue, QueueRefused } from '../../limits/fair-queue.ts'
import { createPasswordQueue } from './password-queue.ts'
import type { PasswordJob, PasswordValue } from './password-thread.ts'

/** `requester` is an address key or an account id. Each has its own queue, and the queues take turns. */
export type PasswordHasher = {
  hash(password: string, requester: string): Promise<string>
  /**
   * A null hash takes just as long and gives false, so that the duration does not reveal whether the account exists.
   */
  verify(password: string, hash: string | null, requester: string): Promise<boolean>
  /** True for hashes in another format than `hash` writes. */
  isOutdated(hash: string): boolean
}

/** Two, so that the thread finds the next hash as soon as it has finished one. */
const AT_ONCE = 2
const AT_ONCE_EACH = 1
/** Waiting hashes per requester: about a second of work. One more is answered with 429. */
const MAX_WAITING_EACH = 20
/** Bounds memory only: a lower limit would let a few addresses lock everyone out. */
const MAX_WAITING = 1_000
const MAX_WAIT_MS = 15_000
/** argon2id of a random value that was thrown away, with the costs of `password-worker.ts`. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$hMA0y+BRGTYuwC5TGnNDpw$BybR4/FvYD0u/EYiKHss6w6Mj+Em1XoU5WxHcqfE0P4'

type WithoutId<J> = J extends PasswordJob ? Omit<J, 'id'> : never

export function createPasswordHasher(maxWaitingEach = MAX_WAITING_EACH): PasswordHasher {
  const passwords = createPasswordQueue()
  const turns = createFairQueue({ atOnce: AT_ONCE, withinMs: MAX_WAIT_MS, waitingInAll: MAX_WAITING })
  let nextId = 0

  const run = async (job: WithoutId<PasswordJob>, requester: string): Promise<PasswordValue> => {
    const keys = [{ name: requester, atOnce: AT_ONCE_EACH, waiting: maxWaitingEach }]
    try {
      return await turns.run(keys, () => passwords.add({ ...job, id: nextId++ }))
    } catch (error) {
      if (!(error instanceof QueueRefused)) throw error
      throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '2' } })
    }
  }

  return {
    async hash(password, requester) {
      const hash = await run({ kind: 'hash', password }, requester)
      if (typeof hash !== 'string') throw new Error('The password could not be hashed')
      return hash
    },
    async verify(password, hash, requester) {
      const isRight = await run({ kind: 'verify', password, hash: hash || DUMMY_HASH }, requester)
      return isRight === true && Boolean(hash)
    },
    isOutdated: (hash) => !hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
  }
}
