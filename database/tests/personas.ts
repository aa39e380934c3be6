/** The personas as which every table is tested. */
import pg from 'pg'

import { freshPostgresDatabase } from '../../server/test/test-database.ts'

export const STAFF = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst'] as const
export const PERSONAS = ['anon', 'stranger', 'themselves', ...STAFF, 'service_role'] as const
export type Persona = (typeof PERSONAS)[number]

/** Each signed-in persona's account; `themselves` is the traveller who owns the rows under test. */
export const ID = {
  themselves: '00000000-0000-4000-8000-000000000001',
  stranger: '00000000-0000-4000-8000-000000000002',
  owner: '00000000-0000-4000-8000-000000000011',
  admin: '00000000-0000-4000-8000-000000000012',
  support: '00000000-0000-4000-8000-000000000013',
  marketing: '00000000-0000-4000-8000-000000000014',
  content_editor: '00000000-0000-4000-8000-000000000015',
  analyst: '00000000-0000-4000-8000-000000000016',
} as const

export type Outcome = { readonly rows: readonly Record<string, unknown>[]; readonly changed: number }

export type People = {
  readonly admin: pg.Client
  /** Runs the statement as that persona and rolls it back. */
  attempt(persona: Persona, sql: string, values?: readonly unknown[]): Promise<Outcome>
  /** The SQLSTATE of the refusal, 'no rows' when nothing was touched, or 'allowed'. */
  verdict(persona: Persona, sql: string, values?: readonly unknown[]): Promise<string>
  close(): Promise<void>
}

export async function assemblePeople(): Promise<People> {
  const admin = new pg.Client(await freshPostgresDatabase())
  await admin.connect()
  for (const [name, id] of Object.entries(ID)) {
    await admin.query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`, [
      id,
      `${name}@example.com`,
      { full_name: name },
    ])
  }
  for (const role of STAFF)
    await admin.query('insert into user_roles (user_id, role) values ($1, $2)', [ID[role], role])
  const attempt: People['attempt'] = async (persona, sql, values = []) => {
    await admin.query('begin')
    try {
      await become(admin, persona)
      const { rows, rowCount } = await admin.query<Record<string, unknown>>(sql, [...values])
      return { rows, changed: rowCount ?? 0 }
    } finally {
      await admin.query('rollback')
    }
  }
  return {
    admin,
    attempt,
    verdict: (persona, sql, values) =>
      attempt(persona, sql, values).then(
        ({ changed }) => (changed > 0 ? 'allowed' : 'no rows'),
        (error: { code: string }) => error.code,
      ),
    close: () => admin.end(),
  }
}

export async function become(client: pg.Client, persona: Persona): Promise<void> {
  const isAccount = persona !== 'anon' && persona !== 'service_role'
  const role = isAccount ? 'authenticated' : persona
  const claims = JSON.stringify(isAccount ? { sub: ID[persona], role } : { role })
  await client.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [claims, role])
}
