/** The whole catalogue in one query: each column of the one row is a JSON array. $1 is the list of exposed schemas. */
export const CATALOGUE_SQL = `
with exposed as (
  select oid, nspname from pg_namespace where nspname = any ($1::text[])
),
-- Types outside pg_catalog are always qualified: what a bare name means depends on the request's search path.
types as (
  select t.oid, t.typname, t.typtype, n.nspname, t.typrelid, t.typdefaultbin,
    case when n.nspname = 'pg_catalog' then null
      else quote_ident(n.nspname) || '.' || quote_ident(t.typname) end as qualified
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
),
columns as (
  select a.attrelid, json_agg(json_build_object(
    'name', a.attname,
    'type', coalesce(t.qualified, format_type(a.atttypid, a.atttypmod)),
    'defaultSql', case a.attgenerated when '' then coalesce(
      pg_get_expr(d.adbin, d.adrelid),
      case a.attidentity when 'd' then 'nextval(' || quote_literal(
        pg_get_serial_sequence(quote_ident(e.nspname) || '.' || quote_ident(c.relname), a.attname)) || ')' end,
      pg_get_expr(t.typdefaultbin, 0)) end
  ) order by a.attnum) as list
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join exposed e on e.oid = c.relnamespace
  join types t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'm', 'f', 'p')
  group by a.attrelid
),
tables as (
  select json_agg(json_build_object(
    'id', c.oid::int8, 'schema', e.nspname, 'name', c.relname, 'isView', c.relkind in ('v', 'm'),
    'canInsert', u.mask & 8 = 8, 'canUpdate', u.mask & 4 = 4, 'canDelete', u.mask & 16 = 16,
    'columns', coalesce(k.list, '[]')
  ) order by e.nspname, c.relname) as list
  from pg_class c
  join exposed e on e.oid = c.relnamespace
  left join columns k on k.attrelid = c.oid
  cross join lateral (
    select case when c.relkind in ('r', 'p') then 28 else pg_relation_is_updatable(c.oid, true) end as mask
  ) u
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
),
keys as (
  select json_agg(json_build_object(
    'kind', k.contype, 'name', k.conname, 'table', k.conrelid::int8, 'target', k.confrelid::int8,
    'columns', (select json_agg(json_build_array(a.attnum, a.attname) order by o.ord)
      from unnest(k.conkey) with ordinality o(num, ord)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num),
    'targetColumns', coalesce((select json_agg(json_build_array(a.attnum, a.attname) order by o.ord)
      from unnest(k.confkey) with ordinality o(num, ord)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num), '[]')
  ) order by k.conrelid, k.conname) as list
  from pg_constraint k
  where k.contype in ('p', 'u', 'f') and k.conparentid = 0 and k.conrelid <> 0
    and k.connamespace <> 'pg_catalog'::regnamespace
),
names as (
  select json_agg(json_build_array(c.oid::int8, n.nspname, c.relname)) as list
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
),
views as (
  select json_agg(json_build_object('id', c.oid::int8, 'definition', r.ev_action::text,
    'columns', (select json_agg(json_build_array(a.attnum, a.attname))
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0))) as list
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
),
-- What is done with these facts is decided in read-function.ts.
inputs as (
  select p.oid, json_agg(json_build_object(
    'name', coalesce(p.proargnames[given.place], ''),
    -- By its SQL name a bare character or bit would be cut to one; by its own name it has any length.
    'type', case when t.typname in ('bpchar', '_bpchar', 'bit', '_bit') then 'pg_catalog.' || quote_ident(t.typname)
      else coalesce(t.qualified, format_type(t.oid, null)) end
  ) order by given.place) as list
  from pg_proc p
  join exposed e on e.oid = p.pronamespace
  cross join lateral unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as given(type, place)
  join types t on t.oid = given.type
  where p.proargmodes is null or p.proargmodes[given.place] in ('i', 'b', 'v')
  group by p.oid
),
functions as (
  select json_agg(json_build_object(
    'schema', e.nspname, 'name', p.proname, 'inputs', coalesce(i.list, '[]'),
    'defaults', p.pronargdefaults, 'isVariadic', p.provariadic <> 0,
    'hasOutputs', exists (select from unnest(p.proargmodes) as mode where mode not in ('i', 'v')),
    'isSet', p.proretset, 'returnKind', t.typtype, 'returnSchema', t.nspname, 'returnName', t.typname,
    'volatility', p.provolatile
  )) as list
  from pg_proc p
  join exposed e on e.oid = p.pronamespace
  join types t on t.oid = p.prorettype
  left join inputs i on i.oid = p.oid
  where p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
),
computed as (
  select json_agg(json_build_object(
    'schema', e.nspname, 'name', p.proname,
    'originSchema', o.nspname, 'originName', o.typname, 'targetSchema', r.nspname, 'targetName', r.typname,
    'rows', case when p.proretset then p.prorows else 1 end
  )) as list
  from pg_proc p
  join exposed e on e.oid = p.pronamespace
  join types o on o.oid = p.proargtypes[0] and o.typrelid <> 0
  join types r on r.oid = p.prorettype and r.typrelid <> 0
  where p.pronargs = 1
)
select
  coalesce((select list from tables), '[]') as tables,
  coalesce((select list from keys), '[]') as keys,
  coalesce((select list from names), '[]') as names,
  coalesce((select list from views), '[]') as views,
  coalesce((select list from functions), '[]') as functions,
  coalesce((select list from computed), '[]') as computed`
