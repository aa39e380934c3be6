import { afterEach, expect, it } from 'vitest'

import { DbError } from '../../database/db-error.ts'
import type { Db, DbCaller } from '../../database/db.ts'
import { toCaller } from '../../identity/caller.ts'
import { createAudienceReads } from './audience-reads.ts'
import type { Audience } from './change-audience.ts'
import type { PublishedTable } from './published-tables.ts'

const TABLE: PublishedTable = {
  schema: 'public',
  table: 'notes',
  columns: [{ name: 'id', type: 'int4', sqlType: 'integer' }],
  key: ['id'],
  isProtected: false,
  hasFullIdentity: false,
  roles: { authenticated: { selectable: ['id'], isExempt: false, policies: [] } },
}
const CHANGE = { kind: 'change', schema: 'public', table: 'notes', op: 'INSERT', at: '', key: { id: '1' } } as const

/** Reads of costly filters wait until the test ends; all others are done at once. */
function createReads() {
  const asked: DbCaller[] = []
  const { promise: never, reject } = Promise.withResolvers<never>()
  never.catch(() => {})
  const runAs = (caller: DbCaller): Promise<readonly unknown[]> => {
    asked.push(caller)
    return caller.claims.includes('costly') ? never : Promise.resolve([])
  }
  const reads = createAudienceReads({ runAs } as unknown as Db, () => {})
  finish = async () => {
    reject(new DbError({ code: '57014', message: 'cancelled' } as ConstructorParameters<typeof DbError>[0]))
    await reads.close()
  }
  const read = (owner: string, isCostly: boolean): void => {
    const caller = toCaller({ role: 'authenticated', sub: owner, is: isCostly ? 'costly' : 'plain' })
    const subscription = { event: '*', filter: '', conditions: [], select: null, ...TABLE, id: 1 } as const
    const channel = { isOpen: false, caller, subscriptions: [] } as unknown as Audience['interests'][number]['channel']
    const interests = [{ channel, caller, subscriptions: [subscription] }]
    reads.add({ audience: { key: owner, owner, caller, interests, isCostly }, table: TABLE, changes: [CHANGE] })
  }
  return { asked, read }
}

let finish = (): Promise<void> => Promise.resolve()
afterEach(() => finish())

it('reads for plain subscriptions while many accounts wait for costly filters', async () => {
  const { asked, read } = createReads()
  for (const owner of ['ann', 'ben', 'cas', 'dan']) read(owner, true)
  read('eve', false)
  await expect.poll(() => asked.map(({ claims }) => (JSON.parse(claims) as { sub: string }).sub)).toContain('eve')
})

it('gives a costly filter a second, and a plain read the usual time', async () => {
  const { asked, read } = createReads()
  read('ann', true)
  read('eve', false)
  await expect.poll(() => asked.map(({ timeoutMs }) => timeoutMs)).toEqual([1000, undefined])
})
