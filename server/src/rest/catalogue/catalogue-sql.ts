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
    'defaultSql', case
      when a.attgenerated <> '' then null
      when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(
        quote_ident(e.nspname) || '.' || quote_ident(c.relname), a.attname))
      when d.adbin is null then pg_get_expr(t.typdefaultbin, 0)
      else pg_get_expr(d.adbin, d.adrelid) end
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
arguments as (
  select p.oid, json_agg(json_build_object(
      'name', coalesce(g.name, ''),
      -- As arguments these would be cut to one character.
      'type', case when t.qualified is not null then t.qualified
        when t.typname in ('bpchar', '_bpchar', 'bit', '_bit')
          then replace(replace(format_type(g.type, null), 'character', 'character varying'), 'bit', 'bit varying')
        else format_type(g.type, null) end,
      'isRequired', g.idx <= p.pronargs - p.pronargdefaults,
      'isVariadic', coalesce(g.mode = 'v', false)
    ) order by g.idx) as list,
    case count(*) filter (where coalesce(g.name, '') = '')
      when 0 then true
      when 1 then bool_and(coalesce(g.name, '') <> '' or t.typname in ('bytea', 'json', 'jsonb', 'text', 'xml'))
      else false end as is_callable
  from pg_proc p
  join exposed e on e.oid = p.pronamespace
  cross join lateral unnest(p.proargnames, p.proargtypes::oid[], p.proargmodes)
    with ordinality as g(name, type, mode, idx)
  join types t on t.oid = g.type
  where g.type is not null
  group by p.oid
),
functions as (
  select json_agg(json_build_object(
    'schema', e.nspname, 'name', p.proname, 'parameters', coalesce(g.list, '[]'), 'isSet', p.proretset,
    'returns', case
      when t.typname = 'void' and t.nspname = 'pg_catalog' then 'void'
      when t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) then 'composite'
      else 'scalar' end,
    'returnSchema', t.nspname, 'returnName', t.typname, 'isVolatile', p.provolatile = 'v'
  )) as list
  from pg_proc p
  join exposed e on e.oid = p.pronamespace
  join types t on t.oid = p.prorettype
  left join arguments g on g.oid = p.oid
  where p.prokind = 'f' and coalesce(g.is_callable, true)
    and t.typname not in ('trigger', 'event_trigger')
),
computed as (
  select json_agg(json_build_object(
    'schema', e.nspname, 'name', p.proname,
    'originSchema', o.nspname, 'originName', o.typname, 'targetSchema', r.nspname, 'targetName', r.typname,
    'isToOne', not p.proretset or p.prorows = 1
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
