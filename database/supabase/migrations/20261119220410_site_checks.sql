-- What a crawl of our own pages found, and addresses that moved. Staff read and decide; the server crawls.
create function private.may_check_site() returns boolean
  language sql stable security definer set search_path = '' as
$$ select private.caller_has_role('owner', 'admin', 'marketing', 'content_editor') $$;
grant execute on function private.may_check_site() to authenticated, service_role;

create table public.site_checks (
  id bigint generated always as identity primary key,
  state text not null default 'asked' check (state in ('asked', 'running', 'done', 'failed')),
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  -- The server that runs it writes this as it goes; one that died no longer does.
  alive_at timestamptz,
  finished_at timestamptz,
  pages integer not null default 0 check (pages >= 0),
  -- Links that were not followed because a bound was reached.
  unseen integer not null default 0 check (unseen >= 0),
  opened integer not null default 0,
  mended integer not null default 0,
  problem text check (char_length(problem) <= 200)
);
comment on table public.site_checks is 'Each crawl of our own pages: when, how many pages, what changed.';
-- One at a time, whoever asks and on however many servers.
create unique index site_checks_one on public.site_checks ((true)) where state in ('asked', 'running');

create table public.site_findings (
  id bigint generated always as identity primary key,
  path text not null check (char_length(path) between 1 and 500),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- Which link, which picture, which words; empty where the page says it all.
  detail text not null default '' check (char_length(detail) <= 500),
  state text not null default 'open' check (state in ('open', 'ignored', 'mended')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  mended_at timestamptz,
  unique (path, kind, detail)
);
comment on table public.site_findings is 'Faults of our pages. The server opens and mends them; staff may ignore one.';
create index site_findings_state on public.site_findings (state, kind, path);

create table public.redirects (
  from_path text primary key check (from_path <> '/' and private.is_own_path(from_path) and from_path !~ '[?#]'),
  to_path text not null check (private.is_own_path(to_path)),
  status smallint not null check (status in (301, 302)),
  created_at timestamptz not null default now(),
  check (from_path <> to_path)
);
comment on table public.redirects is 'Addresses of ours that moved to another address of ours.';

-- No redirect leads to one that leads back to it, in however many steps.
create function private.refuse_redirect_loop() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  at_path text := pg_catalog.regexp_replace(new.to_path, '[?#].*$', '');
  steps integer := 0;
begin
  -- Two that would make a loop together must not both pass.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.redirects'));
  loop
    if at_path = new.from_path then
      raise exception 'this redirect leads back to itself' using errcode = 'check_violation';
    end if;
    select pg_catalog.regexp_replace(to_path, '[?#].*$', '') into at_path from public.redirects
      where from_path = at_path and from_path <> new.from_path;
    exit when at_path is null;
    steps := steps + 1;
    if steps > 4 then raise exception 'too many redirects in a row' using errcode = 'check_violation'; end if;
  end loop;
  return new;
end
$$;
create trigger refuse_redirect_loop before insert or update on public.redirects for each row
  execute function private.refuse_redirect_loop();

create function private.audit_site() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  changed jsonb := coalesce(case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end, pg_catalog.to_jsonb(old));
begin
  if auth.uid() is null then return null; end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (auth.uid(),
    tg_argv[0] || case tg_op when 'INSERT' then '.created' when 'DELETE' then '.deleted' else '.changed' end,
    tg_argv[0], coalesce(changed ->> tg_argv[1], ''),
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('to', changed ->> 'to_path', 'kind', changed ->> 'kind',
      'state', changed ->> 'state')));
  return null;
end
$$;
create trigger audit_site after insert or update or delete on public.redirects for each row
  execute function private.audit_site('redirect', 'from_path');
create trigger audit_site after insert on public.site_checks for each row
  execute function private.audit_site('site-check', 'id');
create trigger audit_site after update on public.site_findings for each row
  execute function private.audit_site('site-finding', 'path');

create function private.announce_site_check() returns trigger language plpgsql set search_path = '' as
$$
begin
  perform pg_catalog.pg_notify('site_checks', new.id::text);
  return null;
end
$$;
create trigger announce_site_check after insert on public.site_checks for each row
  execute function private.announce_site_check();

alter table public.site_checks enable row level security;
alter table public.site_findings enable row level security;
alter table public.redirects enable row level security;
revoke all on public.site_checks, public.site_findings, public.redirects from anon, authenticated;
grant select, insert (asked_at) on public.site_checks to authenticated;
grant select, update (state) on public.site_findings to authenticated;
grant select, delete, insert (from_path, to_path, status), update (to_path, status) on public.redirects to authenticated;

create policy "read by site staff" on public.site_checks for select to authenticated
  using ((select private.may_check_site()));
create policy "asked for by site staff" on public.site_checks for insert to authenticated
  with check ((select private.may_check_site()) and state = 'asked');
create policy "read by site staff" on public.site_findings for select to authenticated
  using ((select private.may_check_site()));
-- Only a crawl can say that a fault is gone.
create policy "set aside by site staff" on public.site_findings for update to authenticated
  using ((select private.may_check_site()) and state <> 'mended')
  with check ((select private.may_check_site()) and state <> 'mended');
create policy "site staff" on public.redirects for all to authenticated
  using ((select private.may_check_site())) with check ((select private.may_check_site()));
create policy "the server" on public.site_checks for all to service_role using (true) with check (true);
create policy "the server" on public.site_findings for all to service_role using (true) with check (true);
create policy "the server" on public.redirects for all to service_role using (true) with check (true);
