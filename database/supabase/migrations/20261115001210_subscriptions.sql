-- Who pays, for what, and what the payment provider told us. The provider's word is copied here; nobody else writes.

-- The account a customer of the provider belongs to.
create table public.customers (
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text not null check (char_length(customer_id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  synced_at timestamptz,
  -- The one checkout that may still be paid; whoever begins another one closes this one.
  checkout_id text,
  -- Paid by somebody who was not signed in, with the address of an account that was there already: maybe a stranger.
  is_from_guest boolean not null default false,
  primary key (provider, customer_id)
);
comment on table public.customers is 'Customers of the payment provider and whose they are. The server only.';
create index customers_user_id on public.customers (user_id);

create table public.subscriptions (
  -- The provider's id of the subscription, or of the checkout of something paid once.
  id text primary key check (char_length(id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  customer_id text not null,
  plan text not null check (plan in ('globetrotter', 'jetsetter', 'nomad-squad', 'lifetime')),
  billing text not null check (billing in ('monthly', 'yearly', 'once')),
  status text not null check (status in ('active', 'past_due', 'pending', 'ended', 'refunded')),
  started_at timestamptz not null,
  -- Paid until; null for what is paid once.
  period_end timestamptz,
  -- Access in spite of a failed payment, until then.
  grace_until timestamptz,
  cancels_at_end boolean not null default false,
  amount_minor_units integer not null check (amount_minor_units >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  updated_at timestamptz not null default now(),
  foreign key (provider, customer_id) references public.customers (provider, customer_id) on delete cascade,
  check ((billing = 'once') = (plan = 'lifetime'))
);
comment on table public.subscriptions is 'What was bought, as the payment provider has it. Written by the server only.';
create index subscriptions_user_id on public.subscriptions (user_id);
create index subscriptions_customer on public.subscriptions (provider, customer_id);

-- Each event once. What it says is not kept: it only makes us look at the provider's present state.
create table public.payment_events (
  provider text not null,
  event_id text not null check (char_length(event_id) between 1 and 255),
  event_type text not null check (char_length(event_type) between 1 and 255),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
comment on table public.payment_events is 'Events of the payment provider that have been dealt with. The server only.';
create index payment_events_received_at on public.payment_events (received_at);

-- 20 % off the first month, for one mailbox, once, for 72 hours.
create table public.discounts (
  -- The token itself stands in the mail and nowhere else.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Of the folded address, like those of trials: an account that is deleted leaves no address behind.
  mailbox_hash text not null check (mailbox_hash ~ '^[0-9a-f]{64}$'),
  percent_off integer not null default 20 check (percent_off between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  -- The one open checkout that may use it.
  checkout_id text,
  used_at timestamptz
);
comment on table public.discounts is 'Discount links that were mailed. The server only.';
create index discounts_expires_at on public.discounts (expires_at);
create index discounts_checkout_id on public.discounts (checkout_id);

-- Whose account is gone must not be charged any longer: a job tells the provider, and tries until it has heard.
create table public.orphaned_customers (
  provider text not null,
  customer_id text not null,
  orphaned_at timestamptz not null default now(),
  primary key (provider, customer_id)
);
comment on table public.orphaned_customers is 'Customers whose account was deleted, until the provider has deleted them too.';

create function private.orphan_customer() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.orphaned_customers (provider, customer_id) values (old.provider, old.customer_id)
  on conflict do nothing;
  return null;
end
$$;
create trigger orphan_customer after delete on public.customers for each row execute function private.orphan_customer();

-- What the built-in test provider remembers in place of a real one.
create table public.sandbox_objects (
  id text primary key,
  kind text not null check (kind in ('customer', 'checkout', 'subscription', 'delivery')),
  customer_id text,
  data jsonb not null,
  created_at timestamptz not null default now()
);
comment on table public.sandbox_objects is 'State of the test payment provider. The server only.';
create index sandbox_objects_customer_id on public.sandbox_objects (customer_id);

alter table public.customers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.payment_events enable row level security;
alter table public.discounts enable row level security;
alter table public.orphaned_customers enable row level security;
alter table public.sandbox_objects enable row level security;
revoke all on public.customers, public.subscriptions, public.payment_events, public.discounts,
  public.orphaned_customers, public.sandbox_objects from anon, authenticated;

-- Everything but the provider's ids.
grant select (user_id, plan, billing, status, started_at, period_end, grace_until, cancels_at_end, amount_minor_units,
  currency, updated_at) on public.subscriptions to authenticated;
create policy "own subscriptions, or all of them for staff" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_has_role('owner', 'admin', 'support')));
create policy "the server" on public.subscriptions for all to service_role using (true) with check (true);
create policy "the server only" on public.customers for all to service_role using (true) with check (true);
create policy "the server only" on public.payment_events for all to service_role using (true) with check (true);
create policy "the server only" on public.discounts for all to service_role using (true) with check (true);
create policy "the server only" on public.orphaned_customers for all to service_role using (true) with check (true);
create policy "the server only" on public.sandbox_objects for all to service_role using (true) with check (true);
