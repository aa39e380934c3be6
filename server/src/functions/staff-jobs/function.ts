import {
  type FailedJob,
  type QueueFigures,
  staffJobsContract,
  type StaffJobsResponse,
} from '@app/contracts/staff/staff-jobs'

import type { Queryable } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { personOf } from '../staff/person-of.ts'
import { writeStaffAudit } from '../staff/write-staff-audit.ts'

type Deps = Pick<Platform, 'db' | 'jobs'>

export function createStaffJobsFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffJobsContract.name,
    access: { staff: ['owner', 'admin'] },
    input: staffJobsContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 60, seconds: 60 },
    async handle(_request, { input, caller }) {
      if (input.action === 'retry') await retry(deps, personOf(caller), input.id)
      if (input.action === 'discard') await discard(deps, personOf(caller), input.id)
      return Response.json(await listJobs(deps.db))
    },
  })
}

/** Dead letters of a queue wait in a queue of their own. */
const SUFFIX = '-failed'

const QUEUES = `
  select q.name, s.cron, count(j.id) filter (where j.state = 'created')::float8 as waiting,
    count(j.id) filter (where j.state = 'active')::float8 as running,
    count(j.id) filter (where j.state = 'retry')::float8 as retrying,
    (select count(*) from pgboss.job d where d.name = q.dead_letter and d.state = 'created')::float8 as failed,
    to_json(max(j.completed_on) filter (where j.state = 'completed')) #>> '{}' as "lastDone"
  from pgboss.queue q left join pgboss.schedule s on s.name = q.name left join pgboss.job j on j.name = q.name
  where q.dead_letter is not null
  group by q.name, q.dead_letter, s.cron order by q.name`

const FAILED = `
  select j.id, left(j.name, -${SUFFIX.length}) as queue, to_json(j.created_on) #>> '{}' as "failedAt",
    coalesce(j.output ->> 'message', j.output ->> 'code', '') as error
  from pgboss.job j where j.name like '%${SUFFIX}' and j.state = 'created' order by j.created_on desc limit 100`

async function listJobs(db: Queryable): Promise<StaffJobsResponse> {
  // The queues come into being when the jobs start, a moment after the server listens.
  const [known] = await db.query<{ has: boolean }>(`select to_regclass('pgboss.queue') is not null as has`)
  if (!known?.has) return { queues: [], failed: [] }
  const queues = await db.query<QueueFigures>(QUEUES)
  const failed = await db.query<FailedJob>(FAILED)
  return { queues: [...queues], failed: failed.map((job) => ({ ...job, error: withoutAddresses(job.error) })) }
}

/** Mail servers repeat the address in their refusals. */
function withoutAddresses(error: string): string {
  return error.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…@…').slice(0, 500)
}

/** Sent again before the dead letter goes: a crash between the two repeats the job rather than losing it. */
async function retry({ db, jobs }: Deps, actor: string, id: string): Promise<void> {
  const [job] = await db.query<{ queue: string; data: object | null }>(
    `select left(name, -${SUFFIX.length}) as queue, data from pgboss.job
     where id = $1 and name like '%${SUFFIX}' and state = 'created'`,
    [id],
  )
  if (!job) throw new AppError('job_unknown')
  await jobs.enqueue(job.queue, job.data ?? {})
  await remove(db, actor, id, 'job.retried')
}

const discard = ({ db }: Deps, actor: string, id: string): Promise<void> => remove(db, actor, id, 'job.discarded')

async function remove(db: Platform['db'], actor: string, id: string, action: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.query<{ queue: string }>(
      `delete from pgboss.job where id = $1 and name like '%${SUFFIX}' and state = 'created'
       returning left(name, -${SUFFIX.length}) as queue`,
      [id],
    )
    if (!gone) throw new AppError('job_unknown')
    await writeStaffAudit(tx, { actor, action, subjectType: 'job', subjectId: id, details: { queue: gone.queue } })
  })
}
