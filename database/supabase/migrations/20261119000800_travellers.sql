-- Those who travel, with their passports and the stays that borders count; and what is ticked for each trip.

-- ISO 8601 in the years that a traveller may mean; "2026-02-30" is none.
create function private.is_day(_value text) returns boolean language plpgsql immutable set search_path = '' as
$$
begin
  return _value ~ '^2[01]\d\d-\d\d-\d\d$' and to_char(_value::date, 'YYYY-MM-DD') = _value;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end
$$;

create table public.travellers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Empty for the owner of the account, who has a name already.
  name text not null default '' check (char_length(name) <= 60),
  -- [{"country": "BR", "expires_on": "2031-02-01"}]; the date only if the traveller gave it.
  passports jsonb not null default '[]',
  -- [{"area": "schengen", "arrives_on": "2026-05-01", "leaves_on": null}]; null while they are there.
  stays jsonb not null default '[]',
  -- Rises with every change; see private.keep_revision.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.travellers is 'One row per person an account travels with. No number of a passport is kept.';
create index travellers_of_user on public.travellers (user_id, created_at);

create table public.trip_checklists (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Of a trip that may be on a device only, so without a reference.
  trip_id uuid not null,
  ticked text[] not null default '{}'
    check (cardinality(ticked) <= 100 and private.all_match(ticked, '^[a-z][a-zA-Z0-9:.-]{0,79}$')),
  updated_at timestamptz not null default now(),
  primary key (user_id, trip_id)
);
comment on table public.trip_checklists is 'What is done for a trip, by the keys of its checklist.';

alter table public.travellers enable row level security;
alter table public.trip_checklists enable row level security;
revoke all on public.travellers, public.trip_checklists from anon, authenticated;
grant select, delete, insert (id, user_id, name, passports, stays), update (name, passports, stays)
  on public.travellers to authenticated;
-- An upsert names every column that it inserts.
grant select, delete, insert (user_id, trip_id, ticked), update (user_id, trip_id, ticked)
  on public.trip_checklists to authenticated;

create policy "own" on public.travellers for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own" on public.trip_checklists for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.travellers for all to service_role using (true) with check (true);
create policy "the server" on public.trip_checklists for all to service_role using (true) with check (true);

create trigger keep_revision before update on public.travellers for each row execute function private.keep_revision();
create trigger touch_updated_at before update on public.travellers for each row
  execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.trip_checklists for each row
  execute function private.touch_updated_at();

-- Shapes that a column type cannot say.
create function private.check_traveller() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if jsonb_typeof(new.passports) <> 'array' or jsonb_array_length(new.passports) > 6 or exists (
    select from jsonb_array_elements(new.passports) as passport
    where jsonb_typeof(passport) <> 'object'
      or passport - 'country' - 'expires_on' <> '{}'
      or coalesce(passport ->> 'country', '') !~ '^[A-Z]{2}$'
      or not private.is_day(coalesce(passport ->> 'expires_on', '2100-01-01'))
  ) then
    raise exception 'passports is not a list of countries with a day' using errcode = 'check_violation';
  end if;
  if jsonb_typeof(new.stays) <> 'array' or jsonb_array_length(new.stays) > 200 or exists (
    select from jsonb_array_elements(new.stays) as stay
    where jsonb_typeof(stay) <> 'object'
      or stay - 'area' - 'arrives_on' - 'leaves_on' <> '{}'
      or coalesce(stay ->> 'area', '') !~ '^(schengen|[A-Z]{2})$'
      or not private.is_day(coalesce(stay ->> 'arrives_on', ''))
      or not private.is_day(coalesce(stay ->> 'leaves_on', '2100-01-01'))
      or stay ->> 'leaves_on' < stay ->> 'arrives_on'
  ) then
    raise exception 'stays is not a list of areas with their days' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_traveller before insert or update on public.travellers for each row
  execute function private.check_traveller();

-- No plan limits these by the day, so an account has an end to them.
create trigger bound_travellers after insert on public.travellers referencing new table as added
  for each statement execute function private.bound_spending('12');
create trigger bound_checklists after insert on public.trip_checklists referencing new table as added
  for each statement execute function private.bound_spending('300');

-- A trip that is removed from the account takes its checklist with it.
create function private.forget_checklist() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  delete from public.trip_checklists where user_id = old.user_id and trip_id = old.id;
  return null;
end
$$;
create trigger forget_checklist after delete on public.trips for each row execute function private.forget_checklist();
