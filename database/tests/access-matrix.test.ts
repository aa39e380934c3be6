import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assemblePeople, PERSONAS, type People, type Persona } from './personas.ts'
import { FUNCTION_RULES, TABLE_RULES, VERBS } from './table-rules.ts'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
  for (const { row } of Object.values(TABLE_RULES)) if (row) await people.admin.query(row)
})
afterAll(() => people.close())

async function names(sql: string): Promise<readonly string[]> {
  return (await people.admin.query<{ name: string }>(sql)).rows.map(({ name }) => name)
}

describe('the catalogue', () => {
  it('has no table or view of the public schema without rules here', async () => {
    const tables = await names(`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`)
    expect(tables).toEqual(Object.keys(TABLE_RULES).toSorted())
  })

  it('has no function of the public schema without a rule here', async () => {
    const functions = await names(`select replace(p.oid::regprocedure::text, 'public.', '') as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace order by 1`)
    expect(functions).toEqual(Object.keys(FUNCTION_RULES).toSorted())
  })
})

const cases = Object.entries(TABLE_RULES).flatMap(([table, rule]) =>
  VERBS.flatMap((verb) =>
    PERSONAS.map((persona) => [table, verb, persona, rule.allowed[verb].includes(persona)] as const),
  ),
)
describe('every table, verb and persona', () => {
  it.each(cases)('%s: %s by %s -> %s', async (table, verb, persona, isAllowed) => {
    const statement = TABLE_RULES[table]?.statements[verb] ?? ''
    const verdict = await people.verdict(persona, statement)
    expect(verdict === 'allowed', verdict).toBe(isAllowed)
  })
})

describe('every function and persona', () => {
  const calls = Object.entries(FUNCTION_RULES).flatMap(([name, allowed]) =>
    PERSONAS.map((persona) => [name, persona, allowed.includes(persona)] as const),
  )
  it.each(calls)('%s by %s -> %s', async (name, persona, isAllowed) => {
    const role = roleOf(persona)
    const { rows } = await people.admin.query<{ may: boolean }>(
      `select has_function_privilege($1, ('public.' || $2)::regprocedure, 'execute') as may`,
      [role, name.replace('app_role', 'public.app_role')],
    )
    expect(rows[0]?.may).toBe(isAllowed)
  })
})

function roleOf(persona: Persona): string {
  return persona === 'anon' || persona === 'service_role' ? persona : 'authenticated'
}
