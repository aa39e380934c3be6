import { randomUUID } from 'node:crypto'

import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { type Account, BEHIND_PROXY, newEmail, PASSWORD, signedInAccount, signIn } from '../../auth/auth-test-kit.ts'

const SEALED = Buffer.from('sealed bytes')
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.codePointAt(0) ?? 0,
)

describe('an account as a whole', () => {
  let server: TestServer
  let clock = 0
  beforeAll(async () => {
    server = await startTestServer({ now: () => Date.now() + clock, settings: BEHIND_PROXY })
  })
  afterAll(() => server.stop())

  const call = (name: string, token: string, body: object = {}) =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.product.platform.apiKeys.anon,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
  const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

  /** An account with a row in several tables, a file and a second device. */
  async function settledAccount() {
    const account = await signedInAccount(server)
    const { id, client } = account
    await client
      .from('profiles')
      .update({ full_name: '=Ana', passports: ['PT'] })
      .eq('id', id)
    await client.from('notification_preferences').insert({ user_id: id, kind: 'trip', by_mail: true })
    const { error } = await client.storage
      .from('avatars')
      .upload(`${id}/me.png`, new Blob([PIXEL], { type: 'image/png' }))
    expect(error).toBeNull()
    const talk = randomUUID()
    await client.from('conversations').insert({ id: talk, title: 'Lisbon' })
    const turn = { id: randomUUID(), conversation_id: talk, question: 'How far?', answer: { sentences: [], calls: [] } }
    expect((await client.from('conversation_turns').insert(turn)).error).toBeNull()
    const claim = { title: 'LIS to JFK', path: '/flight-compensation?from=LIS', law: 'EU261' }
    expect((await client.from('flight_claims').insert(claim)).error).toBeNull()
    const ana = { name: 'Ana', passports: [{ country: 'BR', expires_on: '2031-02-01' }], visas: [{ country: 'IN' }] }
    expect((await client.from('travellers').insert(ana)).error).toBeNull()
    const done = { trip_id: randomUUID(), ticked: ['insurance'] }
    expect((await client.from('trip_checklists').insert(done)).error).toBeNull()
    await spend(client)
    await server.db.query(
      `with rui as (insert into public.safety_contacts (user_id, name, email, token_hash)
         values ($1, 'Rui', 'rui@example.com', $2) returning id, user_id)
       insert into public.check_ins (user_id, contact_id, due_at, note) select user_id, id, now(), 'Room 12' from rui`,
      [id, id.replaceAll('-', '').repeat(2)],
    )
    await server.db.query(
      `with talk as (insert into public.support_conversations (user_id, topic) values ($1, 'Refund') returning id),
         note as (insert into public.support_notes (id, conversation_id, body) select gen_random_uuid(), id, 'Angry' from talk)
       insert into public.support_messages (id, conversation_id, author, author_id, body)
         select gen_random_uuid(), id, 'visitor', $1::uuid, 'Charged twice' from talk`,
      [id],
    )
    await server.db.query('insert into public.support_conversations (guest_email) values ($1)', [account.email])
    await server.db.query(
      `with trip as (insert into public.trips (id, user_id, title, day_count)
         values (gen_random_uuid(), $1, 'Porto', 3) returning id)
       insert into public.trip_shares (trip_id, user_id, token_hash, expires_at) select id, $1, $2, now() from trip`,
      [id, id.replaceAll('-', '').repeat(2)],
    )
    await server.db.query(`insert into public.model_use (user_id, model, prompts) values ($1, 'm', '1')`, [id])
    await server.db.query(
      `insert into public.push_devices (endpoint, user_id, p256dh, auth) values ($1, $2, repeat('K', 87), repeat('A', 22))`,
      [`https://push.example/${id}`, id],
    )
    await signIn(server.anonClient(), account.email)
    const document = await keepDocument(account)
    return { ...account, document }
  }

  /** A budget with an expense and its receipt. */
  async function spend(client: Account['client']): Promise<void> {
    const budget = { id: randomUUID(), title: 'Porto', currency: 'EUR', starts_on: '2027-05-01', ends_on: '2027-05-07' }
    expect((await client.from('trip_budgets').insert(budget)).error).toBeNull()
    const when = { spent_on: '2027-05-01', part: 'meals', title: 'Lunch', paid_by: 'me', shares: { me: 1 } }
    const expense = { ...when, id: randomUUID(), budget_id: budget.id, amount_minor: 1250, currency: 'EUR', rate: '1' }
    expect((await client.from('expenses').insert(expense)).error).toBeNull()
    const receipt = { id: randomUUID(), expense_id: expense.id }
    expect((await client.from('expense_receipts').insert(receipt)).error).toBeNull()
  }

  /** A vault with one encrypted file, as a browser sends it. */
  async function keepDocument({ id, client }: Pick<Account, 'id' | 'client'>): Promise<string> {
    const [salt, key] = ['s'.repeat(22), 'k'.repeat(80)]
    const locks = { passphrase_salt: salt, passphrase_iterations: 600_000, passphrase_key: key }
    await client.from('vaults').insert({ ...locks, recovery_salt: salt, recovery_key: key })
    const file = { id: randomUUID(), wrapped_key: key, details: 'c2VhbGVk' }
    expect((await client.from('vault_files').insert(file)).error).toBeNull()
    const options = { contentType: 'application/octet-stream' }
    const { error } = await client.storage.from('documents').upload(`${id}/${file.id}`, SEALED, options)
    expect(error).toBeNull()
    return file.id
  }

  it('is exported as JSON and CSV, with files, and without secrets', async () => {
    const { email, id, session, document } = await settledAccount()
    const other = await settledAccount()
    const answer = await call('export-account', session.access_token, { currentPassword: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/sojourn-\d{4}-\d{2}-\d{2}\.zip/)
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
    expect(JSON.parse(read('lists/account.json'))).toMatchObject([{ id, email }])
    expect(JSON.parse(read('lists/profiles.json'))).toMatchObject([{ full_name: '=Ana', passports: ['PT'] }])
    expect(read('lists/profiles.csv')).toContain(`,'=Ana,`)
    expect(JSON.parse(read('lists/notification_preferences.json'))).toMatchObject([{ kind: 'trip', by_mail: true }])
    expect(JSON.parse(read('lists/conversations.json'))).toMatchObject([{ title: 'Lisbon' }])
    expect(JSON.parse(read('lists/conversation_turns.json'))).toMatchObject([{ question: 'How far?' }])
    expect(JSON.parse(read('lists/flight_claims.json'))).toMatchObject([{ title: 'LIS to JFK', state: 'drafted' }])
    expect(JSON.parse(read('lists/travellers.json'))).toMatchObject([
      { name: 'Ana', passports: [{ country: 'BR' }], visas: [{ country: 'IN' }] },
    ])
    expect(JSON.parse(read('lists/trip_checklists.json'))).toMatchObject([{ ticked: ['insurance'] }])
    expect(JSON.parse(read('lists/trip_budgets.json'))).toMatchObject([{ title: 'Porto' }])
    expect(JSON.parse(read('lists/expenses.json'))).toMatchObject([{ title: 'Lunch', home_minor: 1250 }])
    expect(JSON.parse(read('lists/expense_receipts.json'))).toHaveLength(1)
    expect(JSON.parse(read('lists/model_use.json'))).toMatchObject([{ model: 'm' }])
    expect(JSON.parse(read('lists/safety_contacts.json'))).toMatchObject([{ name: 'Rui' }])
    expect(read('lists/safety_contacts.json')).not.toContain('token_hash')
    expect(JSON.parse(read('lists/check_ins.json'))).toMatchObject([{ note: 'Room 12' }])
    expect(read('lists/check_ins.json')).not.toContain('link_hash')
    expect(JSON.parse(read('lists/support_messages.json'))).toMatchObject([{ body: 'Charged twice' }])
    expect(JSON.parse(read('lists/support_conversations.json'))).toMatchObject([{ topic: 'Refund' }])
    expect(read('lists/support_conversations.json')).not.toContain('channel')
    expect(entries['lists/support_notes.json']).toBeUndefined()
    expect(JSON.parse(read('lists/trip_shares.json'))).toMatchObject([{ user_id: id, with_notes: false }])
    expect(read('lists/trip_shares.json')).not.toContain('token_hash')
    expect(JSON.parse(read('lists/sign_ins.json'))).toHaveLength(2)
    expect(entries[`files/avatars/${id}/me.png`]).toEqual(PIXEL)
    expect(strFromU8(entries[`files/documents/${id}/${document}`] ?? new Uint8Array())).toBe('sealed bytes')
    expect(JSON.parse(read('lists/vault_files.json'))).toMatchObject([{ id: document, details: 'c2VhbGVk' }])
    expect(JSON.parse(read('lists/vaults.json'))).toMatchObject([{ passphrase_iterations: 600_000 }])
    expect(JSON.parse(read('lists/push_devices.json'))).toEqual([{ user_id: id, created_at: expect.any(String) }])
    const everything = Object.values(entries).map((bytes) => strFromU8(bytes, true))
    for (const secret of ['$argon2', 'encrypted_password', 'refresh_token', other.email, other.id])
      expect(everything.some((text) => text.includes(secret))).toBe(false)
  })

  it.each(['export-account', 'delete-account'])('%s requires a fresh proof of identity', async (name) => {
    const { session } = await signedInAccount(server)
    const body = name === 'delete-account' ? { confirmation: 'DELETE' } : {}
    const wrong = await call(name, session.access_token, { ...body, currentPassword: 'not-the-harbour' })
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'current_password_invalid'])
    clock += 20 * 60_000
    const stale = await call(name, session.access_token, body)
    expect([stale.status, await codeOf(stale)]).toEqual([400, 'reauthentication_needed'])
    const guest = await call(name, server.product.platform.apiKeys.anon, body)
    expect(guest.status).toBe(401)
  })

  it.each([{}, { confirmation: 'delete' }, { confirmation: 'DELETE', userId: 'somebody' }])(
    'is not deleted by %j',
    async (body) => {
      const { id, session } = await signedInAccount(server)
      expect((await call('delete-account', session.access_token, body)).status).toBe(400)
      expect(await server.db.query('select 1 from auth.users where id = $1', [id])).toHaveLength(1)
    },
  )

  it('is deleted everywhere: rows, files, sessions, mails, and nothing of other accounts', async () => {
    const { email, id, session } = await settledAccount()
    const other = await settledAccount()
    const stored = await server.db.query<{ version: string }>(
      'select version from storage.objects where owner_id = $1',
      [id],
    )
    expect(stored).toHaveLength(2)
    await server.product.platform.mailer.send({ kind: 'account-exists', to: email })
    await expect.poll(() => server.mailsTo(email)).toHaveLength(1)
    const answer = await call('delete-account', session.access_token, {
      confirmation: 'DELETE',
      currentPassword: PASSWORD,
    })
    expect(await answer.json()).toEqual({ isDeleted: true })
    expect(await tablesNaming(server, email, id)).toEqual(['public.audit_log'])
    for (const { version } of stored) expect(await server.product.platform.files.exists(version)).toBe(false)
    expect((await server.anonClient().auth.signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
    await expect.poll(async () => (await call('account-sessions', session.access_token)).status).toBe(401)
    expect(await server.mailsTo(email)).toMatchObject([{ kind: 'account-deleted' }])
    const { data } = await other.client.from('profiles').select('full_name').eq('id', other.id).single()
    expect(data?.full_name).toBe('=Ana')
  })

  it.each([
    ['takes the mail to an address that was never confirmed along', null, 0],
    ['leaves it where the address has become somebody else’s', 'signed up since', 1],
  ])('%s', async (_, since, left) => {
    const { client, session } = await signedInAccount(server)
    const pending = newEmail()
    expect((await client.auth.updateUser({ email: pending, current_password: PASSWORD })).error).toBeNull()
    await expect.poll(() => server.mailsTo(pending)).toHaveLength(1)
    if (since) await server.db.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [pending])
    const body = { confirmation: 'DELETE', currentPassword: PASSWORD }
    expect((await call('delete-account', session.access_token, body)).status).toBe(200)
    expect(await server.mailsTo(pending)).toHaveLength(left)
  })

  it('stays when its plan cannot be ended, so that a deleted account is never charged', async () => {
    const { id, session } = await signedInAccount(server)
    const { payments } = server.product.platform
    const add = `insert into public.customers (provider, customer_id, user_id) values ($1, $2, $3)`
    await server.db.query(add, [payments.name, `cus_${id}`, id])
    const forget = vi.spyOn(payments, 'forgetCustomer').mockRejectedValueOnce(new Error('the provider is away'))
    const remove = () =>
      call('delete-account', session.access_token, { confirmation: 'DELETE', currentPassword: PASSWORD })
    const refused = await remove()
    expect([refused.status, await codeOf(refused)]).toEqual([503, 'plan_not_ended'])
    expect(await server.db.query('select 1 from auth.users where id = $1', [id])).toHaveLength(1)
    forget.mockResolvedValueOnce()
    expect((await remove()).status).toBe(200)
    expect(forget).toHaveBeenLastCalledWith(`cus_${id}`)
  })

  it('of the last owner stays complete, so that one owner always remains', async () => {
    const { id, session } = await signedInAccount(server)
    const { payments } = server.product.platform
    const add = `insert into public.customers (provider, customer_id, user_id) values ($1, $2, $3)`
    await server.db.query(add, [payments.name, `cus_${id}`, id])
    const forget = vi.spyOn(payments, 'forgetCustomer')
    forget.mockClear()
    await server.db.query(`insert into public.user_roles (user_id, role) values ($1, 'owner')`, [id])
    await server.db.query(`delete from public.user_roles where role = 'owner' and user_id <> $1`, [id])
    const answer = await call('delete-account', session.access_token, {
      confirmation: 'DELETE',
      currentPassword: PASSWORD,
    })
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'last_owner'])
    expect(forget).not.toHaveBeenCalled()
  })
})

/** Every table except the mail queue that still contains the address or the id of the account. */
async function tablesNaming({ db }: TestServer, email: string, id: string): Promise<readonly string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'storage', 'server', 'realtime') and tablename not in ('mailbox')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(`select 1 from ${name} t where t::text like $1 or t::text like $2 limit 1`, [
      `%${email}%`,
      `%${id}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}
