-- Seats show who was invited and since when. Whose accounts those are, the payer's and the members', is the server's to
-- know: an id of somebody else's account is good for nothing but trying.
revoke select on public.squad_seats from authenticated;
grant select (id, email, invited_at, joined_at) on public.squad_seats to authenticated;

-- Whoever shares a squad with an account that is closed hears of it, however it is closed: members would meet their limits
-- without a word, and a payer would go on paying for a seat that looks taken. No address is kept in what they read.
create function private.notify_of_closed_account() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  -- Their seat does not wait: the squad is gone.
  delete from public.notifications n using public.squad_seats q, public.subscriptions s
    where q.owner_id = old.id and s.user_id = old.id and n.user_id = q.member_id
      and n.about like 'squad-asleep:' || s.id || ':%';
  perform private.notify(q.member_id, 'plan', 'Your squad has ended',
    'Whoever paid for it closed their account. You are on your own plan again. What you saved stays yours.',
    '/pricing', 'squad-closed:' || q.id)
  from public.squad_seats q where q.owner_id = old.id and q.member_id is not null;

  delete from public.notifications n using public.squad_seats q
    where q.member_id = old.id and n.user_id = q.owner_id and n.about = 'squad-joined:' || q.id;
  perform private.notify(q.owner_id, 'plan', 'A seat of your squad is free again',
    'Somebody who travelled with you closed their account. The seat is yours to give.', '/squad', 'squad-left:' || q.id)
  from public.squad_seats q where q.member_id = old.id;
  return old;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return old;
end
$$;
create trigger notify_of_closed_account before delete on auth.users for each row
  execute function private.notify_of_closed_account();
