/** Times go to JSON as ISO 8601. */
const iso = (column: string): string => `to_json(${column}) #>> '{}'`

const PERSON = `u.id, coalesce(u.email, '') as email, p.full_name as name, ${iso('u.created_at')} as since,
    ${iso('u.last_sign_in_at')} as "lastSignIn", coalesce(u.banned_until > now(), false) as "isDisabled",
    (select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r where r.user_id = u.id) as roles`

const ONLY = {
  all: 'true',
  trial: 'exists (select from public.trials t where t.user_id = u.id and t.ends_at > now())',
  paying: `exists (select from public.subscriptions s where s.user_id = u.id and s.status in ('active', 'past_due'))`,
  staff: `exists (select from public.user_roles r where r.user_id = u.id and r.role <> 'user')`,
  disabled: 'u.banned_until > now()',
} as const

export const USERS_ON_A_PAGE = 25

/** $1: what was typed, taken literally; $2: the rows before this page. */
export const searchUsers = (only: keyof typeof ONLY): string => `
  select ${PERSON}, count(*) over ()::float8 as total
  from auth.users u left join public.profiles p on p.id = u.id
  where u.deleted_at is null and ${ONLY[only]}
    and ($1 = '' or u.email ilike '%' || $1 || '%' or p.full_name ilike '%' || $1 || '%' or u.id::text = lower($1))
  order by u.created_at desc, u.id limit ${USERS_ON_A_PAGE} offset $2`

/** $1: the account. */
export const READ_USER = `
  select ${PERSON}, u.email_confirmed_at is not null as "isConfirmed",
    (select count(*) from auth.sessions s where s.user_id = u.id and (s.not_after is null or s.not_after > now()))::float8
      as sessions,
    (select count(*) from public.push_devices d where d.user_id = u.id)::float8 as "pushDevices",
    (select count(*) from public.trips t where t.user_id = u.id)::float8 as trips,
    (select count(*) from public.squad_seats q where q.owner_id = u.id)::float8 as "seatsGiven",
    exists (select from public.squad_seats q where q.member_id = u.id) as "isInSquad",
    (select coalesce(jsonb_agg(jsonb_build_object('kind', c.usage_type, 'used', c.used) order by c.usage_type), '[]')
      from public.user_usage c where c.user_id = u.id and c.day = (now() at time zone 'utc')::date) as "usageToday",
    (select jsonb_build_object('plan', g.plan, 'endsAt', g.ends_at, 'reason', g.reason) from public.given_plans g
      where g.user_id = u.id and g.ends_at > now() order by g.ends_at desc limit 1) as given,
    (select coalesce(jsonb_agg(jsonb_build_object('at', n.created_at, 'title', n.title, 'isRead', n.read_at is not null)
        order by n.created_at desc), '[]')
      from (select * from public.notifications where user_id = u.id and kind in ('plan', 'account')
        order by created_at desc limit 10) as n) as notices
  from auth.users u left join public.profiles p on p.id = u.id
  where u.id = $1 and u.deleted_at is null`

/** What staff did with the account. $1: the account, as text. */
export const READ_LOG = `select ${iso('at')} as at, action, details ->> 'reason' as reason from public.audit_log
  where subject_type = 'user' and subject_id = $1 order by id desc limit 20`
