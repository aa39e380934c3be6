import type { Db } from '../../database/db.ts'

export type TableName = { readonly schema: string; readonly table: string }

/** `type` as clients know it (int4, _text), `sqlType` as it is written in a cast. */
export type TableColumn = { readonly name: string; readonly type: string; readonly sqlType: string }

/** The columns and rows of a table that one role may see. */
export type TableRole = {
  readonly selectable: readonly string[]
  /** Row level security does not apply to it: the owner, service_role. */
  readonly isExempt: boolean
  readonly policies: readonly { readonly isPermissive: boolean; readonly condition: string }[]
}

export type PublishedTable = TableName & {
  readonly columns: readonly TableColumn[]
  readonly key: readonly string[]
  readonly isProtected: boolean
  readonly hasFullIdentity: boolean
  readonly roles: Readonly<Record<string, TableRole>>
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Adds the reporting trigger to every table of the publication, and removes it from all others. */
export async function syncPublicationTriggers(db: Db): Promise<void> {
  await db.query('select realtime.sync_watches()')
}

const FIND = `
  select p.schemaname as schema, p.tablename as table, exists (
    select from pg_trigger g
    where g.tgrelid = c.oid and g.tgname = 'realtime_report_change' and g.tgenabled <> 'D'
  ) as "isWatched"
  from pg_publication_tables p
  join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
  where p.pubname = 'supabase_realtime' and $1::text in ('*', p.schemaname::text) and $2::text in ('*', p.tablename::text)
    and exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`

/** Tables with a primary key; the others cannot be read again when they change. */
export async function findPublishedTables(db: Db, { schema, table }: TableName): Promise<readonly TableName[]> {
  const rows = await db.query<TableName & { isWatched: boolean }>(FIND, [schema, table])
  // Published after this server started.
  if (rows.some((row) => !row.isWatched)) await syncPublicationTriggers(db)
  return rows
}

const DESCRIBE = `
  with relation as (select * from pg_class where oid = to_regclass(format('%I.%I', $1::text, $2::text)))
  select
    c.relrowsecurity as "isProtected", c.relreplident = 'f' as "hasFullIdentity",
    (select json_agg(json_build_object('name', a.attname, 'type', t.typname,
        'sqlType', format_type(a.atttypid, -1)) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(a.attname order by part.n)
      from pg_constraint k, unnest(k.conkey) with ordinality as part(attnum, n), pg_attribute a
      where k.conrelid = c.oid and k.contype = 'p' and a.attrelid = c.oid and a.attnum = part.attnum) as key,
    (select json_object_agg(r.rolname, json_build_object(
        'isExempt', r.rolsuper or r.rolbypassrls
          or (pg_has_role(r.oid, c.relowner, 'usage') and not c.relforcerowsecurity),
        'selectable', (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')),
        'policies', (select coalesce(json_agg(json_build_object('isPermissive', p.polpermissive,
            'condition', pg_get_expr(p.polqual, p.polrelid))), '[]')
          from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polqual is not null and exists (
            select from unnest(p.polroles) as holder where holder = 0 or pg_has_role(r.oid, holder, 'usage')))))
      from pg_roles r where r.rolname = any($3::text[])) as roles
  from relation c`

/** Null when the table is gone or has no primary key. */
export async function describeTable(
  db: Db,
  { schema, table }: TableName,
  roles: readonly string[],
): Promise<PublishedTable | null> {
  const rows = await db.query<Omit<PublishedTable, 'schema' | 'table'>>(DESCRIBE, [schema, table, roles])
  const row = rows[0]
  return row?.key ? { ...row, roles: row.roles ?? {}, schema, table } : null
}
