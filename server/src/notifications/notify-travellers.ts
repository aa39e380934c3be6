import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { type Notice, notify } from './notify.ts'

type Ports = Pick<Platform, 'db' | 'mailer' | 'settings' | 'now'>
type Due = {
  readonly userId: string
  readonly id: string
  readonly title: string
  readonly date: string
  readonly days: number
}

const TRIPS = `select user_id as "userId", id, title, to_char(first_date, 'FMDy FMDD FMMonth') as date, day_count as days
  from public.trips
  where first_date = ($1::timestamptz at time zone 'utc')::date + 1`
const TRIALS = `select t.user_id as "userId", t.user_id as id, '' as title, '' as date, 0 as days from public.trials t
  where t.ends_at > $1::timestamptz and t.ends_at <= $1::timestamptz + interval '1 day'
    and not exists (select from public.subscriptions s where s.user_id = t.user_id and s.status in ('active', 'past_due'))
    and not exists (select from public.squad_seats q where q.member_id = t.user_id)`

export function notificationJobs(platform: Ports): readonly ScheduledJob[] {
  return [{ name: 'tell-travellers', cron: '12 * * * *', run: () => notifyTravellers(platform) }]
}

/** Scheduled: notifies travellers of events that begin or end tomorrow, once per event on any number of servers. */
export async function notifyTravellers({ db, mailer, settings, now }: Ports): Promise<void> {
  const at = new Date(now()).toISOString()
  const ports = { db, mailer, origin: settings.publicUrl }
  for (const trip of await db.query<Due>(TRIPS, [at])) await notify(ports, tripNotice(trip))
  for (const trial of await db.query<Due>(TRIALS, [at])) await notify(ports, trialNotice(trial))
}

function tripNotice({ userId, id, title, date, days }: Due): Notice {
  return {
    userId,
    kind: 'trip',
    // The title has the date, because only the traveller's own clock knows which day is tomorrow there.
    title: `${date}: ${title}`.slice(0, 200),
    body:
      days === 1
        ? 'Your trip begins. One day is planned; have it with you, it works offline too.'
        : `Your trip begins. ${days} days are planned; have them with you, they work offline too.`,
    link: `/itinerary?trip=${id}`,
    about: `trip-begins:${id}`,
  }
}

function trialNotice({ userId }: Due): Notice {
  return {
    userId,
    kind: 'plan',
    title: 'Your trial ends within a day',
    body: 'The free plan goes on afterwards, with daily limits. What you saved stays yours.',
    link: '/pricing',
    about: 'trial-ends',
    hasOwnMail: true,
  }
}
