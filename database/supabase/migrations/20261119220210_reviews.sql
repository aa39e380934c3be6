-- One review per traveller, shown after a person of ours has read it.
create table public.reviews (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(btrim(body)) between 20 and 2000),
  -- As the traveller wants to be named; it need not be their name.
  shown_name text not null check (char_length(btrim(shown_name)) between 1 and 60 and shown_name !~ '[[:cntrl:]]'),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  refusal text check (char_length(btrim(refusal)) between 3 and 500),
  written_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'refused') = (refusal is not null))
);
comment on table public.reviews is 'Reviews of travellers. Each edit waits for approval again; the server decides.';
create index reviews_state on public.reviews (state, written_at desc);

-- A trip that has ended, and was in the account before its end; or a plan, paid or given.
create function private.may_review(_user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select
    exists (select from public.trips t where t.user_id = _user_id
      and t.last_date < private.utc_day() and t.created_at < t.last_date + 1)
    or exists (select from public.subscriptions s where s.user_id = _user_id
      and s.status in ('active', 'past_due', 'ended'))
    or exists (select from public.given_plans g where g.user_id = _user_id)
$$;
grant execute on function private.may_review(uuid) to authenticated, service_role;

-- About oneself only: whether somebody else travels or pays is their business.
create function public.may_review() returns boolean language sql stable set search_path = '' as
$$ select private.may_review(auth.uid()) $$;
revoke execute on function public.may_review() from public, anon;
grant execute on function public.may_review() to authenticated, service_role;

-- What was approved is what was read: other words wait again.
create function private.review_waits_again() returns trigger language plpgsql set search_path = '' as
$$
begin
  if tg_op = 'INSERT' or (new.rating, new.body, new.shown_name) is distinct from (old.rating, old.body, old.shown_name)
  then
    new.state := 'waiting';
    new.refusal := null;
    new.decided_at := null;
    new.written_at := pg_catalog.clock_timestamp();
  end if;
  return new;
end
$$;
create trigger review_waits_again before insert or update on public.reviews for each row
  execute function private.review_waits_again();

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant select, delete, insert (user_id, rating, body, shown_name), update (rating, body, shown_name)
  on public.reviews to authenticated;
create policy "own review, or all of them for staff" on public.reviews for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin', 'support')));
create policy "own, after a trip or with a plan" on public.reviews for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.may_review((select auth.uid()))));
create policy "own, to edit" on public.reviews for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own, to delete" on public.reviews for delete to authenticated using (user_id = (select auth.uid()));
create policy "the server" on public.reviews for all to service_role using (true) with check (true);
