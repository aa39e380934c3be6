-- Mail that people agreed to: who agreed, when, where and to which words; what is written to them; who must never be
-- written to again. Marketing, admins and owners work on it; consents, recipients and events are the server's.
create function private.may_mail() returns boolean language sql stable security definer set search_path = '' as
$$ select private.caller_has_role('owner', 'admin', 'marketing') $$;
grant execute on function private.may_mail() to authenticated, service_role;

-- One line of text: a line break could add a header to a mail.
create function private.is_one_line(_text text, _longest integer) returns boolean
  language sql immutable set search_path = '' as
$$ select pg_catalog.char_length(_text) between 1 and _longest and _text !~ '[[:cntrl:]\u2028\u2029]' $$;
grant execute on function private.is_one_line(text, integer) to authenticated, service_role;

-- An address of a page of ours, never of another site.
create function private.is_own_path(_path text) returns boolean language sql immutable set search_path = '' as
$$ select pg_catalog.char_length(_path) <= 300 and _path ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$' $$;
grant execute on function private.is_own_path(text) to authenticated, service_role;

create function private.mail_hash(_email text) returns text language sql immutable set search_path = '' as
$$
  select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to('mail:' || private.mailbox_key(_email), 'UTF8')), 'hex')
$$;
grant execute on function private.mail_hash(text) to authenticated, service_role;

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@[:cntrl:]]+@[^\s@[:cntrl:]]+$'),
  -- link-only: wanted one link and nothing else. asked: said yes, and has not confirmed.
  state text not null check (state in ('link-only', 'asked', 'confirmed', 'unsubscribed')),
  -- Opens and clicks are counted only where this is true.
  counts_opens boolean not null default false,
  -- The first form that stored the address.
  source text not null check (source in ('popup')),
  language text check (language ~ '^[a-z]{2,3}$'),
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null)
);
comment on table public.subscribers is 'Addresses with their consent. Written by the server only; staff read and erase.';
create unique index subscribers_mailbox on public.subscribers (private.mailbox_key(email));
create index subscribers_state on public.subscribers (state, created_at desc);

create table public.subscriber_consents (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references public.subscribers (id) on delete cascade,
  at timestamptz not null default now(),
  act text not null check (act in
    ('link-asked', 'news-asked', 'news-confirmed', 'counting-given', 'counting-withdrawn', 'unsubscribed')),
  -- The page or the mail on which it was said.
  place text not null check (char_length(place) between 1 and 200),
  -- What stood beside the button or the tick.
  words text not null check (char_length(words) between 1 and 1000)
);
comment on table public.subscriber_consents is 'Each yes and no of a subscriber with its time, its place and its words.';
create index subscriber_consents_of on public.subscriber_consents (subscriber_id, at);

-- No address is kept, so it outlives the account and the subscription.
create table public.mail_suppressions (
  mailbox_hash text primary key check (mailbox_hash ~ '^[0-9a-f]{64}$'),
  -- Enough to recognise it: a***@example.com.
  shown text not null check (char_length(shown) <= 254),
  reason text not null check (reason in ('hard-bounce', 'complaint', 'staff')),
  created_at timestamptz not null default now()
);
comment on table public.mail_suppressions is 'Mailboxes that get no campaign and no mail about a trial.';
create index mail_suppressions_at on public.mail_suppressions (created_at desc);

create table public.mail_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_one_line(name, 80)),
  subject text not null check (private.is_one_line(subject, 150)),
  heading text not null check (private.is_one_line(heading, 150)),
  -- Paragraphs, with an empty line between them. Text only.
  body text not null check (char_length(body) between 1 and 8000),
  button_label text check (private.is_one_line(button_label, 60)),
  button_path text check (private.is_own_path(button_path)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((button_label is null) = (button_path is null))
);
comment on table public.mail_templates is 'Texts of campaigns, written by staff.';
create trigger touch_updated_at before update on public.mail_templates for each row
  execute function private.touch_updated_at();

create table public.mail_campaigns (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_one_line(name, 80)),
  template_id uuid references public.mail_templates (id) on delete set null,
  -- Empty: the subject of the template. The second one makes it an A/B test with half of the recipients each.
  subject text check (private.is_one_line(subject, 150)),
  subject_b text check (private.is_one_line(subject_b, 150)),
  -- A closed set of filters; every value becomes a parameter.
  segment jsonb not null default '{}' check (jsonb_typeof(segment) = 'object' and
    segment - array['confirmedFrom', 'confirmedUntil', 'account', 'plan', 'language', 'engaged'] = '{}'::jsonb),
  per_minute integer not null default 120 check (per_minute between 1 and 60000),
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  send_at timestamptz,
  -- The text of the template when the campaign was scheduled: a later edit changes nothing that is on its way.
  heading text,
  body text,
  button_label text,
  button_path text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check (state = 'draft' or (send_at is not null and subject is not null and heading is not null and body is not null))
);
comment on table public.mail_campaigns is 'A mail to a segment of the subscribers, at a time and at a rate.';
create index mail_campaigns_template on public.mail_campaigns (template_id);
create index mail_campaigns_due on public.mail_campaigns (send_at) where state in ('scheduled', 'sending');

create table public.campaign_recipients (
  campaign_id uuid not null references public.mail_campaigns (id) on delete cascade,
  subscriber_id uuid not null references public.subscribers (id) on delete cascade,
  variant text not null check (variant in ('a', 'b')),
  -- claimed: a server has taken it and not yet said what became of it.
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sent', 'skipped', 'failed')),
  attempts smallint not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  bounced_at timestamptz,
  unsubscribed_at timestamptz,
  -- One row for each recipient, so a campaign cannot reach anybody twice.
  primary key (campaign_id, subscriber_id)
);
comment on table public.campaign_recipients is 'Who gets a campaign and what became of it. Written by the server only.';
create index campaign_recipients_subscriber on public.campaign_recipients (subscriber_id);
create index campaign_recipients_open on public.campaign_recipients (campaign_id, subscriber_id)
  where state in ('waiting', 'claimed');
create index campaign_recipients_rate on public.campaign_recipients (campaign_id, claimed_at);

-- Which events of the mail provider were handled: a repeat changes nothing.
create table public.mail_events (
  id text primary key check (char_length(id) between 1 and 200),
  received_at timestamptz not null default now()
);
comment on table public.mail_events is 'Events of the mail provider that were handled. The server only.';

create table public.mail_automations (
  mail text primary key check (mail in ('day-0', 'day-3', 'day-6', 'ended')),
  is_on boolean not null default true,
  -- All null: the text that ships with the product.
  subject text check (private.is_one_line(subject, 150)),
  heading text check (private.is_one_line(heading, 150)),
  body text check (char_length(body) between 1 and 8000),
  button_label text check (private.is_one_line(button_label, 60)),
  updated_at timestamptz not null default now(),
  check (num_nulls(subject, heading, body, button_label) in (0, 4))
);
comment on table public.mail_automations is 'Mails about the trial: whether they go out, and their texts.';
insert into public.mail_automations (mail) values ('day-0'), ('day-3'), ('day-6'), ('ended');
create trigger touch_updated_at before update on public.mail_automations for each row
  execute function private.touch_updated_at();

-- What a person may do to a campaign. Only the server starts and ends it, and one that ended never runs again.
create function private.keep_campaign() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  template public.mail_templates;
begin
  if auth.uid() is null then return new; end if;
  if old.state <> 'draft' and (new.name, new.template_id, new.subject, new.subject_b, new.segment, new.per_minute)
    is distinct from (old.name, old.template_id, old.subject, old.subject_b, old.segment, old.per_minute) then
    raise exception 'only a draft can be changed' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state || ' ' || new.state) not in ('draft scheduled', 'scheduled draft',
    'scheduled cancelled', 'sending paused', 'sending cancelled', 'paused sending', 'paused cancelled') then
    raise exception 'a campaign that is % cannot become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.send_at is distinct from old.send_at and new.state not in ('draft', 'scheduled') then
    raise exception 'the time of a campaign that began cannot be changed' using errcode = 'check_violation';
  end if;
  if old.state = 'draft' and new.state = 'scheduled' then
    select * into template from public.mail_templates where id = new.template_id;
    if template.id is null then
      raise exception 'a campaign needs a template' using errcode = 'check_violation';
    end if;
    new.subject := coalesce(new.subject, template.subject);
    new.heading := template.heading;
    new.body := template.body;
    new.button_label := template.button_label;
    new.button_path := template.button_path;
    new.send_at := coalesce(new.send_at, pg_catalog.now());
  end if;
  return new;
end
$$;
create trigger keep_campaign before update on public.mail_campaigns for each row execute function private.keep_campaign();

create function private.announce_campaign() returns trigger language plpgsql set search_path = '' as
$$
begin
  perform pg_catalog.pg_notify('mail_campaigns', new.id::text);
  return null;
end
$$;
-- What the server begins by itself it also sends.
create trigger announce_campaign after update of state on public.mail_campaigns for each row
  when ((old.state = 'draft' and new.state = 'scheduled') or (old.state = 'paused' and new.state = 'sending')) execute function private.announce_campaign();

-- What staff did, in the audit log; what the server did by itself is in the rows.
create function private.audit_mail() returns trigger language plpgsql security definer set search_path = '' as
$$
declare
  before jsonb := case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end;
  changed jsonb := coalesce(after, before);
begin
  if auth.uid() is null or before is not distinct from after then return null; end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, details)
  values (auth.uid(),
    tg_argv[0] || case tg_op when 'INSERT' then '.created' when 'DELETE' then '.deleted' else '.changed' end,
    tg_argv[0], coalesce(changed ->> tg_argv[1], ''),
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object('name', changed ->> 'name', 'state', changed ->> 'state',
      'reason', changed ->> 'reason', 'on', changed -> 'is_on')));
  return null;
end
$$;
create trigger audit_mail after insert or update or delete on public.mail_templates for each row
  execute function private.audit_mail('mail-template', 'id');
create trigger audit_mail after insert or update or delete on public.mail_campaigns for each row
  execute function private.audit_mail('campaign', 'id');
create trigger audit_mail after insert or update or delete on public.mail_automations for each row
  execute function private.audit_mail('trial-mail', 'mail');
create trigger audit_mail after insert or update or delete on public.mail_suppressions for each row
  execute function private.audit_mail('mail-suppression', 'shown');
create trigger audit_mail after delete on public.subscribers for each row
  execute function private.audit_mail('subscriber', 'id');

-- Who a segment reaches now. Never a mailbox that is on the suppression list.
create function private.segment_subscribers(_segment jsonb, _at timestamptz) returns setof uuid
  language plpgsql stable security definer set search_path = '' as
$$
begin
  if auth.uid() is not null and not private.may_mail() then
    raise exception 'not allowed' using errcode = 'insufficient_privilege';
  end if;
  return query select s.id from public.subscribers s
    left join auth.users u on u.email = s.email and u.email_confirmed_at is not null and u.deleted_at is null
      and not u.is_sso_user
    cross join lateral (select pg_catalog.to_char(s.confirmed_at at time zone 'utc', 'YYYY-MM-DD') as confirmed_on,
      exists (select from public.subscriptions b where b.user_id = u.id and b.status in ('active', 'past_due')) as pays,
      exists (select from public.trials t where t.user_id = u.id and t.ends_at > _at) as tries) as p
    where s.state = 'confirmed'
      and not exists (select from public.mail_suppressions x where x.mailbox_hash = private.mail_hash(s.email))
      -- Compared as text: a date that is none must not stop the campaigns of others.
      and (_segment ->> 'confirmedFrom' is null or p.confirmed_on >= _segment ->> 'confirmedFrom')
      and (_segment ->> 'confirmedUntil' is null or p.confirmed_on <= _segment ->> 'confirmedUntil')
      and (_segment ->> 'language' is null or s.language = _segment ->> 'language')
      and (_segment ->> 'account' is null or (_segment ->> 'account' = 'with') = (u.id is not null))
      and (_segment ->> 'plan' is null or (u.id is not null and _segment ->> 'plan' =
        case when p.pays then 'paid' when p.tries then 'trial' else 'free' end))
      and (_segment ->> 'engaged' is null or (s.counts_opens and (_segment ->> 'engaged' = 'opened') = exists (
        select from public.campaign_recipients r where r.subscriber_id = s.id
          and coalesce(r.clicked_at, r.opened_at) > _at - interval '90 days')));
end
$$;
grant execute on function private.segment_subscribers(jsonb, timestamptz) to authenticated, service_role;

create function private.suppress_mail(_email text, _reason text) returns void
  language plpgsql security definer set search_path = '' as
$$
begin
  if auth.uid() is not null and not (private.may_mail() and _reason = 'staff') then
    raise exception 'not allowed' using errcode = 'insufficient_privilege';
  end if;
  -- A complaint outweighs a bounce, and that a decision of staff.
  insert into public.mail_suppressions as kept (mailbox_hash, shown, reason)
  values (private.mail_hash(_email), pg_catalog.left(pg_catalog.lower(_email), 1) || '***' ||
    pg_catalog.lower(substring(_email from '@[^@]*$')), _reason)
  on conflict (mailbox_hash) do update set reason = excluded.reason
    where kept.reason = 'staff' or excluded.reason = 'complaint';
end
$$;
grant execute on function private.suppress_mail(text, text) to authenticated, service_role;

alter table public.subscribers enable row level security;
alter table public.subscriber_consents enable row level security;
alter table public.mail_suppressions enable row level security;
alter table public.mail_templates enable row level security;
alter table public.mail_campaigns enable row level security;
alter table public.campaign_recipients enable row level security;
alter table public.mail_events enable row level security;
alter table public.mail_automations enable row level security;
revoke all on public.subscribers, public.subscriber_consents, public.mail_suppressions, public.mail_templates,
  public.mail_campaigns, public.campaign_recipients, public.mail_events, public.mail_automations from anon, authenticated;

grant select, delete on public.subscribers, public.mail_suppressions to authenticated;
grant select on public.subscriber_consents, public.campaign_recipients to authenticated;
grant select, delete, insert (name, subject, heading, body, button_label, button_path),
  update (name, subject, heading, body, button_label, button_path) on public.mail_templates to authenticated;
grant select, delete, insert (name, template_id, subject, subject_b, segment, per_minute, send_at),
  update (name, template_id, subject, subject_b, segment, per_minute, send_at, state) on public.mail_campaigns to authenticated;
grant select, update (is_on, subject, heading, body, button_label) on public.mail_automations to authenticated;

create policy "read by mail staff" on public.subscribers for select to authenticated using ((select private.may_mail()));
create policy "erased by mail staff" on public.subscribers for delete to authenticated
  using ((select private.may_mail()));
create policy "read by mail staff" on public.subscriber_consents for select to authenticated
  using ((select private.may_mail()));
create policy "read by mail staff" on public.mail_suppressions for select to authenticated
  using ((select private.may_mail()));
-- A person who complained is never written to again, whoever asks.
create policy "lifted by mail staff" on public.mail_suppressions for delete to authenticated
  using ((select private.may_mail()) and reason <> 'complaint');
create policy "mail staff" on public.mail_templates for all to authenticated
  using ((select private.may_mail())) with check ((select private.may_mail()));
create policy "read by mail staff" on public.mail_campaigns for select to authenticated
  using ((select private.may_mail()));
create policy "drafted by mail staff" on public.mail_campaigns for insert to authenticated
  with check ((select private.may_mail()) and state = 'draft');
create policy "changed by mail staff" on public.mail_campaigns for update to authenticated
  using ((select private.may_mail())) with check ((select private.may_mail()));
create policy "drafts removed by mail staff" on public.mail_campaigns for delete to authenticated
  using ((select private.may_mail()) and state = 'draft');
create policy "read by mail staff" on public.campaign_recipients for select to authenticated
  using ((select private.may_mail()));
create policy "read by mail staff" on public.mail_automations for select to authenticated
  using ((select private.may_mail()));
create policy "changed by mail staff" on public.mail_automations for update to authenticated
  using ((select private.may_mail())) with check ((select private.may_mail()));

create policy "the server" on public.subscribers for all to service_role using (true) with check (true);
create policy "the server" on public.subscriber_consents for all to service_role using (true) with check (true);
create policy "the server" on public.mail_suppressions for all to service_role using (true) with check (true);
create policy "the server" on public.mail_templates for all to service_role using (true) with check (true);
create policy "the server" on public.mail_campaigns for all to service_role using (true) with check (true);
create policy "the server" on public.campaign_recipients for all to service_role using (true) with check (true);
create policy "the server only" on public.mail_events for all to service_role using (true) with check (true);
create policy "the server" on public.mail_automations for all to service_role using (true) with check (true);
