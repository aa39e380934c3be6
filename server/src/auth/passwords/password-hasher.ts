import { AppError } from '../../errors/app-error.ts'
import { createPasswordQueue } from './password-queue.ts'
import type { PasswordJob, PasswordValue } from './password-thread.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Without a hash it takes just as long and answers false, so that time does not tell who has an account. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** True for hashes in another format than `hash` writes. */
  isOutdated(hash: string): boolean
}

/** About two seconds of work: whoever comes later is told to come again rather than kept waiting. */
const MAX_WAITING = 60
/** argon2id of a random value that was thrown away, with the costs of `password-worker.ts`. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$hMA0y+BRGTYuwC5TGnNDpw$BybR4/FvYD0u/EYiKHss6w6Mj+Em1XoU5WxHcqfE0P4'

type WithoutId<J> = J extends PasswordJob ? Omit<J, 'id'> : never

export function createPasswordHasher(maxWaiting = MAX_WAITING): PasswordHasher {
  const queue = createPasswordQueue()
  let nextId = 0

  const run = (job: WithoutId<PasswordJob>): Promise<PasswordValue> => {
    if (queue.size >= maxWaiting) throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '2' } })
    return queue.add({ ...job, id: nextId++ })
  }

  return {
    async hash(password) {
      const hash = await run({ kind: 'hash', password })
      if (typeof hash !== 'string') throw new Error('The password could not be hashed')
      return hash
    },
    async verify(password, hash) {
      const isRight = await run({ kind: 'verify', password, hash: hash || NOBODYS_HASH })
      return isRight === true && Boolean(hash)
    },
    isOutdated: (hash) => !hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
  }
}
