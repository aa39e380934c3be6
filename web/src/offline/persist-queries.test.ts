// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clearAccount } from '../entities/traveller/session/leave-account.ts'
import { readCached, writeCached } from './cached-data.ts'
import { closeOfflineDb, OFFLINE_DB } from './offline-db.ts'
import { persistQueries } from './persist-queries.ts'
import { accountKey, createQueryClient } from './query-client.ts'

const KEY = accountKey('ann', 'saves')

function signIn(id: string): void {
  localStorage.setItem('sojourn-session', JSON.stringify({ access_token: 'a', refresh_token: 'r', user: { id } }))
}
const stored = async () => (await readCached<string>('queries:ann'))?.data ?? ''

beforeEach(() => signIn('ann'))
afterEach(async () => {
  await closeOfflineDb()
  await deleteDB(OFFLINE_DB)
  localStorage.clear()
})

it("restores an account's answers with their age, and reloads them", async () => {
  const first = createQueryClient()
  const one = persistQueries(first, 'ann')
  await one.restored
  first.setQueryData(KEY, ['Porto'], { updatedAt: 5000 })
  first.setQueryData(accountKey('ben', 'saves'), ['Rome'])
  await expect.poll(stored).toContain('Porto')
  expect(await stored()).not.toContain('Rome')
  one.stop()
  expect(first.getQueryData(KEY)).toBeUndefined()
  const second = createQueryClient()
  await persistQueries(second, 'ann').restored
  expect(second.getQueryState(KEY)).toMatchObject({ data: ['Porto'], dataUpdatedAt: 5000, isInvalidated: true })
})

it('migrates data of an earlier version of the app', async () => {
  await writeCached('saved-items', ['Lisbon'])
  await writeCached('profile:ann', { full_name: 'Ann' })
  const client = createQueryClient()
  await persistQueries(client, 'ann').restored
  expect([client.getQueryData(KEY), client.getQueryData(accountKey('ann', 'profile'))]).toEqual([
    ['Lisbon'],
    { full_name: 'Ann' },
  ])
})

it('leaves nothing behind on sign-out, even by a late write', async () => {
  const client = createQueryClient()
  await persistQueries(client, 'ann').restored
  client.setQueryData(KEY, ['Porto'])
  await expect.poll(stored).toContain('Porto')
  client.setQueryData(KEY, ['Porto', 'Lisbon'])
  localStorage.clear()
  await clearAccount('ann')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  signIn('ann')
  expect(await stored()).toBe('')
})

it('does not store a query marked as unstored', async () => {
  const client = createQueryClient()
  await persistQueries(client, 'ann').restored
  await client.fetchQuery({ queryKey: accountKey('ann', 'roles'), queryFn: () => ['owner'], meta: { isStored: false } })
  client.setQueryData(KEY, ['Porto'])
  await expect.poll(stored).toContain('Porto')
  expect(await stored()).not.toContain('owner')
})
