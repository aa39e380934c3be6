-- What a text takes when it is read, not what it was packed into: a million times the same letter packs into nothing.
create function private.turn_bytes(_question text, _answer jsonb) returns bigint language sql immutable
set search_path = '' as
$$ select pg_catalog.octet_length(_question)::bigint + pg_catalog.octet_length(_answer::text) $$;

-- Kept, so that a new turn does not read all the others.
alter table public.conversations add column bytes bigint not null default 0;
comment on column public.conversations.bytes is 'What its turns take together. Kept by triggers.';
update public.conversations c set bytes = t.bytes
from (select conversation_id, sum(private.turn_bytes(question, answer)) as bytes
  from public.conversation_turns group by conversation_id) as t
where t.conversation_id = c.id;

create or replace function private.note_turn() returns trigger language plpgsql security definer
set search_path = '' as
$$
declare
  most_turns constant integer := 300;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('conversations of ' || new.user_id, 0));
  if (select count(*) from public.conversation_turns where conversation_id = new.conversation_id) > most_turns then
    raise exception 'a conversation has at most % questions; begin another one', most_turns
      using errcode = 'program_limit_exceeded';
  end if;
  update public.conversations set updated_at = greatest(updated_at, new.asked_at),
    bytes = bytes + private.turn_bytes(new.question, new.answer) where id = new.conversation_id;
  if (select sum(bytes) from public.conversations where user_id = new.user_id) > private.most_conversation_bytes() then
    raise exception 'the conversations of this account are too large together; delete one first'
      using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

create function private.weigh_turn() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  update public.conversations set bytes = bytes - private.turn_bytes(old.question, old.answer)
    where id = old.conversation_id;
  if tg_op = 'UPDATE' then
    update public.conversations set bytes = bytes + private.turn_bytes(new.question, new.answer)
      where id = new.conversation_id;
  end if;
  return null;
end
$$;
create trigger weigh_turn after delete or update of question, answer, conversation_id on public.conversation_turns
  for each row execute function private.weigh_turn();

-- A moment that no calendar has (-infinity, the year 4000 before Christ) cannot be shown, and stands above or below all
-- others for ever.
update public.conversations set created_at = updated_at
  where created_at < '2000-01-01T00:00:00Z' and updated_at >= '2000-01-01T00:00:00Z';
update public.conversations set created_at = now(), updated_at = now()
  where updated_at < '2000-01-01T00:00:00Z' or updated_at >= '2100-01-01T00:00:00Z';
update public.conversation_turns set asked_at = created_at where asked_at < '2000-01-01T00:00:00Z';
alter table public.conversations
  add check (created_at >= timestamptz '2000-01-01T00:00:00Z' and created_at < timestamptz '2100-01-01T00:00:00Z'),
  add check (updated_at >= timestamptz '2000-01-01T00:00:00Z' and updated_at < timestamptz '2100-01-01T00:00:00Z');
alter table public.conversation_turns
  add check (asked_at >= timestamptz '2000-01-01T00:00:00Z' and asked_at < timestamptz '2100-01-01T00:00:00Z');
