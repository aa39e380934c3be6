-- Private tables of the server; no role of the API can see them.
create schema if not exists server;
revoke all on schema server from public;

create table if not exists server.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- A retired key signs no new tokens, but its tokens stay valid until they expire.
  retired_at timestamptz
);

create table if not exists server.api_keys (
  role text primary key check (role in ('anon', 'service_role')),
  key text not null unique,
  created_at timestamptz not null default now()
);
