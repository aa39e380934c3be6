-- The privacy policy promises that a device is forgotten ninety days after its last use: the account does not keep its
-- number once the trial has been decided, and the mark of a used trial goes with time (a job of the server).
create function private.forget_device() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data - 'device_fingerprint' where id = new.id;
  return null;
end
$$;
-- Its name comes after that of start_trial, which has to see the number first.
create trigger start_trial_then_forget_device after insert or update of email_confirmed_at on auth.users for each row
  when (new.email_confirmed_at is not null and new.raw_user_meta_data ? 'device_fingerprint')
  execute function private.forget_device();
