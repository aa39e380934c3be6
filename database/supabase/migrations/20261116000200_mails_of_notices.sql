-- What a trigger has to tell goes out by mail too, to whoever wants mails of its kind: a payment that failed, a squad that
-- ended. Whoever deletes a row sends it, so that of several servers one does.
create table private.mail_queue (
  notification_id uuid primary key references public.notifications (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Mails about plan and trial come until somebody says otherwise; of the other kinds only who asked for them is written to.
create function private.wants_mail(_user_id uuid, _kind public.notification_kind) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select exists (select from auth.users u
    left join public.notification_preferences p on p.user_id = u.id and p.kind = _kind
    where u.id = _user_id and u.email is not null and u.email_confirmed_at is not null
      and (_kind = 'account' or coalesce(p.by_mail, _kind = 'plan')))
$$;

create function private.notify_by_mail_too(
  _user_id uuid, _kind public.notification_kind, _title text, _body text, _link text, _about text) returns uuid
  language plpgsql security definer set search_path = '' as
$$
declare
  _id uuid := private.notify(_user_id, _kind, _title, _body, _link, _about);
begin
  if _id is not null and private.wants_mail(_user_id, _kind) then
    insert into private.mail_queue (notification_id) values (_id);
    perform pg_catalog.pg_notify('mail_queue', _id::text);
  end if;
  return _id;
end
$$;

create or replace function private.notify_of_failed_payment() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if new.status = 'past_due' and old.status is distinct from 'past_due' then
    perform private.notify_by_mail_too(new.user_id, 'plan', 'A payment did not go through',
      'You keep your plan for seven days while it is tried again. Look at your card in payments and invoices.',
      '/pricing', 'payment-failed:' || new.id || ':' || coalesce(new.grace_until::text, ''));
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;

create or replace function private.notify_of_ended_squad() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if old.plan = 'nomad-squad' and old.status in ('active', 'past_due')
    and (new.plan <> 'nomad-squad' or new.status in ('ended', 'refunded'))
    and not exists (select from public.subscriptions s where s.user_id = new.user_id and s.id <> new.id
      and s.plan = 'nomad-squad' and s.status in ('active', 'past_due')) then
    perform private.notify_by_mail_too(q.member_id, 'plan', 'Your squad is asleep',
      'Whoever pays for it has no Nomad Squad any more. Your seat waits; until then you are on your own plan.',
      '/squad', 'squad-asleep:' || new.id || ':' || coalesce(old.period_end::text, ''))
    from public.squad_seats q where q.owner_id = new.user_id and q.member_id is not null;
  end if;
  return null;
exception when others then
  return null;
end
$$;

create or replace function private.notify_of_closed_account() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  -- Their seat does not wait: the squad is gone.
  delete from public.notifications n using public.squad_seats q, public.subscriptions s
    where q.owner_id = old.id and s.user_id = old.id and n.user_id = q.member_id
      and n.about like 'squad-asleep:' || s.id || ':%';
  perform private.notify_by_mail_too(q.member_id, 'plan', 'Your squad has ended',
    'Whoever paid for it closed their account. You are on your own plan again. What you saved stays yours.',
    '/pricing', 'squad-closed:' || q.id)
  from public.squad_seats q where q.owner_id = old.id and q.member_id is not null;

  delete from public.notifications n using public.squad_seats q
    where q.member_id = old.id and n.user_id = q.owner_id and n.about = 'squad-joined:' || q.id;
  perform private.notify_by_mail_too(q.owner_id, 'plan', 'A seat of your squad is free again',
    'Somebody who travelled with you closed their account. The seat is yours to give.', '/squad', 'squad-left:' || q.id)
  from public.squad_seats q where q.member_id = old.id;
  return old;
exception when others then
  return old;
end
$$;
