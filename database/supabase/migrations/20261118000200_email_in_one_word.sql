-- On screen the word is email. The notifications that were written before keep theirs.
create or replace function private.notify_of_account_change() returns trigger
  language plpgsql security definer set search_path = '' as
$$
begin
  if old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password then
    perform private.notify(new.id, 'account', 'Your password was changed',
      'Other devices were signed out. If this was not you, reset the password now.', '/settings#devices', null);
  end if;
  if old.email <> '' and new.email is distinct from old.email then
    perform private.notify(new.id, 'account', 'Your email address was changed',
      'You sign in with the new address from now on.', '/settings#email', null);
  end if;
  return null;
exception when others then
  -- A message that cannot be written must not undo what it is about.
  return null;
end
$$;
