-- Whoever travels on somebody else's plan hears that it was cancelled while there is time to look for another one, and
-- that it goes on after all. The last word is the one that counts: each takes the other away.
create function private.notify_of_cancelled_squad() returns trigger
  language plpgsql security definer set search_path = '' as
$$
declare
  period text := new.id || ':' || coalesce(new.period_end::text, '');
begin
  if new.plan <> 'nomad-squad' or new.status not in ('active', 'past_due') or new.period_end is null
    or new.cancels_at_end = old.cancels_at_end
    or exists (select from public.subscriptions s where s.user_id = new.user_id and s.id <> new.id
      and s.plan = 'nomad-squad' and s.status in ('active', 'past_due') and not s.cancels_at_end) then
    return null;
  end if;
  delete from public.notifications n using public.squad_seats q
    where q.owner_id = new.user_id and n.user_id = q.member_id
      and n.about = (case when new.cancels_at_end then 'squad-goes-on:' else 'squad-ending:' end) || period;
  if new.cancels_at_end then
    perform private.notify_by_mail_too(q.member_id, 'plan',
      'Your squad ends on ' || pg_catalog.to_char(new.period_end at time zone 'utc', 'FMDD FMMonth YYYY'),
      'Whoever pays for it has cancelled. Everything is open until then; afterwards you are on your own plan, and what you saved stays yours.',
      '/squad', 'squad-ending:' || period)
    from public.squad_seats q where q.owner_id = new.user_id and q.member_id is not null;
  else
    perform private.notify_by_mail_too(q.member_id, 'plan', 'Your squad goes on',
      'Whoever pays for it has changed their mind. Nothing ends.', '/squad', 'squad-goes-on:' || period)
    from public.squad_seats q where q.owner_id = new.user_id and q.member_id is not null;
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;
create trigger notify_of_cancelled_squad after update of cancels_at_end on public.subscriptions for each row
  execute function private.notify_of_cancelled_squad();
