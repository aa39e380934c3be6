import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import { AppError } from '../../errors/app-error.ts'

export type PasswordJob =
  | { readonly id: number; readonly kind: 'hash'; readonly password: string }
  | { readonly id: number; readonly kind: 'verify'; readonly password: string; readonly hash: string }
export type PasswordResult = { readonly id: number; readonly value: string | boolean | null }

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

type Waiting = { resolve(value: PasswordResult['value']): void; reject(error: unknown): void }
type WithoutId<J> = J extends PasswordJob ? Omit<J, 'id'> : never

export function createPasswordHasher(maxWaiting = MAX_WAITING): PasswordHasher {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let nextId = 0

  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'password-worker.ts'))
    const fail = (error: unknown): void => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', fail)
    started.on('message', ({ id, value }: PasswordResult) => {
      waiting.get(id)?.resolve(value)
      waiting.delete(id)
    })
    started.unref()
    return started
  }
  const run = (job: WithoutId<PasswordJob>): Promise<PasswordResult['value']> => {
    if (waiting.size >= maxWaiting) throw new AppError('over_request_rate_limit', { headers: { 'retry-after': '2' } })
    worker ??= start()
    const id = nextId++
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker?.postMessage({ ...job, id })
    })
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
