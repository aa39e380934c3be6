import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assemblePeople, become, ID, PERSONAS, STAFF, type People, type Persona } from './personas.ts'

const NOT_ALLOWED = '42501'
const GRANT = 'insert into user_roles (user_id, role) values ($1, $2)'
const REVOKE = 'delete from user_roles where user_id = $1 and role = $2'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())

describe('granting a role', () => {
  const grants = PERSONAS.filter((persona) => persona !== 'anon' && persona !== 'service_role').flatMap((persona) =>
    STAFF.map((role) => [persona, role, mayGrant(persona, role)] as const),
  )
  it.each(grants)('%s gives %s to another account: %s', async (persona, role, isAllowed) => {
    const to = ID.stranger
    expect(await people.verdict(persona, GRANT, [to, role])).toBe(isAllowed ? 'allowed' : NOT_ALLOWED)
  })

  it.each(['stranger', 'support', 'marketing', 'content_editor', 'analyst', 'admin'] as const)(
    '%s cannot make themselves an owner',
    async (persona) => {
      expect(await people.verdict(persona, GRANT, [ID[persona], 'owner'])).toBe(NOT_ALLOWED)
    },
  )

  it('cannot be done in the name of another account', async () => {
    const forged = 'insert into user_roles (user_id, role, granted_by) values ($1, $2, $3)'
    expect(await people.verdict('admin', forged, [ID.stranger, 'support', ID.owner])).toBe(NOT_ALLOWED)
  })
})

describe('taking a role back', () => {
  it.each([
    ['admin', 'owner', 'owner', NOT_ALLOWED],
    ['admin', 'admin', 'admin', NOT_ALLOWED],
    ['admin', 'support', 'support', 'allowed'],
    ['owner', 'admin', 'admin', 'allowed'],
    ['support', 'analyst', 'analyst', NOT_ALLOWED],
    ['support', 'support', 'support', NOT_ALLOWED],
    ['stranger', 'support', 'support', NOT_ALLOWED],
    ['owner', 'owner', 'owner', '23001'],
  ] as const)('%s takes from %s the role %s: %s', async (persona, from, role, verdict) => {
    expect(await people.verdict(persona, REVOKE, [ID[from], role])).toBe(verdict)
  })

  it('an owner may leave when another one remains', async () => {
    const both = `with more as (insert into user_roles (user_id, role) values ($1, 'owner') returning 1) select 1 from more`
    await people.admin.query('begin')
    await become(people.admin, 'owner')
    await people.admin.query(both, [ID.stranger])
    expect((await people.admin.query(REVOKE, [ID.owner, 'owner'])).rowCount).toBe(1)
    await people.admin.query('rollback')
  })
})

describe('changing a role in place', () => {
  const turned = `update user_roles set role = 'analyst' where user_id = $1`

  it.each(PERSONAS)('is refused to %s', async (persona) => {
    expect(await people.verdict(persona, turned, [ID.owner])).toBe(NOT_ALLOWED)
  })

  it.each<[string, string[]]>([
    [turned, [ID.owner]],
    ['update user_roles set user_id = $2 where user_id = $1', [ID.owner, ID.stranger]],
    ['update user_roles set granted_by = $2 where user_id = $1', [ID.support, ID.stranger]],
    ['update user_roles set created_at = now() where user_id = $1', [ID.support]],
    ['truncate user_roles', []],
  ])('is refused even to the owner of the database: %s', async (sql, values) => {
    await expect(people.admin.query(sql, values)).rejects.toMatchObject({ code: NOT_ALLOWED })
  })

  it('is not needed to delete the account of a grantor', async () => {
    await people.admin.query('begin')
    await become(people.admin, 'admin')
    await people.admin.query(GRANT, [ID.stranger, 'support'])
    await people.admin.query(`select set_config('role', 'none', true)`)
    await people.admin.query('delete from auth.users where id = $1', [ID.admin])
    const { rows } = await people.admin.query('select role, granted_by from user_roles where user_id = $1', [
      ID.stranger,
    ])
    await people.admin.query('rollback')
    expect(rows).toEqual([{ role: 'support', granted_by: null }])
  })
})

describe('has_role', () => {
  const ask = async (persona: Persona, about: string, role: string): Promise<unknown> =>
    (await people.attempt(persona, 'select has_role($1, $2) as answer', [about, role])).rows[0]?.['answer']

  it.each(STAFF)('shows %s only their own role', async (persona) => {
    for (const role of STAFF) expect([role, await ask(persona, ID[persona], role)]).toEqual([role, role === persona])
  })

  it.each([
    ['stranger', false],
    ['marketing', false],
    ['content_editor', false],
    ['analyst', false],
    ['support', true],
    ['admin', true],
    ['owner', true],
    ['service_role', true],
  ] as const)('answers %s about the owner: %s', async (persona, expected) => {
    expect(await ask(persona, ID.owner, 'owner')).toBe(expected)
  })

  it('gives every traveller the role user, about themselves', async () => {
    expect(await ask('stranger', ID.stranger, 'user')).toBe(true)
    expect(await ask('stranger', ID.themselves, 'user')).toBe(false)
  })

  it('is refused to visitors', async () => {
    expect(await people.verdict('anon', 'select has_role($1, $2)', [ID.owner, 'owner'])).toBe(NOT_ALLOWED)
  })
})

describe('the audit log', () => {
  it('names who granted and who revoked, the role and the account', async () => {
    await people.admin.query('begin')
    await become(people.admin, 'admin')
    await people.admin.query(GRANT, [ID.stranger, 'support'])
    await people.admin.query(REVOKE, [ID.stranger, 'support'])
    const { rows } = await people.admin.query(
      `select actor_id, action, subject_id, details from audit_log where subject_id = $1 order by id`,
      [ID.stranger],
    )
    await people.admin.query('rollback')
    const entry = { actor_id: ID.admin, subject_id: ID.stranger, details: { role: 'support' } }
    expect(rows).toEqual([
      { ...entry, action: 'role.granted' },
      { ...entry, action: 'role.revoked' },
    ])
  })

  it.each([`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log'])(
    'cannot be rewritten, not even by the owner of the database: %s',
    async (sql) => {
      await expect(people.admin.query(sql)).rejects.toMatchObject({ code: NOT_ALLOWED })
    },
  )
})

function mayGrant(persona: Persona, role: string): boolean {
  return persona === 'owner' || (persona === 'admin' && role !== 'owner' && role !== 'admin')
}
