-- Whoever travels on somebody else's plan is told when it ends: they would otherwise meet their limits without a word.
create function private.notify_of_ended_squad() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if old.plan = 'nomad-squad' and old.status in ('active', 'past_due')
    and (new.plan <> 'nomad-squad' or new.status in ('ended', 'refunded'))
    and not exists (select from public.subscriptions s where s.user_id = new.user_id and s.id <> new.id
      and s.plan = 'nomad-squad' and s.status in ('active', 'past_due')) then
    perform private.notify(q.member_id, 'plan', 'Your squad is asleep',
      'Whoever pays for it has no Nomad Squad any more. Your seat waits; until then you are on your own plan.',
      '/squad', 'squad-asleep:' || new.id || ':' || coalesce(old.period_end::text, ''))
    from public.squad_seats q where q.owner_id = new.user_id and q.member_id is not null;
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;
create trigger notify_of_ended_squad after update of status, plan on public.subscriptions for each row
  execute function private.notify_of_ended_squad();
