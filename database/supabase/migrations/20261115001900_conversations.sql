-- Conversations with the assistant. A turn is written once, when it has been answered: by the server as the caller, or
-- by a device that answered itself. Both may send it again.
create table public.conversations (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
comment on table public.conversations is 'One row per conversation. The traveller may rename and delete it.';
create index conversations_user on public.conversations (user_id, updated_at desc);

create table public.conversation_turns (
  id uuid primary key,
  conversation_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  question text not null check (char_length(btrim(question)) between 1 and 20000),
  -- As KeptAnswer of contracts/src/assistant.ts has it.
  answer jsonb not null check (jsonb_typeof(answer) = 'object' and octet_length(answer::text) <= 700000
    and coalesce(jsonb_typeof(answer -> 'sentences'), '') = 'array'
    and coalesce(jsonb_typeof(answer -> 'calls'), '') = 'array'),
  -- Turns stand in this order.
  asked_at timestamptz not null default now(),
  -- Whether the server answered: what it has not said itself is no proof of anything.
  is_from_server boolean not null default false,
  created_at timestamptz not null default now(),
  -- With the owner, so that nobody writes into the conversation of somebody else.
  foreign key (conversation_id, user_id) references public.conversations (id, user_id) on delete cascade
);
comment on table public.conversation_turns is 'A question and its answer. Written once; the traveller may delete it.';
create index conversation_turns_conversation on public.conversation_turns (conversation_id, asked_at);
create index conversation_turns_user on public.conversation_turns (user_id);

alter table public.conversations enable row level security;
alter table public.conversation_turns enable row level security;
revoke all on public.conversations, public.conversation_turns from anon, authenticated;
grant select, delete, insert (id, user_id, title, created_at), update (title) on public.conversations to authenticated;
grant select, delete, insert (id, conversation_id, user_id, question, answer, asked_at)
  on public.conversation_turns to authenticated;

-- Not even staff: what somebody asks is nobody's business.
create policy "own" on public.conversations for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own" on public.conversation_turns for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the server" on public.conversations for all to service_role using (true) with check (true);
create policy "the server" on public.conversation_turns for all to service_role using (true) with check (true);

create function private.most_conversation_bytes() returns bigint language sql immutable set search_path = '' as
$$ select 50000000::bigint $$;

-- A device's clock may be wrong; nothing was asked tomorrow.
create function private.not_after_now() returns trigger language plpgsql set search_path = '' as
$$
begin
  if tg_table_name = 'conversations' then new.created_at := least(new.created_at, pg_catalog.now());
  else new.asked_at := least(new.asked_at, pg_catalog.clock_timestamp());
  end if;
  return new;
end
$$;
create trigger not_after_now before insert on public.conversations for each row execute function private.not_after_now();
create trigger not_after_now before insert on public.conversation_turns for each row
  execute function private.not_after_now();

create function private.limit_conversations() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_conversations constant integer := 1000;
begin
  -- One at a time: counted side by side, both would be the last that fits.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('conversations of ' || new.user_id, 0));
  if (select count(*) from public.conversations where user_id = new.user_id) > most_conversations then
    raise exception 'an account keeps at most % conversations; delete one first', most_conversations
      using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;
create trigger limit_conversations after insert on public.conversations for each row
  execute function private.limit_conversations();

create function private.note_turn() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  most_turns constant integer := 300;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('conversations of ' || new.user_id, 0));
  if (select count(*) from public.conversation_turns where conversation_id = new.conversation_id) > most_turns then
    raise exception 'a conversation has at most % questions; begin another one', most_turns
      using errcode = 'program_limit_exceeded';
  end if;
  if (select sum(pg_catalog.pg_column_size(answer) + pg_catalog.pg_column_size(question))
      from public.conversation_turns where user_id = new.user_id) > private.most_conversation_bytes() then
    raise exception 'the conversations of this account are too large together; delete one first'
      using errcode = 'program_limit_exceeded';
  end if;
  update public.conversations set updated_at = greatest(updated_at, new.asked_at) where id = new.conversation_id;
  return null;
end
$$;
create trigger note_turn after insert on public.conversation_turns for each row execute function private.note_turn();
