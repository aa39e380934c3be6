import { AppError } from '../../errors/app-error.ts'

export type QueueLimits = {
  readonly atOnce: number
  readonly waitingPerCaller: number
  readonly waitingInAll: number
}

type Job = () => Promise<void>

export type FairQueue = {
  /** Refuses at once when too many wait, and removes the job when the signal says that its caller left. */
  run<T>(caller: string, gone: AbortSignal, work: () => Promise<T>): Promise<T>
}

/**
 * Runs a few jobs at once, and one per caller. Callers take turns, so that one with a hundred jobs delays others by at
 * most one.
 */
export function createFairQueue({ atOnce, waitingPerCaller, waitingInAll }: QueueLimits): FairQueue {
  const waiting = new Map<string, Job[]>()
  const running = new Set<string>()
  let waitingCount = 0

  const remove = (caller: string, job: Job): void => {
    const jobs = waiting.get(caller) ?? []
    const at = jobs.indexOf(job)
    if (at < 0) return
    jobs.splice(at, 1)
    waitingCount -= 1
    if (jobs.length === 0) waiting.delete(caller)
  }
  const startNext = (): void => {
    if (running.size >= atOnce) return
    const caller = [...waiting.keys()].find((name) => !running.has(name))
    const job = caller === undefined ? undefined : waiting.get(caller)?.[0]
    if (caller === undefined || !job) return
    remove(caller, job)
    moveToEnd(waiting, caller)
    running.add(caller)
    void job().finally(() => {
      running.delete(caller)
      startNext()
    })
    startNext()
  }

  return {
    run: <T>(caller: string, gone: AbortSignal, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (gone.aborted) return reject(gone.reason as Error)
        const own = waiting.get(caller) ?? []
        if (own.length >= waitingPerCaller) return reject(busy('over_request_rate_limit'))
        if (waitingCount >= waitingInAll) return reject(busy('server_busy'))
        const leave = (): void => {
          remove(caller, job)
          reject(gone.reason as Error)
        }
        const job = async (): Promise<void> => {
          gone.removeEventListener('abort', leave)
          await work().then(resolve, reject)
        }
        gone.addEventListener('abort', leave, { once: true })
        own.push(job)
        waiting.set(caller, own)
        waitingCount += 1
        startNext()
      }),
  }
}

function moveToEnd(waiting: Map<string, Job[]>, caller: string): void {
  const jobs = waiting.get(caller)
  if (!jobs) return
  waiting.delete(caller)
  waiting.set(caller, jobs)
}

function busy(code: 'over_request_rate_limit' | 'server_busy'): AppError {
  return new AppError(code, { headers: { 'retry-after': '2' } })
}
