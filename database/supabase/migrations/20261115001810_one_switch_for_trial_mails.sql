-- “Plan and trial, by e-mail” and the link in every mail about the trial are one switch: either moves the other.
create function private.follow_plan_wish() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if pg_trigger_depth() = 1 then
    update public.trials set mails_stopped_at = case when new.by_mail and new.in_app then null
        else coalesce(mails_stopped_at, now()) end
      where user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger follow_plan_wish after insert or update of in_app, by_mail on public.notification_preferences
  for each row when (new.kind = 'plan') execute function private.follow_plan_wish();

create function private.follow_stopped_mails() returns trigger language plpgsql security definer set search_path = '' as
$$
begin
  if pg_trigger_depth() = 1 then
    insert into public.notification_preferences (user_id, kind, by_mail) values (new.user_id, 'plan', false)
      on conflict (user_id, kind) do update set by_mail = false;
  end if;
  return null;
end
$$;
create trigger follow_stopped_mails after update of mails_stopped_at on public.trials
  for each row when (new.mails_stopped_at is not null) execute function private.follow_stopped_mails();
