import { createPasswordThread, type PasswordJob, type PasswordThread, type PasswordValue } from './password-thread.ts'

export type PasswordQueue = {
  add(job: PasswordJob): Promise<PasswordValue>
}

type Task = PromiseWithResolvers<PasswordValue> & { readonly job: PasswordJob }

const POLITE = 19
const FIRM = 5
/** A hash takes about 40 ms; one that takes ten times as long is kept from the processor by something else. */
const OVERDUE_MS = 400

/**
 * One job at a time, on a thread that takes only what nobody else wants, so that a burst of sign-ins keeps other requests
 * waiting as little as possible. When something burns every core that thread hardly moves, and a priority cannot be raised again
 * without rights that a server should not have. So a second, firmer thread is given what is overdue, and what comes
 * before the first has caught up.
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

/** Of two answers to one task the first counts. */
function settle({ job, resolve, reject }: Task, thread: PasswordThread): Promise<void> {
  return thread.run(job).then(resolve, reject)
}
