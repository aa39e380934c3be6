import type { Queryable } from '../../database/db.ts'

/** A table whose rows belong to one account, and the condition that picks them (`$1` is the account). */
export type OwnedTable = { readonly name: string; readonly condition: string }

type Reference = {
  readonly table: string
  readonly column: string
  readonly to: string
  readonly toColumn: string
}

/** Rows of an account are deleted by cascades, so a new table is found without a line here. */
const CASCADES = `
  select c.conrelid::regclass::text as "table", a.attname::text as "column",
    c.confrelid::regclass::text as "to", b.attname::text as "toColumn"
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
  where c.contype = 'f' and c.confdeltype = 'c' and cardinality(c.conkey) = 1
    and c.connamespace = 'public'::regnamespace
  order by 1, 2`

/**
 * Answers to repeated requests: copies of what the traveller sent, which the other tables already contain. Notes of the
 * support team are its own, and the ready answers are about nobody.
 */
const NOT_THEIRS = new Set(['idempotency_keys', 'support_notes', 'support_answers'])

export async function findOwnedTables(db: Queryable): Promise<readonly OwnedTable[]> {
  const references = await db.query<Reference>(CASCADES)
  const found = ownDirectly(references)
  let isGrowing = true
  while (isGrowing) {
    isGrowing = false
    for (const reference of references) {
      const name = plain(reference.table)
      const condition = found.has(name) ? null : conditionThrough(reference, found)
      if (condition === null) continue
      found.set(name, condition)
      isGrowing = true
    }
  }
  return [...found].map(([name, condition]) => ({ name, condition })).filter(({ name }) => !NOT_THEIRS.has(name))
}

/** A row may belong to two people: the payer of a seat and its member. */
function ownDirectly(references: readonly Reference[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { table, column, to } of references) {
    if (to !== 'auth.users') continue
    const known = found.get(plain(table))
    found.set(plain(table), `${known === undefined ? '' : `${known} or `}"${column}" = $1`)
  }
  return found
}

function conditionThrough({ column, to, toColumn }: Reference, found: ReadonlyMap<string, string>): string | null {
  const through = found.get(plain(to))
  return through === undefined ? null : `"${column}" in (select "${toColumn}" from ${to} where ${through})`
}

function plain(name: string): string {
  return name.replace(/^public\./, '').replaceAll('"', '')
}
