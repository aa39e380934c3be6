/** Queues of jobs and the jobs that failed for good, for owner and admin. */
import { z } from 'zod'

import type { FunctionContract } from '../function-contract.ts'

const ID = z.uuid()

export const StaffJobsRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('retry'), id: ID }),
  z.strictObject({ action: z.literal('discard'), id: ID }),
])
export type StaffJobsRequest = z.infer<typeof StaffJobsRequest>

const QueueFigures = z.object({
  name: z.string(),
  cron: z.string().nullable(),
  waiting: z.int(),
  running: z.int(),
  retrying: z.int(),
  /** In the dead-letter queue. */
  failed: z.int(),
  lastDone: z.string().nullable(),
})
export type QueueFigures = z.infer<typeof QueueFigures>

const FailedJob = z.object({
  id: ID,
  queue: z.string(),
  failedAt: z.string(),
  /** Without addresses; the data of the job is not shown, because it may be a link that signs somebody in. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const StaffJobsResponse = z.object({
  queues: z.array(QueueFigures),
  /** The newest hundred. */
  failed: z.array(FailedJob),
})
export type StaffJobsResponse = z.infer<typeof StaffJobsResponse>

export const staffJobsContract = {
  name: 'staff-jobs',
  request: StaffJobsRequest,
  response: StaffJobsResponse,
} as const satisfies FunctionContract
