import type { ConstructorOptions, PgBoss } from 'pg-boss'

import type { Db } from '../database/db.ts'
import type { Log } from '../logging/log.ts'
import type { Jobs, QueuedJob, ScheduledJob } from './jobs.ts'

type Options = {
  readonly db: Db
  readonly log: Log
  readonly scheduled: readonly ScheduledJob[]
  readonly queued: readonly QueuedJob[]
}

const CALM = { pollingIntervalSeconds: 30 }
// A new job is announced at once; only retries are found by polling.
const PROMPT = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }
const RETRY = { retryDelay: 2, retryBackoff: true, retryDelayMax: 3_600 }
const ONE_HOUR = 3_600
const STOP_MS = 5_000

/** Jobs in the database, by pg-boss, on both engines. It is loaded and started only when it is needed. */
export function createJobs({ db, log, scheduled, queued }: Options): Jobs {
  let started: Promise<PgBoss> | undefined
  const start = (): Promise<PgBoss> => {
    started ??= startBoss(db, log, async (boss) => {
      for (const job of queued) await serveQueue(boss, job, log)
      for (const job of scheduled) await serveSchedule(boss, job, log)
    }).catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }
  return {
    async enqueue(name, data) {
      await (await start()).send(name, data)
    },
    async start() {
      await start()
    },
    async stop() {
      const boss = await started?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

async function startBoss(db: Db, log: Log, prepare: (boss: PgBoss) => Promise<void>): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ ...(await connectionOf(db)), useListenNotify: true })
  boss.on('error', (error) => log.warn({ error }, 'The job queue had a problem'))
  try {
    await boss.start()
    await prepare(boss)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function connectionOf({ native }: Db): Promise<ConstructorOptions> {
  if (native.engine === 'pglite') {
    const { fromPglite } = await import('pg-boss')
    return { db: fromPglite(native.lite), backend: 'pglite' }
  }
  // One for the workers and one for their bookkeeping, so that jobs never compete with requests for connections.
  return { ...(native.connection as ConstructorOptions), max: 2, application_name: 'sojourn-jobs' }
}

async function serveQueue(boss: PgBoss, { name, retries, run }: QueuedJob, log: Log): Promise<void> {
  const deadLetter = await createDeadLetter(boss, name)
  // Job data may be private (the link in a mail), so it is deleted once the job is done.
  const keep = { deleteAfterSeconds: ONE_HOUR }
  await createQueue(boss, name, { ...RETRY, ...keep, retryLimit: retries, deadLetter, notify: true })
  await boss.work<object>(name, PROMPT, async (jobs) => {
    for (const { data } of jobs) await logFailure(log, name, () => run(data), namelessly)
  })
}

async function serveSchedule(boss: PgBoss, { name, cron, run }: ScheduledJob, log: Log): Promise<void> {
  const deadLetter = await createDeadLetter(boss, name)
  await createQueue(boss, name, { ...RETRY, retryLimit: 3, deadLetter })
  await boss.schedule(name, cron)
  await boss.work(name, CALM, async () => {
    await logFailure(log, name, run, wholly)
    log.debug({ job: name }, 'job done')
  })
}

/** The queue for jobs after their last attempt, for an operator to inspect. */
async function createDeadLetter(boss: PgBoss, name: string): Promise<string> {
  const deadLetter = `${name}-failed`
  await createQueue(boss, deadLetter, {})
  return deadLetter
}

/** Logged at each attempt, because the last one may be a day away. */
async function logFailure(log: Log, job: string, run: () => Promise<void>, describe: Describe): Promise<void> {
  try {
    await run()
  } catch (error) {
    log.warn({ job, ...describe(error) }, 'a job failed; it is tried again or kept aside')
    throw error
  }
}

type Describe = (error: unknown) => Readonly<Record<string, unknown>>
const wholly: Describe = (error) => ({ error })
/** Omits the data of the job, because it and error messages may contain personal data. */
const namelessly: Describe = (error) => {
  const { name, code, responseCode } = error as { name?: unknown; code?: unknown; responseCode?: unknown }
  return { failure: { name, code, responseCode } }
}

async function createQueue(boss: PgBoss, name: string, options: object): Promise<void> {
  await boss.createQueue(name, options)
  if (Object.keys(options).length) await boss.updateQueue(name, options)
}
