-- A payment that failed is told at once, and once for each period that it was for.
create function private.notify_of_failed_payment() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if new.status = 'past_due' and old.status is distinct from 'past_due' then
    perform private.notify(new.user_id, 'plan', 'A payment did not go through',
      'You keep your plan for seven days while it is tried again. Look at your card in payments and invoices.',
      '/pricing', 'payment-failed:' || new.id || ':' || coalesce(new.grace_until::text, ''));
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;
create trigger notify_of_failed_payment after update of status on public.subscriptions for each row
  execute function private.notify_of_failed_payment();
