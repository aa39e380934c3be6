-- What was done by whom, for ever: rows are only ever added, by triggers and by the server.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference to auth.users: the entry outlives the account. Null is the server itself.
  actor_id uuid default auth.uid(),
  action text not null check (action <> ''),
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
comment on table public.audit_log is 'Actions of staff and of the server. Rows are never changed or removed.';

create index audit_log_at on public.audit_log (at desc);
create index audit_log_subject on public.audit_log (subject_type, subject_id, at desc);
create index audit_log_actor on public.audit_log (actor_id, at desc);

create function private.refuse_change() returns trigger language plpgsql set search_path = '' as
$$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_change before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from anon, authenticated;
grant select, insert on public.audit_log to service_role;
