-- Staff see the discounts that were mailed and may end one. A row is named by an id, never by the hash of its token;
-- the account is known where there is one, and forgotten with it.
alter table public.discounts
  add column id uuid not null default gen_random_uuid(),
  add column user_id uuid references auth.users (id) on delete set null,
  add column issued_by uuid references auth.users (id) on delete set null,
  add column ended_at timestamptz;
create unique index discounts_id on public.discounts (id);
create index discounts_user_id on public.discounts (user_id);
create index discounts_issued_by on public.discounts (issued_by);
create index discounts_created_at on public.discounts (created_at desc);
