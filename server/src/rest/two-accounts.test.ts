/** The rows of the travel tools over real HTTP, as an attacker with an account of their own would meet them. */
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { type Account, signedInAccount } from '../auth/auth-test-kit.ts'

let server: TestServer
let ann: Account
let bob: Account
beforeAll(async () => {
  server = await startTestServer()
  ;[ann, bob] = [await signedInAccount(server), await signedInAccount(server)]
  for (const [table, row] of Object.entries(OWN)) expect([table, await statusOf(ann, table, row)]).toEqual([table, 201])
})
afterAll(() => server.stop())

const ID = {
  budget: randomUUID(),
  expense: randomUUID(),
  receipt: randomUUID(),
  claim: randomUUID(),
  traveller: randomUUID(),
  trip: randomUUID(),
}
const SALT = 'a'.repeat(22)
const KEY = 'b'.repeat(80)
/** What Ann keeps, in an order in which it can be written. */
const OWN = {
  vaults: {
    ...{ passphrase_salt: SALT, passphrase_iterations: 600_000, passphrase_key: KEY },
    ...{ recovery_salt: SALT, recovery_key: KEY },
  },
  vault_files: { id: randomUUID(), wrapped_key: KEY, details: 'sealed', expires_on: '2027-03-01' },
  trip_budgets: { id: ID.budget, title: 'Lisbon', currency: 'EUR', starts_on: '2027-05-01', ends_on: '2027-05-07' },
  expenses: {
    ...{ id: ID.expense, budget_id: ID.budget, spent_on: '2027-05-01', part: 'meals', title: 'Lunch' },
    ...{ amount_minor: 1250, currency: 'EUR', rate: '1', paid_by: 'me', shares: { me: 1 } },
  },
  expense_receipts: { id: ID.receipt, expense_id: ID.expense },
  flight_claims: { id: ID.claim, title: 'LIS to JFK', path: '/flight-compensation?from=LIS', law: 'EU261' },
  travellers: {
    ...{ id: ID.traveller, name: 'Ana', passports: [{ country: 'BR', expires_on: '2031-02-01' }] },
    visas: [{ country: 'schengen', expires_on: '2027-02-01' }],
  },
  trip_checklists: { trip_id: ID.trip, ticked: ['insurance'] },
} as const
type Table = keyof typeof OWN
const TABLES = Object.keys(OWN) as Table[]

type Ask = { readonly method?: string; readonly body?: unknown; readonly prefer?: string }

async function ask(who: Account | null, path: string, { method = 'GET', body, prefer }: Ask = {}) {
  const { anon } = server.product.platform.apiKeys
  const session = await who?.client.auth.getSession()
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: anon,
      authorization: `Bearer ${session?.data.session?.access_token ?? anon}`,
      'content-type': 'application/json',
      ...(prefer && { prefer }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, range: response.headers.get('content-range') }
}

async function statusOf(who: Account, table: string, row: object, prefer?: string): Promise<number> {
  return (await ask(who, table, { method: 'POST', body: row, ...(prefer && { prefer }) })).status
}

/** As the owner sees it, without what a change of its own would move. */
async function seenByAnn(table: Table): Promise<string> {
  return (await ask(ann, table)).text
}

describe.each(TABLES)('a row of %s of another account', (table) => {
  it('is not read, counted or embedded', async () => {
    const counted = await ask(bob, `${table}?select=*`, { prefer: 'count=exact' })
    expect([counted.text, counted.range]).toEqual(['[]', '*/0'])
    expect((await ask(bob, `${table}?user_id=eq.${ann.id}`)).text).toBe('[]')
    expect((await ask(bob, `${table}?or=(user_id.eq.${ann.id},user_id.not.is.null)`)).text).toBe('[]')
    const everybody = await ask(null, table)
    expect(everybody.text).not.toContain(ann.id)
    expect(everybody.status).toBeGreaterThanOrEqual(400)
  })

  it('is not changed, deleted, or taken over by a write with its id', async () => {
    const before = await seenByAnn(table)
    expect(before).toContain(ann.id)
    await ask(bob, `${table}?user_id=eq.${ann.id}`, { method: 'DELETE' })
    const changes = Object.fromEntries(Object.entries(OWN[table]).slice(-1))
    await ask(bob, `${table}?user_id=eq.${ann.id}`, { method: 'PATCH', body: changes })
    for (const prefer of ['resolution=merge-duplicates', 'resolution=ignore-duplicates'])
      await statusOf(bob, table, OWN[table], prefer)
    expect(await seenByAnn(table)).toBe(before)
  })

  it('cannot be written in their name, or given to them', async () => {
    const before = await seenByAnn(table)
    const theirs = { ...OWN[table], ...('id' in OWN[table] && { id: randomUUID() }), user_id: ann.id }
    expect(await statusOf(bob, table, theirs)).toBeGreaterThanOrEqual(400)
    await ask(bob, `${table}?user_id=eq.${bob.id}`, { method: 'PATCH', body: { user_id: ann.id } })
    expect(await seenByAnn(table)).toBe(before)
  })
})

describe('sums', () => {
  const expense = (changes: object) => ({ ...OWN.expenses, id: randomUUID(), ...changes })
  /** True when the request is refused for what it says, not because the server broke. */
  const isRefused = async (table: Table, row: object | string) => {
    const { status } = await ask(ann, table, { method: 'POST', body: row })
    return status >= 400 && status < 500
  }

  it.each([
    ['less than nothing', { amount_minor: -1 }],
    ['nothing', { amount_minor: 0 }],
    ['part of a cent', { amount_minor: 1.5 }],
    ['more than there is', { amount_minor: 1e13 }],
    ['beyond every number', { amount_minor: '99999999999999999999' }],
    ['no number', { amount_minor: 'NaN' }],
    ['a rate below nothing', { currency: 'USD', rate: '-1' }],
    ['a rate of nothing', { currency: 'USD', rate: '0.000' }],
    ['a rate that is none', { currency: 'USD', rate: 'NaN' }],
    ['a rate without end', { currency: 'USD', rate: 'Infinity' }],
    ['a rate in powers', { currency: 'USD', rate: '1e9' }],
    ['a rate in other digits', { currency: 'USD', rate: '١٢' }],
    ['a share below nothing', { shares: { me: -1 } }],
    ['a share of nothing', { shares: { me: 0 } }],
    ['half a share', { shares: { me: 0.5 } }],
    ['a share that is no number', { shares: { me: 'NaN' } }],
    ['the share of a stranger', { shares: { me: 1, eve: 1 } }],
    ['a payer who is not there', { paid_by: 'eve' }],
    ['an own worth', { home_minor: 1 }],
  ])('of %s are refused', async (_, changes) => expect(await isRefused('expenses', expense(changes))).toBe(true))

  it('are not numbers of JSON that are none', async () => {
    const text = JSON.stringify(expense({ amount_minor: 1250 }))
    expect(await isRefused('expenses', text.replace('1250', 'NaN'))).toBe(true)
    expect(await isRefused('expenses', text.replace('1250', '-Infinity'))).toBe(true)
  })

  it.each([
    ['below nothing', { meals: -5 }],
    ['in parts', { meals: 0.5 }],
    ['in powers', { meals: 1e15 }],
    ['of nothing known', { bribes: 5 }],
    ['as text', { meals: '5' }],
  ])('of a plan %s are refused', async (_, planned) =>
    expect(await isRefused('trip_budgets', { ...OWN.trip_budgets, id: randomUUID(), planned })).toBe(true),
  )

  it.each([
    ['below nothing', { amount_minor: -1, currency: 'EUR' }],
    ['without a currency', { amount_minor: 60_000 }],
    ['beyond any law', { amount_minor: 100_000_001, currency: 'EUR' }],
    ['with an address of another site', { path: '//evil.example/flight-compensation' }],
    ['with a script as its address', { path: 'javascript:alert(1)' }],
    ['with an address that only begins like ours', { path: '/flight-compensation.evil.example' }],
    ['of no law', { law: 'EU261; drop table' }],
  ])('of a claim %s are refused', async (_, changes) =>
    expect(await isRefused('flight_claims', { ...OWN.flight_claims, id: randomUUID(), ...changes })).toBe(true),
  )
})
