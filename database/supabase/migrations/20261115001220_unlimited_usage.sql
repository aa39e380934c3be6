-- Who has no daily limits: whoever pays, tries, or runs the place. The same rules as domain/src/subscription.
create or replace function private.has_unlimited_usage(_user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select
    exists (select from public.trials t where t.user_id = _user_id and pg_catalog.now() < t.ends_at)
    or exists (select from public.subscriptions s where s.user_id = _user_id and (
      (s.status = 'past_due' and pg_catalog.now() < s.grace_until)
      or (s.status = 'active' and (s.period_end is null or pg_catalog.now() < s.period_end
        + (case when s.cancels_at_end then interval '0' else interval '1 day' end)))))
    or exists (select from auth.users u where u.id = _user_id
      and lower(u.email) in (select email from private.unlimited_emails))
$$;
