/**
 * $1: days before today. $2: provider of the payments; purchases in test mode count only while there is no other.
 * Days are those of UTC. Counts of use are kept for ninety days, so no more can be asked.
 */
const BOUGHT = `select s.*, (s.started_at at time zone 'utc')::date as day,
    exists (select from public.audit_log a where a.action = 'payment.refunded' and a.subject_type = 'payment'
      and a.subject_id = s.id) as was_refunded
  from public.subscriptions s where s.provider = $2 and s.status <> 'pending' and s.currency = 'USD'`

export const FIGURES_BY_DAY = `
with days as (
  select generate_series((now() at time zone 'utc')::date - $1::int + 1, (now() at time zone 'utc')::date, interval '1 day')::date
    as day),
bought as (${BOUGHT}),
sign_ups as (select (created_at at time zone 'utc')::date as day, count(*) as n from auth.users
  where deleted_at is null group by 1),
trials as (select (started_at at time zone 'utc')::date as day, count(*) as n from public.trials
  where refused_because is null and ends_at > started_at group by 1),
conversions as (select day, count(*) as n from (
    select b.user_id, min(b.day) as day from bought b join public.trials t on t.user_id = b.user_id
    where t.refused_because is null group by 1) as first group by 1),
sales as (select day, count(*) as n,
    coalesce(sum(amount_minor_units) filter (where not was_refunded and status <> 'refunded'), 0) as cents
  from bought group by 1),
used as (select day, usage_type, sum(used) as n from (
    select day, usage_type, used from public.user_usage
    union all select day, usage_type, used from public.device_usage) as counts group by 1, 2),
costs as (select day, sum(cost_micro_usd) as n from public.model_use group by 1),
failures as (select (hour at time zone 'utc')::date as day, sum(errors) as n from public.server_errors group by 1)
select to_char(d.day, 'YYYY-MM-DD') as day,
  coalesce(s.n, 0)::float8 as "signUps", coalesce(t.n, 0)::float8 as trials, coalesce(c.n, 0)::float8 as conversions,
  coalesce(m.n, 0)::float8 as "plansBought", coalesce(m.cents, 0)::float8 as "revenueCents",
  coalesce((select n from used u where u.day = d.day and u.usage_type = 'ai_requests'), 0)::float8 as "aiRequests",
  coalesce((select n from used u where u.day = d.day and u.usage_type = 'itinerary_generations'), 0)::float8
    as itineraries,
  coalesce((select n from used u where u.day = d.day and u.usage_type = 'search_requests'), 0)::float8 as searches,
  coalesce((select n from used u where u.day = d.day and u.usage_type = 'saved_items'), 0)::float8 as saves,
  coalesce(k.n, 0)::float8 as "modelMicroUsd", coalesce(f.n, 0)::float8 as errors
from days d
left join sign_ups s on s.day = d.day left join trials t on t.day = d.day
left join conversions c on c.day = d.day left join sales m on m.day = d.day
left join costs k on k.day = d.day left join failures f on f.day = d.day
order by d.day`

/** $1: provider. */
export const PLANS_NOW = `select plan, count(*)::float8 as count,
    coalesce(sum(case billing when 'monthly' then amount_minor_units when 'yearly' then amount_minor_units / 12 else 0 end),
      0)::float8 as "monthlyCents"
  from public.subscriptions
  where provider = $1 and currency = 'USD' and (status = 'active' and (period_end is null or period_end > now())
    or status = 'past_due' and grace_until > now())
  group by plan order by plan`

export const ACCOUNTS_NOW = `select
    (select count(*) from auth.users where deleted_at is null)::float8 as accounts,
    (select count(*) from auth.users where deleted_at is null and banned_until > now())::float8 as disabled,
    (select count(*) from public.trials where ends_at > now())::float8 as "trialsRunning",
    (select count(distinct user_id) from public.given_plans where ends_at > now())::float8 as given`

/** A source with several pages is as fresh as its stalest one is old. */
export const FEEDS_NOW = `select r.source, to_json(min(r.read_at)) #>> '{}' as "readAt",
    to_json(max(r.tried_at)) #>> '{}' as "triedAt",
    (array_agg(r.problem order by r.tried_at desc) filter (where r.problem is not null))[1] as problem,
    (select count(*) from public.feed_items i where i.source = r.source)::float8 as items
  from public.feed_readings r group by r.source order by r.source`

/** $1: days before today. */
export const FAILING_ROUTES = `select route, status::float8 as status, sum(errors)::float8 as errors,
    to_json(max(hour)) #>> '{}' as "lastHour"
  from public.server_errors where hour >= (now() at time zone 'utc')::date - $1::int + 1
  group by 1, 2 order by 3 desc, 1 limit 50`
