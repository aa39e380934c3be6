/**
 * Who reaches what, over HTTP: each function of staff, each table and each bucket, by each role. The rows of this table
 * are generated: what is declared for staff, or made as a table or bucket, is tried without a line here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { declaredFunctions } from '../../server/test/declared-functions.ts'
import { startTestServer, type TestServer } from '../../server/test/test-server.ts'
import { addTravellers, askAs } from '../../server/test/travellers.ts'
import { ID, PERSONAS, type Persona, STAFF } from './personas.ts'
import { TABLE_RULES } from './table-rules.ts'

const PEOPLE = PERSONAS.filter((persona) => persona !== 'service_role')
type Signed = Exclude<Persona, 'anon' | 'service_role'>

const OFFICE: readonly Persona[] = ['owner', 'admin', 'support']
const ADMINS: readonly Persona[] = ['owner', 'admin']
/** Written down a second time: a role that slips into a declaration is seen here. */
const OF_THE_OFFICE: Readonly<Record<string, readonly Persona[]>> = {
  'staff-export-account': ADMINS,
  'staff-figures': [...OFFICE, 'analyst'],
  'staff-jobs': ADMINS,
  'staff-payments': OFFICE,
  'staff-people': ADMINS,
  'staff-reviews': OFFICE,
  'staff-sales': OFFICE,
  'staff-users': OFFICE,
}

/** Who looks after files that somebody else uploaded. */
const KEPT_TOGETHER: Readonly<Record<string, readonly Persona[]>> = {
  'blog-images': [...ADMINS, 'content_editor'],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const emails = Object.entries(ID).map(([name, id]) => [id, `${name}@example.com`] as const)
  await addTravellers(server.db, Object.fromEntries(emails))
  for (const role of STAFF)
    await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [ID[role], role])
  for (const { row } of Object.values(TABLE_RULES)) if (row) await server.db.script(row)
})
afterAll(() => server.stop())

const ask = (persona: Persona, path: string, init?: RequestInit) =>
  askAs(server, persona === 'anon' ? null : ID[persona as Signed], path, init as never)

describe('functions of staff', () => {
  const staffOnly = () =>
    declaredFunctions(server).flatMap(({ name, access, methods }) =>
      typeof access === 'object' ? [{ name, roles: access.staff, method: methods?.[0] ?? 'POST' }] : [],
    )

  it('admit the roles of this table', () => {
    const declared = Object.fromEntries(staffOnly().map(({ name, roles }) => [name, roles.toSorted()]))
    const expected = Object.entries(OF_THE_OFFICE).map(([name, roles]) => [name, roles.toSorted()])
    expect(declared).toMatchObject(Object.fromEntries(expected))
  })

  it.each(PEOPLE)('%s is let in or refused, as declared', async (persona) => {
    for (const { name, roles, method } of staffOnly()) {
      const { status } = await ask(persona, `/functions/v1/${name}`, {
        method,
        ...(method !== 'GET' && { body: '{}' }),
      })
      // Whoever may call it is told that the input is wrong.
      const verdict = status === 401 || status === 403 ? 'refused' : status < 500 ? 'let in' : `failed with ${status}`
      expect([name, verdict]).toEqual([name, roles.includes(persona) ? 'let in' : 'refused'])
    }
  })
})

describe('tables over /rest/v1', () => {
  const read = async (persona: Persona, table: string) => {
    const answer = await ask(persona, `/rest/v1/${table}?limit=1000`)
    return { status: answer.status, text: await answer.text() }
  }

  it.each(PEOPLE)('%s sees no row that the rules keep from them', async (persona) => {
    const leaks: string[] = []
    for (const [table, { allowed }] of Object.entries(TABLE_RULES)) {
      if (allowed.select.includes(persona)) continue
      const { status, text } = await read(persona, table)
      const isServerOnly = persona === 'anon' || allowed.select.every((each) => each === 'service_role')
      const isClosed = status === 401 || status === 403
      const showsOthers = persona !== 'themselves' && text.includes(ID.themselves)
      if ((isServerOnly && !isClosed) || showsOthers) leaks.push(`${table} answered ${status}`)
    }
    expect(leaks).toEqual([])
  })

  it('every table is closed to changes of what belongs to others', async () => {
    const body = JSON.stringify({ user_id: ID.themselves, role: 'owner' })
    for (const persona of PEOPLE.filter((each) => !ADMINS.includes(each)))
      for (const table of ['user_roles', 'audit_log', 'given_plans', 'server_errors', 'subscriptions', 'trials']) {
        const { status } = await ask(persona, `/rest/v1/${table}`, { method: 'POST', body })
        expect([table, persona, status]).toEqual([table, persona, expect.toBeOneOf([400, 401, 403])])
      }
    const roles = await server.db.query(`select role from public.user_roles where user_id = $1 and role = 'owner'`, [
      ID.themselves,
    ])
    expect(roles).toEqual([])
  })
})

describe('buckets', () => {
  it.each(PEOPLE.filter((persona) => persona !== 'themselves'))(
    '%s neither writes into the folder of another account nor reads a private one',
    async (persona) => {
      const buckets = await server.db.query<{ id: string; public: boolean }>('select id, public from storage.buckets')
      for (const { id, public: isPublic } of buckets) {
        const name = `${ID.themselves}/${persona}.png`
        const put = await ask(persona, `/storage/v1/object/${id}/${name}`, { method: 'POST', body: 'x' })
        expect([id, put.ok]).toEqual([id, false])
        const stored = `${ID.themselves}/kept.png`
        await server.db.query(
          `insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3) on conflict do nothing`,
          [id, stored, ID.themselves],
        )
        const body = JSON.stringify({ prefix: ID.themselves, limit: 10 })
        const listed = await ask(persona, `/storage/v1/object/list/${id}`, { method: 'POST', body })
        const seen = listed.ok ? JSON.stringify(await listed.json()) : ''
        if (!isPublic) expect([id, seen.includes('kept.png')]).toEqual([id, false])
        const deleted = await ask(persona, `/storage/v1/object/${id}/${stored}`, { method: 'DELETE' })
        expect([id, deleted.ok]).toEqual([id, KEPT_TOGETHER[id]?.includes(persona) ?? false])
      }
    },
  )
})
