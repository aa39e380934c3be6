-- The first answer to a request that carries an Idempotency-Key, kept so that a repeat gets the same answer.
create table public.idempotency_keys (
  id bigint generated always as identity primary key,
  -- Whose key it is: an account's or, before sign-in, a device's. One traveller's key says nothing about another's.
  user_id uuid references auth.users (id) on delete cascade,
  device_id text check (char_length(device_id) between 1 and 128),
  key text not null check (char_length(key) between 1 and 255),
  route text not null default '',
  -- Tells a repeat from another request under the same key.
  request_hash text not null,
  -- Null while the first request is still being answered.
  response_status smallint check (response_status between 100 and 599),
  response_body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '90 days',
  check (num_nonnulls(user_id, device_id) = 1),
  unique (user_id, key),
  unique (device_id, key)
);
comment on table public.idempotency_keys is 'Answers kept for 90 days. Written and read by the server only.';

create index idempotency_keys_expires_at on public.idempotency_keys (expires_at);

alter table public.idempotency_keys enable row level security;
revoke all on public.idempotency_keys from anon, authenticated;
revoke all on sequence public.idempotency_keys_id_seq from anon, authenticated;
create policy "the server only" on public.idempotency_keys for all to service_role using (true) with check (true);
