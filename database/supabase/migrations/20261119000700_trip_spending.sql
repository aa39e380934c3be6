-- What a trip may cost, what was spent on it, by whom and for whom, and photographs of receipts.

-- ISO 4217: decimals of a currency's minor unit. The same as minorDigitsOf in domain/src/kernel; a test of the server compares them.
create function private.minor_digits(currency text) returns integer language sql immutable set search_path = '' as
$$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
      'XAF', 'XOF', 'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    else 2
  end
$$;

create table public.trip_budgets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 100),
  -- Everything is counted in it; it never changes, because the rates of the expenses lead to it.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  starts_on date not null check (starts_on between '2000-01-01' and '2100-01-01'),
  ends_on date not null,
  -- Minor units by part: {"lodging": 120000}.
  planned jsonb not null default '{}',
  -- Who shares the costs, the traveller first: [{"id": "me", "name": "Ana"}].
  people jsonb not null default '[{"id": "me", "name": "Me"}]',
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 365),
  -- For references that hold the owner fast as well.
  unique (id, user_id)
);
comment on table public.trip_budgets is 'One row per trip whose spending is kept. The currency stays as it is.';
create index trip_budgets_of_user on public.trip_budgets (user_id, created_at desc);

create table public.expenses (
  id uuid primary key default gen_random_uuid(),
  budget_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  spent_on date not null check (spent_on between '2000-01-01' and '2100-01-01'),
  part text not null check (part in
    ('journey', 'lodging', 'meals', 'transport', 'tickets', 'data', 'shopping', 'other', 'settlement')),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of the budget's currency for one of this one, as written on the day of entry: text, so that it stays exact.
  rate text not null check (rate ~ '^\d{1,12}(\.\d{1,12})?$'),
  -- The day of a reference rate; null for a rate that the traveller was given.
  rate_on date,
  -- Computed here from amount and rate; no client can say otherwise.
  home_minor bigint not null check (home_minor between 0 and 10000000000000),
  paid_by text not null,
  -- For whom, with weights: {"me": 1, "ben": 1}.
  shares jsonb not null,
  note text check (char_length(note) <= 500),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (budget_id, user_id) references public.trip_budgets (id, user_id) on delete cascade,
  unique (id, user_id)
);
comment on table public.expenses is 'One row per payment. home_minor is computed from amount_minor and rate.';
create index expenses_of_budget on public.expenses (budget_id, spent_on);
create index expenses_of_user on public.expenses (user_id);

create table public.expense_receipts (
  id uuid primary key,
  expense_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  foreign key (expense_id, user_id) references public.expenses (id, user_id) on delete cascade
);
comment on table public.expense_receipts is 'One row per photograph; its bytes are in the bucket receipts under user_id/id.';
create index expense_receipts_of_expense on public.expense_receipts (expense_id);
create index expense_receipts_of_user on public.expense_receipts (user_id);

alter table public.trip_budgets enable row level security;
alter table public.expenses enable row level security;
alter table public.expense_receipts enable row level security;
revoke all on public.trip_budgets, public.expenses, public.expense_receipts from anon, authenticated;
grant select, delete,
  insert (id, user_id, title, currency, starts_on, ends_on, planned, people),
  update (title, starts_on, ends_on, planned, people)
  on public.trip_budgets to authenticated;
grant select, delete,
  insert (id, budget_id, user_id, spent_on, part, title, amount_minor, currency, rate, rate_on, paid_by, shares, note),
  update (spent_on, part, title, amount_minor, currency, rate, rate_on, paid_by, shares, note)
  on public.expenses to authenticated;
grant select, delete, insert (id, expense_id, user_id) on public.expense_receipts to authenticated;

create policy "own" on public.trip_budgets for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own" on public.expenses for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own" on public.expense_receipts for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.trip_budgets for all to service_role using (true) with check (true);
create policy "the server" on public.expenses for all to service_role using (true) with check (true);
create policy "the server" on public.expense_receipts for all to service_role using (true) with check (true);

create trigger keep_revision before update on public.trip_budgets for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.trip_budgets for each row
  execute function private.touch_updated_at();
create trigger keep_revision before update on public.expenses for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.expenses for each row
  execute function private.touch_updated_at();

-- Shapes that a column type cannot say. A person with expenses stays in the list, so that every share has an owner.
create function private.check_trip_budget() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  ids text[];
begin
  if jsonb_typeof(new.planned) <> 'object' or exists (
    select from jsonb_each(new.planned) as entry
    where entry.key not in ('journey', 'lodging', 'meals', 'transport', 'tickets', 'data', 'shopping', 'other')
      or jsonb_typeof(entry.value) <> 'number'
      or entry.value::text !~ '^\d{1,13}$'
  ) then
    raise exception 'planned is not amounts by part' using errcode = 'check_violation';
  end if;
  if jsonb_typeof(new.people) <> 'array' or jsonb_array_length(new.people) not between 1 and 12 or exists (
    select from jsonb_array_elements(new.people) as person
    where jsonb_typeof(person) <> 'object'
      or coalesce(person ->> 'id', '') !~ '^[a-z0-9]{1,12}$'
      or char_length(btrim(coalesce(person ->> 'name', ''))) not between 1 and 60
      or person - 'id' - 'name' <> '{}'
      or jsonb_typeof(person -> 'id') <> 'string'
      or jsonb_typeof(person -> 'name') <> 'string'
  ) then
    raise exception 'people is not a list of names' using errcode = 'check_violation';
  end if;
  select array_agg(person ->> 'id') into ids from jsonb_array_elements(new.people) as person;
  if (select count(distinct id) from unnest(ids) as id) <> cardinality(ids) then
    raise exception 'two people have one id' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and exists (
    select from public.expenses as expense
    where expense.budget_id = new.id
      and (not expense.paid_by = any (ids)
        or exists (select from jsonb_object_keys(expense.shares) as sharer where not sharer = any (ids)))
  ) then
    raise exception 'a person with expenses stays' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_trip_budget before insert or update on public.trip_budgets for each row
  execute function private.check_trip_budget();

create function private.check_expense() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  own_currency text;
  ids text[];
  worth numeric;
begin
  -- Locked, so that nobody is taken out of the list meanwhile.
  select budget.currency, array(select person ->> 'id' from jsonb_array_elements(budget.people) as person)
    into own_currency, ids
    from public.trip_budgets as budget where budget.id = new.budget_id and budget.user_id = new.user_id
    for share of budget;
  if own_currency is null then
    raise exception 'no such budget' using errcode = 'foreign_key_violation';
  end if;
  if not new.paid_by = any (ids) then
    raise exception 'nobody of this trip paid' using errcode = 'check_violation';
  end if;
  if jsonb_typeof(new.shares) <> 'object' or new.shares = '{}' or exists (
    select from jsonb_each(new.shares) as entry
    where not entry.key = any (ids) or jsonb_typeof(entry.value) <> 'number' or entry.value::text !~ '^[1-9]\d{0,2}$'
  ) then
    raise exception 'shares are not weights of people of this trip' using errcode = 'check_violation';
  end if;
  if new.currency = own_currency and new.rate::numeric <> 1 or new.rate::numeric = 0 then
    raise exception 'this rate cannot be' using errcode = 'check_violation';
  end if;
  -- numeric rounds halves away from zero, as convertByRate does for what is above it.
  worth := round(
    new.amount_minor * new.rate::numeric
      * 10::numeric ^ (private.minor_digits(own_currency) - private.minor_digits(new.currency)));
  -- NaN is above every number.
  if worth > 10000000000000 then
    raise exception 'nobody has that much' using errcode = 'check_violation';
  end if;
  new.home_minor := worth;
  return new;
end
$$;
create trigger check_expense before insert or update on public.expenses for each row
  execute function private.check_expense();

-- No plan limits these by the day, so an account has an end to them.
create function private.bound_spending() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most constant integer := tg_argv[0]::integer;
  owner_id uuid;
  kept integer;
begin
  for owner_id in select distinct user_id from added loop
    -- One batch of an account at a time: counted side by side, each would be the last that fits.
    perform pg_catalog.pg_advisory_xact_lock(
      pg_catalog.hashtextextended(tg_table_name || ' of ' || owner_id, 0));
    execute pg_catalog.format('select count(*) from public.%I where user_id = $1', tg_table_name) into kept
      using owner_id;
    if kept > most then
      raise exception 'an account keeps at most % of these; remove one first', most
        using errcode = 'program_limit_exceeded';
    end if;
  end loop;
  return null;
end
$$;
create trigger bound_spending after insert on public.trip_budgets referencing new table as added
  for each statement execute function private.bound_spending('60');
create trigger bound_spending after insert on public.expenses referencing new table as added
  for each statement execute function private.bound_spending('5000');
create trigger bound_spending after insert on public.expense_receipts referencing new table as added
  for each statement execute function private.bound_spending('300');

-- Photographs only, and none without its row, so that the limit of rows is the limit of files.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('receipts', 'receipts', false, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create policy "own receipts" on storage.objects for select to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own receipts, to delete" on storage.objects for delete to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own receipts, to add" on storage.objects for insert to authenticated
  with check (bucket_id = 'receipts' and exists (select from public.expense_receipts r
    where r.user_id = (select auth.uid()) and storage.objects.name = r.user_id || '/' || r.id));
create policy "own receipts, to send again" on storage.objects for update to authenticated
  using (bucket_id = 'receipts' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'receipts' and exists (select from public.expense_receipts r
    where r.user_id = (select auth.uid()) and storage.objects.name = r.user_id || '/' || r.id));
