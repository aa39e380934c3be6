/** Receipts and shared costs over real HTTP, as an attacker with an account of their own would meet them. */
import { randomBytes, randomUUID } from 'node:crypto'

import { minorDigitsOf } from '@app/domain/kernel'
import type { StorageApiError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { type Account, signedInAccount } from '../auth/auth-test-kit.ts'
import { HTML, PDF, png } from './test/sample-files.ts'

let server: TestServer
let ann: Account
let bob: Account
let budget: string
let expense: string
beforeAll(async () => {
  server = await startTestServer()
  ;[ann, bob] = [await signedInAccount(server), await signedInAccount(server)]
  budget = await newBudget(ann)
  expense = await newExpense(ann, budget)
})
afterAll(() => server.stop())

async function newBudget({ client }: Account): Promise<string> {
  const id = randomUUID()
  const people = [
    { id: 'me', name: 'Ana' },
    { id: 'b', name: 'Ben' },
  ]
  const row = { id, title: 'Lisbon', currency: 'EUR', starts_on: '2027-05-01', ends_on: '2027-05-07', people }
  expect((await client.from('trip_budgets').insert(row)).error).toBeNull()
  return id
}
const expenseRow = (budgetId: string) => ({
  id: randomUUID(),
  budget_id: budgetId,
  spent_on: '2027-05-01',
  part: 'meals',
  title: 'Lunch',
  amount_minor: 1250,
  currency: 'EUR',
  rate: '1',
  paid_by: 'me',
  shares: { me: 1, b: 1 },
})
async function newExpense({ client }: Account, budgetId: string): Promise<string> {
  const row = expenseRow(budgetId)
  expect((await client.from('expenses').insert(row)).error).toBeNull()
  return row.id
}

const bucket = (who: Account) => who.client.storage.from('receipts')
const statusOf = (error: unknown): string | undefined => (error as StorageApiError | null)?.statusCode
const PHOTO = { contentType: 'image/png' }

/** A row and its bytes, as a browser sends them. */
async function keep(who: Account, bytes: Uint8Array | Buffer = png(), contentType = 'image/png') {
  const id = randomUUID()
  expect((await who.client.from('expense_receipts').insert({ id, expense_id: expense })).error).toBeNull()
  const path = `${who.id}/${id}`
  const { error } = await bucket(who).upload(path, bytes, { contentType })
  return { id, path, error }
}

describe('a receipt of another account', () => {
  it('cannot be read, listed, linked, copied, overwritten or deleted', async () => {
    const { path, id, error } = await keep(ann)
    expect(error).toBeNull()
    const theirs = bucket(bob)
    expect((await theirs.download(path)).error).not.toBeNull()
    expect((await theirs.list(ann.id)).data).toEqual([])
    expect((await theirs.createSignedUrl(path, 60)).error).not.toBeNull()
    expect((await theirs.copy(path, `${bob.id}/${id}`)).error).not.toBeNull()
    expect((await theirs.upload(path, png(), { ...PHOTO, upsert: true })).error).not.toBeNull()
    expect((await theirs.remove([path])).data).toEqual([])
    const open = await fetch(`${server.url}/storage/v1/object/public/receipts/${path}`)
    expect(open.status).toBeGreaterThanOrEqual(400)
    expect((await bucket(ann).download(path)).error).toBeNull()
  })

  it('cannot be hung on a stranger’s expense', async () => {
    const insert = bob.client.from('expense_receipts').insert({ id: randomUUID(), expense_id: expense })
    expect((await insert).error?.code).toBe('23503')
  })
})

describe('the bucket of receipts', () => {
  it.each([
    ['a page', HTML, 'text/html'],
    ['a page called a picture', HTML, 'image/jpeg'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'image/svg+xml',
    ],
    ['a PDF', PDF, 'application/pdf'],
    ['noise called a picture', randomBytes(400), 'image/webp'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ])('refuses %s', async (_, bytes, contentType) => {
    const { error } = await keep(ann, bytes, contentType)
    expect(Number(statusOf(error))).toBeGreaterThanOrEqual(400)
  })

  it('refuses more than five megabytes', async () => {
    const large = Buffer.concat([png(), randomBytes(5_300_000)])
    expect(statusOf((await keep(ann, large)).error)).toBe('413')
  })

  it.each([
    ['without a row', (id: string) => `${id}/${randomUUID()}`],
    ['in the root', () => randomUUID()],
    ['in the folder of another account', () => `${bob.id}/${randomUUID()}`],
    ['with a parent in its path', (id: string) => `${id}/../${bob.id}/${randomUUID()}`],
  ])('refuses a file %s', async (_, path) => {
    expect((await bucket(ann).upload(path(ann.id), png(), PHOTO)).error).not.toBeNull()
  })

  it('takes the same photograph twice as one, because an answer may be lost', async () => {
    const { path } = await keep(ann)
    expect((await bucket(ann).upload(path, png(), { ...PHOTO, upsert: true })).error).toBeNull()
    expect((await bucket(ann).remove([path])).data).toHaveLength(1)
    expect((await bucket(ann).remove([path])).data).toEqual([])
  })
})

describe('costs that are shared', () => {
  const add = (who: Account, changes: object) =>
    who.client
      .from('expenses')
      .insert({ ...expenseRow(budget), ...changes })
      .then(({ error }) => error?.code)

  it('are nobody else’s to see, to add to, to change or to delete', async () => {
    const { client } = bob
    expect((await client.from('trip_budgets').select('id').eq('id', budget)).data).toEqual([])
    expect((await client.from('expenses').select('id').eq('budget_id', budget)).data).toEqual([])
    expect(await add(bob, {})).toBe('23503')
    expect(await add(bob, { user_id: ann.id })).toBe('42501')
    await client.from('expenses').update({ amount_minor: 1 }).eq('id', expense)
    await client.from('expenses').delete().eq('id', expense)
    await client.from('trip_budgets').delete().eq('id', budget)
    const { data } = await ann.client.from('expenses').select('home_minor').eq('id', expense)
    expect(data).toEqual([{ home_minor: 1250 }])
  })

  it.each([
    [{ home_minor: 1 }, '42501'],
    [{ shares: { me: 1, eve: 1 } }, '23514'],
    [{ shares: { me: -5, b: 6 } }, '23514'],
    [{ shares: { me: 1e9 } }, '23514'],
    [{ paid_by: 'eve' }, '23514'],
    [{ amount_minor: -1250 }, '23514'],
    [{ rate: '2' }, '23514'],
    [{ currency: 'USD', rate: '1e9' }, '23514'],
    [{ currency: 'USD', rate: 'NaN' }, '23514'],
  ])('cannot be forged with %j', async (changes, code) => expect(await add(ann, changes)).toBe(code))

  it('are counted with the decimals that the engines know, in every currency', async () => {
    const rows = await server.db.query<{ code: string; digits: number }>(
      'select code, private.minor_digits(code) as digits from unnest($1::text[]) as code',
      [Intl.supportedValuesOf('currency')],
    )
    expect(rows.filter(({ code, digits }) => digits !== minorDigitsOf(code))).toEqual([])
    expect(rows.length).toBeGreaterThan(150)
  })

  it('keep their text as text', async () => {
    const title = `=HYPERLINK("https://evil.example","x")<img src=x onerror=alert(1)>`
    expect(await add(ann, { title })).toBeUndefined()
    expect((await ann.client.from('expenses').select('title').eq('title', title)).data).toHaveLength(1)
  })
})
