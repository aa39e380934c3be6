-- Tables of the server itself: counters of the rate limits, and the mail of machines without a mail server.

-- A crash of the database empties it, which only resets the counts.
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

-- Assistant turns in progress: each counts once however often it is sent, and only a few run at the same time. The
-- requester and the address are digests.
create table if not exists server.asked_turns (
  asker text not null,
  turn_id uuid not null,
  question text not null,
  address text not null,
  -- The lease of the turn; a server that died no longer renews it.
  alive_until timestamptz not null,
  attempts integer not null default 1,
  is_counted boolean not null,
  -- An answered turn stays counted when it is sent again.
  is_answered boolean not null default false,
  -- How often the traveller stopped it and got it back.
  given_back integer not null default 0,
  -- How many trip plans of its answer were counted; a repeat delivers them without another count.
  plans_counted integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (asker, turn_id)
);
alter table server.asked_turns add column if not exists given_back integer not null default 0;
alter table server.asked_turns add column if not exists plans_counted integer not null default 0;
create index if not exists asked_turns_alive on server.asked_turns (alive_until);
create index if not exists asked_turns_address on server.asked_turns (address);
