-- Realtime as in hosted Supabase: the publication, the messages whose policies guard private channels, and sending from
-- SQL. Servers notify each other through NOTIFY on the channel `realtime`.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

-- Private channels: callers who may select a row here receive, callers who may insert one send.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
create index if not exists messages_inserted_at on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable
  set search_path = '' as
$$ select nullif(current_setting('realtime.topic', true), '') $$;

-- A notification must stay under 8000 bytes; longer messages are stored here, and the notification names them.
create unlogged table if not exists realtime.outbox (
  id bigint primary key generated always as identity,
  message text not null,
  created_at timestamptz not null default now()
);

-- The sender is also named outside the message, so that it need not fetch its own message.
create or replace function realtime.announce(message text, sender text default null) returns void language plpgsql
  set search_path = '' as
$$
declare
  waiting bigint;
begin
  if octet_length(message) < 7900 then
    perform pg_notify('realtime', message);
  else
    insert into realtime.outbox (message) values (announce.message) returning id into waiting;
    perform pg_notify('realtime', json_build_object('kind', 'outbox', 'id', waiting, 'from', sender)::text);
  end if;
end $$;

-- Presence rows live as long as the lease of the server that holds the connection.
create unlogged table if not exists realtime.servers (
  id uuid primary key,
  alive_until timestamptz not null
);
create unlogged table if not exists realtime.presences (
  channel_id uuid primary key,
  server_id uuid not null,
  room text not null,
  key text not null,
  -- Not jsonb, which refuses the escaped NUL that JSON allows.
  meta json not null,
  tracked_at timestamptz not null default clock_timestamp()
);
create index if not exists presences_room on realtime.presences (room);
create index if not exists presences_server_id on realtime.presences (server_id);

-- No policy: only the servers use them.
alter table realtime.outbox enable row level security;
alter table realtime.servers enable row level security;
alter table realtime.presences enable row level security;

-- Two changes of one row in one transaction would be folded into one notification if their texts were equal.
create sequence if not exists realtime.change_number;

-- Arguments: 'full' or 'key' (the table's replica identity), then the columns of the primary key.
create or replace function realtime.report_change() returns trigger language plpgsql
  security definer set search_path = '' as
$$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform realtime.announce(jsonb_build_object(
    'kind', 'change', 'schema', tg_table_schema, 'table', tg_table_name, 'op', tg_op,
    'number', nextval('realtime.change_number'),
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'key', (select jsonb_object_agg(name, row_now ->> name) from unnest(tg_argv[1:]) as name),
    'old', case when tg_op = 'DELETE' or (tg_op = 'UPDATE' and tg_argv[0] = 'full') then to_jsonb(old) end
  )::text);
  return null;
exception when others then
  -- A change that cannot be reported must still be committed.
  raise warning 'realtime: % of %.% was not reported: %', tg_op, tg_table_schema, tg_table_name, sqlerrm;
  return null;
end $$;

-- Every published table with a primary key gets the trigger; a table that left the publication loses it.
create or replace function realtime.sync_watches() returns void language plpgsql
  set search_path = '' as
$$
declare
  watch record;
begin
  perform pg_advisory_xact_lock(hashtext('realtime.sync_watches'));
  for watch in
    with published as (
      select c.oid,
        array[case c.relreplident when 'f' then 'full' else 'key' end] || array(
          select a.attname::text from unnest(k.conkey) with ordinality as part(attnum, n)
          join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum order by part.n
        ) as arguments
      from pg_catalog.pg_publication_tables p
      join pg_catalog.pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
      join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where p.pubname = 'supabase_realtime'
    ), watched as (
      select tgrelid as oid, tgargs from pg_catalog.pg_trigger
      where tgname = 'realtime_report_change' and not tgisinternal and tgparentid = 0
    )
    select coalesce(p.oid, w.oid)::regclass as relation, p.arguments
    from published p full join watched w on w.oid = p.oid
    where w.tgargs is distinct from (
      select string_agg(convert_to(argument, 'UTF8') || '\x00'::bytea, ''::bytea) from unnest(p.arguments) as argument
    )
  loop
    if watch.arguments is null then
      execute format('drop trigger realtime_report_change on %s', watch.relation);
    else
      execute format(
        'create or replace trigger realtime_report_change after insert or update or delete on %s
         for each row execute function realtime.report_change(%s)',
        watch.relation, (select string_agg(quote_literal(argument), ', ') from unnest(watch.arguments) as argument));
    end if;
  end loop;
end $$;

create or replace function realtime.report_message() returns trigger language plpgsql
  security definer set search_path = '' as
$$
begin
  perform realtime.announce(json_build_object(
    'kind', 'broadcast', 'room', case when new.private then 'private:' else 'public:' end || new.topic,
    'event', new.event, 'text', new.payload::text, 'meta', json_build_object('id', new.id)
  )::text);
  return null;
end $$;

create or replace trigger report_message after insert on realtime.messages for each row
  when (new.extension = 'broadcast' and new.event is not null and new.payload is not null)
  execute function realtime.report_message();

-- Broadcast from SQL. As on hosted Supabase a refusal is a warning, so that it cannot undo the caller's own work.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language plpgsql set search_path = '' as
$$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, extension, topic, private, event, payload)
  select message_id, 'broadcast', send.topic, send.private, send.event,
    case jsonb_typeof(send.payload)
      when 'object' then jsonb_build_object('id', message_id) || send.payload
      else send.payload end;
exception when others then
  raise warning 'realtime.send: "%" was not sent to "%": %', event, topic, sqlerrm;
end $$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void language plpgsql set search_path = '' as
$$
begin
  if level <> 'ROW' then
    raise exception 'realtime.broadcast_changes needs a trigger "for each row"';
  end if;
  perform realtime.send(
    jsonb_build_object('operation', operation, 'table', table_name, 'schema', table_schema,
      'record', to_jsonb(new), 'old_record', to_jsonb(old)),
    event_name, topic_name);
end $$;

revoke execute on function realtime.announce(text, text), realtime.sync_watches(), realtime.report_change(),
  realtime.report_message() from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean) to anon, authenticated, service_role;
