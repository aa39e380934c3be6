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

-- Questions to the assistant that were begun: one is counted once however often it is sent, and only so many are answered
-- at the same time. Whose it is and from where are digests.
create table if not exists server.asked_turns (
  asker text not null,
  turn_id uuid not null,
  question text not null,
  address text not null,
  -- Over unless it is moved on: a server that died answers nothing more.
  alive_until timestamptz not null,
  attempts integer not null default 1,
  is_counted boolean not null,
  -- What was answered once stays counted, whatever becomes of a second sending.
  is_answered boolean not null default false,
  -- How often somebody stopped it themselves and had it given back.
  given_back integer not null default 0,
  -- How many trip plans of its answer were counted; a second sending delivers them without another count.
  plans_counted integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (asker, turn_id)
);
alter table server.asked_turns add column if not exists given_back integer not null default 0;
alter table server.asked_turns add column if not exists plans_counted integer not null default 0;
create index if not exists asked_turns_alive on server.asked_turns (alive_until);
create index if not exists asked_turns_address on server.asked_turns (address);
