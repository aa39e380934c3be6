/**
 * Hashing runs on threads of their own with low priority: on a busy machine sign-ins wait for other requests, not the
 * other way round. Linux counts priority per thread; elsewhere it would slow the whole process, so it is left alone.
 */
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

import { hashSync, verifySync } from '@node-rs/argon2'
import { compareSync } from 'bcryptjs'

import type { PasswordJob, PasswordResult } from './password-thread.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. Argon2id is the package's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const { niceness } = workerData as { niceness: number }
// Never above the process: if it was started with a low priority, only root may raise it.
if (process.platform === 'linux') setPriority(0, Math.max(niceness, getPriority(0)))

parentPort?.on('message', (job: PasswordJob) => {
  parentPort?.postMessage(run(job))
})

function run(job: PasswordJob): PasswordResult {
  try {
    const value = job.kind === 'hash' ? hashSync(job.password, COST) : verify(job.password, job.hash)
    return { id: job.id, value }
  } catch {
    // A hash in an unknown format matches no password.
    return { id: job.id, value: job.kind === 'hash' ? null : false }
  }
}

/** Accounts moved from hosted Supabase bring bcrypt hashes. */
function verify(password: string, hash: string): boolean {
  return /^\$2[aby]\$/.test(hash) ? compareSync(password, hash) : verifySync(hash, password)
}
