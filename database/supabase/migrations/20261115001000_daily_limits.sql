-- How much an account may use in a day, in one place: server functions and triggers ask here.

-- Addresses of the operator that no limit holds for; the server writes its setting ADMIN_EMAIL here when it starts.
create table private.unlimited_emails (email text primary key check (email = lower(email)));
alter table private.unlimited_emails enable row level security;
revoke all on private.unlimited_emails from anon, authenticated;

-- The trial begins with the account; the tier is written by the server alone. Whatever else makes an account unlimited
-- belongs into this function.
create function private.has_unlimited_usage(_user_id uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$
  select exists (select from auth.users u where u.id = _user_id and (
    coalesce(u.raw_app_meta_data ->> 'tier', '') not in ('', 'free', 'Explorer')
    or u.created_at > pg_catalog.now() - interval '7 days'
    or lower(u.email) in (select email from private.unlimited_emails)))
$$;

-- The free plan's, for guests too. Section 9 of the specification.
create function private.free_limit(_type public.usage_type) returns integer
  language sql immutable set search_path = '' as
$$
  select case _type
    when 'ai_requests' then 10
    when 'itinerary_generations' then 3
    when 'search_requests' then 25
    when 'saved_items' then 15
  end
$$;

-- Null: as often as they like.
create function private.daily_limit(_user_id uuid, _type public.usage_type) returns integer
  language sql stable security definer set search_path = '' as
$$ select case when private.has_unlimited_usage(_user_id) then null else private.free_limit(_type) end $$;

create function private.next_reset() returns timestamptz language sql stable set search_path = '' as
$$ select (private.utc_day() + 1)::timestamp at time zone 'utc' $$;
