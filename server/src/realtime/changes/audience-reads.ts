import { DbError } from '../../database/db-error.ts'
import type { Db } from '../../database/db.ts'
import { createFairQueue, type FairQueue } from '../../limits/fair-queue.ts'
import type { RowChange } from '../bus.ts'
import { endSubscriptions, notifyAudience, type Audience } from './change-audience.ts'
import type { PublishedTable, TableName } from './published-tables.ts'

export type AudienceRead = {
  readonly audience: Audience
  readonly table: PublishedTable
  readonly changes: readonly RowChange[]
}

export type AudienceReads = {
  /** Changes of one table reach an audience in order. */
  add(read: AudienceRead): void
  /** Running reads finish, waiting ones are dropped. */
  close(): Promise<void>
}

const MAX_BATCH = 500
/** An audience that is slower than its table changes loses the oldest of them. */
const MAX_WAITING = 10_000
const CANCELLED = '57014'

/** Few connections, so that other users of the pool get their turn; costly filters share one. */
const PLAIN = { atOnce: 3, perOwner: 2 }
const COSTLY = { atOnce: 1, perOwner: 1 }

/** One queue per audience and table, so that a slow one delays only itself; owners take turns. */
export function createAudienceReads(db: Db, report: (error: unknown, table: TableName) => void): AudienceReads {
  const plain = createFairQueue({ atOnce: PLAIN.atOnce })
  const costly = createFairQueue({ atOnce: COSTLY.atOnce })
  const lines = new Map<string, AudienceRead[]>()
  const running = new Set<Promise<void>>()

  const readNext = async (waiting: AudienceRead[]): Promise<void> => {
    const read = waiting.shift()
    if (!read) return
    const { audience, table, changes } = read
    await notifyAudience(db, audience, table, changes).catch((error: unknown) => {
      const isTooSlow = audience.isCostly && error instanceof DbError && error.code === CANCELLED
      if (isTooSlow) endSubscriptions(audience)
      else report(error, table)
    })
  }
  const drain = async (key: string, waiting: AudienceRead[]): Promise<void> => {
    for (let read = waiting[0]; read; read = waiting[0]) {
      const { owner, isCostly } = read.audience
      const queue: FairQueue = isCostly ? costly : plain
      const atOnce = (isCostly ? COSTLY : PLAIN).perOwner
      await queue.run([{ name: owner, atOnce, waiting: Infinity }], () => readNext(waiting))
    }
    lines.delete(key)
  }
  return {
    add(read) {
      const key = JSON.stringify([read.table.schema, read.table.table, read.audience.key])
      const waiting = lines.get(key)
      if (waiting) return putBehind(waiting, read)
      const fresh = [read]
      lines.set(key, fresh)
      const work = drain(key, fresh).finally(() => running.delete(work))
      running.add(work)
    },
    async close() {
      for (const waiting of lines.values()) waiting.length = 0
      await Promise.all(running)
    },
  }
}

/** Waiting changes are read together, for the readers of the latest. */
function putBehind(waiting: AudienceRead[], read: AudienceRead): void {
  const last = waiting.at(-1)
  if (last && last.changes.length + read.changes.length <= MAX_BATCH) {
    waiting[waiting.length - 1] = { ...read, changes: [...last.changes, ...read.changes] }
  } else {
    waiting.push(read)
  }
  if (waiting.reduce((sum, { changes }) => sum + changes.length, 0) > MAX_WAITING) waiting.shift()
}
