import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type PasswordJob =
  | { readonly id: number; readonly kind: 'hash'; readonly password: string }
  | { readonly id: number; readonly kind: 'verify'; readonly password: string; readonly hash: string }
export type PasswordResult = { readonly id: number; readonly value: PasswordValue }
export type PasswordValue = string | boolean | null

/** Runs one job after the other. The first job starts the thread. */
export type PasswordThread = { run(job: PasswordJob): Promise<PasswordValue> }

type Waiting = { resolve(value: PasswordValue): void; reject(error: unknown): void }

/** Unix niceness: 0 is normal, 19 is the lowest priority. */
export function createPasswordThread(niceness: number): PasswordThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'password-worker.ts'), { workerData: { niceness } })
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    started.on('message', ({ id, value }: PasswordResult) => {
      waiting.get(id)?.resolve(value)
      waiting.delete(id)
    })
    started.unref()
    return started
  }
  return {
    run(job) {
      const thread = (worker ??= start())
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject })
        thread.postMessage(job)
      })
    },
  }
}
