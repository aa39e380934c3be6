import { createPasswordThread, type PasswordJob, type PasswordThread, type PasswordValue } from './password-thread.ts'

export type PasswordQueue = {
  add(job: PasswordJob): Promise<PasswordValue>
}

type Task = PromiseWithResolvers<PasswordValue> & { readonly job: PasswordJob }

const POLITE = 19
const FIRM = 5
/** A hash takes about 40 ms. If it takes ten times as long, other work is using the processor. */
const OVERDUE_MS = 400

/**
 * One job at a time, on a low-priority thread, so that a burst of sign-ins keeps other requests
 * waiting as little as possible. When every core is busy that thread hardly runs, and a priority cannot be raised again
 * without rights that a server should not have. So a second thread of normal priority gets overdue jobs, and new ones
 * until the first has caught up.
 */
export function createPasswordQueue(polite = createPasswordThread(POLITE), overdueMs = OVERDUE_MS): PasswordQueue {
  const firm = createPasswordThread(FIRM)
  const tasks: Task[] = []
  let current: Task | undefined
  let overdue: Task | undefined

  const takeOver = (task: Task): void => {
    overdue = task
    for (const late of [task, ...tasks.splice(0)]) void settle(late, firm)
  }
  const work = async (): Promise<void> => {
    for (current = tasks.shift(); current; current = tasks.shift()) {
      const timer = setTimeout(takeOver, overdueMs, current)
      await settle(current, polite)
      clearTimeout(timer)
    }
  }
  const give = (task: Task): void => {
    if (current && current === overdue) return void settle(task, firm)
    tasks.push(task)
    if (!current) void work()
  }
  return {
    add(job) {
      const task = { ...Promise.withResolvers<PasswordValue>(), job }
      give(task)
      return task.promise
    },
  }
}

/** The first of two results of one job counts. */
function settle({ job, resolve, reject }: Task, thread: PasswordThread): Promise<void> {
  return thread.run(job).then(resolve, reject)
}
