-- What the server's own machinery keeps: counters of the rate limits, and the mail of machines without a mail server.

-- Lost in a crash of the database, which costs nothing but a fresh count.
create unlogged table if not exists server.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table if not exists server.mailbox (
  id bigint generated always as identity primary key,
  message jsonb not null,
  created_at timestamptz not null default now()
);
