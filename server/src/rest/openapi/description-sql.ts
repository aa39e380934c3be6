import { z } from 'zod'

/**
 * The parts of a schema ($1) that the caller may use, with comments and types. Run with an empty search path, so that
 * types outside pg_catalog are written with their schema.
 */
export const DESCRIPTION_SQL = `
with columns as (
  select a.attrelid, json_agg(json_build_object(
    'name', a.attname,
    'type', format_type(base.oid, null),
    'isRequired', a.attnotnull or t.typnotnull,
    'defaultSql', case a.attgenerated when '' then pg_get_expr(d.adbin, d.adrelid) end,
    'comment', col_description(a.attrelid, a.attnum),
    'maxLength', case when base.typname in ('varchar', 'bpchar')
      and case when t.typtype = 'd' then t.typtypmod else a.atttypmod end > 4
      then case when t.typtype = 'd' then t.typtypmod else a.atttypmod end - 4 end,
    'enum', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = base.oid),
    'foreignKey', (select json_build_array(target.relname, other.attname)
      from pg_constraint k
      join pg_class target on target.oid = k.confrelid and target.relnamespace = c.relnamespace
      join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
      where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]
      order by k.conname limit 1)
  ) order by a.attnum) as list
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  join pg_type base on base.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relnamespace = (select oid from pg_namespace where nspname = $1)
  group by a.attrelid
)
select
  obj_description((select oid from pg_namespace where nspname = $1), 'pg_namespace') as comment,
  coalesce((
    select json_agg(json_build_object(
      'name', c.relname, 'comment', obj_description(c.oid, 'pg_class'), 'columns', coalesce(k.list, '[]')
    ) order by c.relname)
    from pg_class c left join columns k on k.attrelid = c.oid
    where c.relnamespace = (select oid from pg_namespace where nspname = $1)
      and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
      and (has_table_privilege(c.oid, 'select, insert, update, delete')
        or has_any_column_privilege(c.oid, 'select, insert, update'))
  ), '[]') as tables,
  coalesce((
    select json_agg(json_build_object('name', f.name, 'comment', f.comment) order by f.name)
    from (
      select p.proname as name, min(obj_description(p.oid, 'pg_proc')) as comment
      from pg_proc p
      where p.pronamespace = (select oid from pg_namespace where nspname = $1)
        and has_function_privilege(p.oid, 'execute')
      group by p.proname
    ) f
  ), '[]') as functions`

const DescribedColumn = z.object({
  name: z.string(),
  type: z.string(),
  isRequired: z.boolean(),
  defaultSql: z.string().nullable(),
  comment: z.string().nullable(),
  maxLength: z.number().nullable(),
  enum: z.array(z.string()).nullable(),
  /** Table and column, where the key is of this column alone. */
  foreignKey: z.tuple([z.string(), z.string()]).nullable(),
})
const DescribedTable = z.object({
  name: z.string(),
  comment: z.string().nullable(),
  columns: z.array(DescribedColumn),
})
export const DescribedSchema = z.object({
  comment: z.string().nullable(),
  tables: z.array(DescribedTable),
  functions: z.array(z.object({ name: z.string(), comment: z.string().nullable() })),
})
export type DescribedSchema = z.output<typeof DescribedSchema>
export type DescribedTable = z.output<typeof DescribedTable>
export type DescribedColumn = z.output<typeof DescribedColumn>
