-- Conversations with the support team. The server writes all of it, so that limits, checks and the audit log cannot be
-- gone around; the traveller and the team read what concerns them.

create table public.support_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- A guest, whose address was proven by a code.
  guest_email text check (char_length(guest_email) <= 320),
  topic text not null default '' check (char_length(topic) <= 120),
  -- open: the team has to answer. waiting: the traveller has to.
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  assigned_to uuid references auth.users (id) on delete set null,
  -- The name of the realtime channel. It is the key to it too: that channel carries who is there and who types, and that
  -- something has changed, never a word of the conversation.
  channel text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  rating smallint check (rating between 1 and 5),
  rating_note text not null default '' check (char_length(rating_note) <= 1000),
  rated_at timestamptz,
  created_at timestamptz not null default now(),
  -- Of the last message.
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  check (num_nonnulls(user_id, guest_email) = 1)
);
comment on table public.support_conversations is 'A traveller or a guest, and the support team.';
create index support_conversations_of_user on public.support_conversations (user_id, updated_at desc);
create index support_conversations_of_guest on public.support_conversations (private.mailbox_key(guest_email));
create index support_conversations_by_state on public.support_conversations (state, updated_at desc);
create index support_conversations_assigned_to on public.support_conversations (assigned_to);

create table public.support_messages (
  -- Chosen by the sender, so that a message sent twice is one message.
  id uuid primary key,
  conversation_id uuid not null references public.support_conversations (id) on delete cascade,
  -- The order of the conversation; a clock may jump.
  position bigint not null generated always as identity,
  author text not null check (author in ('visitor', 'staff')),
  author_id uuid references auth.users (id) on delete set null,
  -- Of the team member, as the traveller sees it.
  author_name text not null default '' check (char_length(author_name) <= 60),
  -- handover: turns of the assistant that the traveller agreed to copy.
  kind text not null default 'text' check (kind in ('text', 'handover')),
  body text not null check (char_length(body) <= case kind when 'handover' then 40000 else 4000 end),
  sent_at timestamptz not null default now()
);
comment on table public.support_messages is 'What was said. Never changed.';
create index support_messages_of_conversation on public.support_messages (conversation_id, position);
create index support_messages_author on public.support_messages (author_id);

create table public.support_notes (
  id uuid primary key,
  conversation_id uuid not null references public.support_conversations (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '' check (char_length(author_name) <= 60),
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.support_notes is 'What the team writes for the team. The traveller never sees it.';
create index support_notes_of_conversation on public.support_notes (conversation_id, created_at);
create index support_notes_author on public.support_notes (author_id);

create table public.support_files (
  id uuid primary key,
  conversation_id uuid not null references public.support_conversations (id) on delete cascade,
  -- Null until the message is sent.
  message_id uuid references public.support_messages (id) on delete cascade,
  author text not null check (author in ('visitor', 'staff')),
  name text not null check (char_length(name) between 1 and 120),
  type text not null check (char_length(type) <= 100),
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null default now()
);
comment on table public.support_files is 'Attachments. Their bytes are in the bucket support-files.';
create index support_files_of_conversation on public.support_files (conversation_id);
create index support_files_of_message on public.support_files (message_id);
create index support_files_unsent on public.support_files (created_at) where message_id is null;

create table public.support_answers (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 80),
  body text not null check (char_length(body) between 1 and 4000),
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on table public.support_answers is 'Ready answers of the team.';
create index support_answers_updated_by on public.support_answers (updated_by);

-- A guest's key to one conversation: SHA-256 of it, in hex.
create table private.support_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  conversation_id uuid not null references public.support_conversations (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index support_tokens_of_conversation on private.support_tokens (conversation_id);

create table private.support_codes (
  id uuid primary key,
  email text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

-- Beside the conversation, not in it: reading changes these rows, and a change of a conversation is announced.
create table private.support_mailing (
  conversation_id uuid primary key references public.support_conversations (id) on delete cascade,
  visitor_seen_at timestamptz,
  -- Answers up to this moment have been mailed.
  mailed_until timestamptz,
  -- A server that sends writes this first; one that died leaves it, and the next run takes the mail again.
  mail_taken_at timestamptz
);
alter table private.support_tokens enable row level security;
alter table private.support_codes enable row level security;
alter table private.support_mailing enable row level security;

alter table public.support_conversations enable row level security;
alter table public.support_messages enable row level security;
alter table public.support_notes enable row level security;
alter table public.support_files enable row level security;
alter table public.support_answers enable row level security;
revoke all on public.support_conversations, public.support_messages, public.support_notes, public.support_files,
  public.support_answers from anon, authenticated;
-- Without the accounts of the team: a traveller sees a name, not an id.
grant select (id, user_id, guest_email, topic, state, channel, rating, rating_note, rated_at, created_at, updated_at,
  closed_at) on public.support_conversations to authenticated;
grant select (id, conversation_id, position, author, author_name, kind, body, sent_at) on public.support_messages
  to authenticated;
grant select (id, conversation_id, author_name, body, created_at) on public.support_notes to authenticated;
grant select (id, conversation_id, message_id, author, name, type, bytes, created_at) on public.support_files
  to authenticated;
grant select (id, title, body, updated_at) on public.support_answers to authenticated;

create function private.caller_is_support() returns boolean language sql stable set search_path = '' as
$$ select private.caller_has_role('support', 'admin', 'owner') $$;
grant execute on function private.caller_is_support() to authenticated, service_role;

create policy "own, or the team" on public.support_conversations for select to authenticated
  using (user_id = (select auth.uid()) or (select private.caller_is_support()));
create policy "of own conversations, or the team" on public.support_messages for select to authenticated
  using ((select private.caller_is_support()) or conversation_id in (
    select c.id from public.support_conversations c where c.user_id = (select auth.uid())));
create policy "the team" on public.support_notes for select to authenticated
  using ((select private.caller_is_support()));
create policy "of own conversations, or the team" on public.support_files for select to authenticated
  using ((select private.caller_is_support()) or (message_id is not null and conversation_id in (
    select c.id from public.support_conversations c where c.user_id = (select auth.uid()))));
create policy "the team" on public.support_answers for select to authenticated
  using ((select private.caller_is_support()));
create policy "the server" on public.support_conversations for all to service_role using (true) with check (true);
create policy "the server" on public.support_messages for all to service_role using (true) with check (true);
create policy "the server" on public.support_notes for all to service_role using (true) with check (true);
create policy "the server" on public.support_files for all to service_role using (true) with check (true);
create policy "the server" on public.support_answers for all to service_role using (true) with check (true);

-- No policy on the objects: files come and go through the server, which hands out links that end.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('support-files', 'support-files', false, 10485760,
  array['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

create function private.drop_support_object() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  delete from storage.objects
    where bucket_id = 'support-files' and name = old.conversation_id::text || '/' || old.id::text;
  return null;
end
$$;
create trigger drop_support_object after delete on public.support_files for each row
  execute function private.drop_support_object();

-- Says on the conversation's channel that there is something to read. Guests have no row of their own to follow.
create function private.announce_support() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  conversation uuid := case when tg_table_name = 'support_messages' then (to_jsonb(new) ->> 'conversation_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  topic text := (select 'support:' || c.channel from public.support_conversations c where c.id = conversation);
begin
  perform realtime.send('{}'::jsonb, 'changed', topic, false);
  return null;
end
$$;
create trigger announce_support after insert on public.support_messages for each row
  execute function private.announce_support();
create trigger announce_support after update of state, rating on public.support_conversations for each row
  when (old.state is distinct from new.state or old.rating is distinct from new.rating)
  execute function private.announce_support();

alter publication supabase_realtime add table public.support_conversations, public.support_messages,
  public.support_notes;

-- The private channel where members of the team show that they are there.
create policy "the support desk, to see" on realtime.messages for select to authenticated
  using (realtime.topic() = 'support-desk' and (select private.caller_is_support()));
create policy "the support desk, to show" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'support-desk' and (select private.caller_is_support()));

-- Whether a member of the team has the inbox open. Only our own realtime keeps these tables.
create function private.support_is_staffed() returns boolean language plpgsql stable security definer
  set search_path = '' as
$$
declare
  is_staffed boolean;
begin
  if to_regclass('realtime.presences') is null then return false; end if;
  execute 'select exists (select from realtime.presences p join realtime.servers s on s.id = p.server_id
    where p.room = $1 and s.alive_until > now())' into is_staffed using 'private:support-desk';
  return is_staffed;
end
$$;

insert into public.support_answers (id, title, body) values
  ('00000000-0000-4000-8000-0000000a0001', 'Refund: how it works',
    E'I can help with that. Within 14 days of the first payment of a plan we give back the whole amount, no reason '
    'needed.\n\nWhich payment is it about? The date and the amount are enough.'),
  ('00000000-0000-4000-8000-0000000a0002', 'Verification mail missing',
    E'Please look in the spam folder first. If it is not there, open the sign-in page, enter your address and choose '
    '"Send again". I have checked that our mails go out at the moment.'),
  ('00000000-0000-4000-8000-0000000a0003', 'Thank you, closing',
    E'I am glad that it works. I will close this conversation now; you get a copy by mail. Write here again whenever '
    'you need us.');
