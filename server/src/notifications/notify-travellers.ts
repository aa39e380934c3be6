import { countryNameIn } from '@app/domain/country-name'

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

/** A passport or a visa. */
type DuePaper = Due & { readonly country: string }

const TRIPS = `select user_id as "userId", id, title, to_char(first_date, 'FMDy FMDD FMMonth') as date, day_count as days
  from public.trips
  where first_date = ($1::timestamptz at time zone 'utc')::date + 1`
const TRIALS = `select t.user_id as "userId", t.user_id as id, '' as title, '' as date, 0 as days from public.trials t
  where t.ends_at > $1::timestamptz and t.ends_at <= $1::timestamptz + interval '1 day'
    and not exists (select from public.subscriptions s where s.user_id = t.user_id and s.status in ('active', 'past_due'))
    and not exists (select from public.squad_seats q where q.member_id = t.user_id)`
/** A family with many papers gets them over some days; an account that changes dates all day fills no mailbox. */
const MOST_PER_DAY = 20

/**
 * What is due and was not sent yet, with a note of what is sent now, because a traveller may delete the notification. `due`
 * has `user_id`, `about`, `expires_on` and what the notice says.
 */
function reminders(due: string, columns: string): string {
  return `with due as (${due}), waiting as (
    select due.*, row_number() over (partition by due.user_id order by due.expires_on, due.about) as place from due
    where not exists (select from private.expiry_reminders r where r.user_id = due.user_id and r.about = due.about)
  ), fresh as (
    insert into private.expiry_reminders (user_id, about, created_at)
    select waiting.user_id, waiting.about, $1::timestamptz from waiting
    where waiting.place <= ${MOST_PER_DAY} - (select count(*) from private.expiry_reminders r
      where r.user_id = waiting.user_id and r.created_at > $1::timestamptz - interval '1 day')
    on conflict do nothing returning user_id, about)
  select due.user_id as "userId", due.about as id, ${columns}
  from fresh join due on fresh.about = due.about and fresh.user_id = due.user_id`
}

const TODAY = `(select ($1::timestamptz at time zone 'utc')::date as day) as today`
const EXPIRES_ON = `to_char(due.expires_on, 'FMDD FMMonth YYYY') as date`

/** A week back, so that no reminder is lost when no server ran on its day. */
const CLAIMS = reminders(
  `select c.user_id, c.title, 'claim:' || c.id || ':' || c.remind_on as about, c.remind_on as expires_on
    from public.flight_claims c, ${TODAY}
    where c.state <> 'paid' and c.remind_on between today.day - 6 and today.day`,
  `due.title, '' as date, 0 as days`,
)

/** The last of three steps that has begun: with 20 days left, the one for 30 comes at once. */
const stepOf = (date: string): string =>
  `(select min(s) from unnest(array[7, 30, 90]) as s where ${date} <= today.day + s)`

const DOCUMENTS = reminders(
  `select f.user_id, f.expires_on, ${stepOf('f.expires_on')} as step,
      'document-expires:' || f.id || ':' || f.expires_on || ':' || ${stepOf('f.expires_on')} as about
    from public.vault_files f, ${TODAY}
    where f.expires_on between today.day and today.day + 90`,
  `'' as title, ${EXPIRES_ON}, due.step as days`,
)

/** A paper without a date is never mentioned; one that two lines name is mentioned once. */
const papers = (column: 'passports' | 'visas', about: string): string =>
  reminders(
    `select distinct t.user_id, t.name, paper ->> 'country' as country, (paper ->> 'expires_on')::date as expires_on,
      '${about}:' || t.id || ':' || (paper ->> 'country') || ':' || (paper ->> 'expires_on') || ':' ||
        ${stepOf("(paper ->> 'expires_on')::date")} as about
    from public.travellers t, jsonb_array_elements(t.${column}) as paper, ${TODAY}
    where (paper ->> 'expires_on')::date between today.day and today.day + 90`,
    `due.name as title, due.country, ${EXPIRES_ON}, 0 as days`,
  )
const PASSPORTS = papers('passports', 'passport-expires')
const VISAS = papers('visas', 'visa-expires')

export function notificationJobs(platform: Ports): readonly ScheduledJob[] {
  return [{ name: 'tell-travellers', cron: '12 * * * *', run: () => notifyTravellers(platform) }]
}

/** Scheduled: notifies travellers of what begins, ends or expires soon, once per event on any number of servers. */
export async function notifyTravellers({ db, mailer, settings, now }: Ports): Promise<void> {
  const at = new Date(now()).toISOString()
  const ports = { db, mailer, origin: settings.publicUrl }
  for (const trip of await db.query<Due>(TRIPS, [at])) await notify(ports, tripNotice(trip))
  for (const document of await db.query<Due>(DOCUMENTS, [at])) await notify(ports, documentNotice(document))
  for (const passport of await db.query<DuePaper>(PASSPORTS, [at])) await notify(ports, passportNotice(passport))
  for (const visa of await db.query<DuePaper>(VISAS, [at])) await notify(ports, visaNotice(visa))
  for (const claim of await db.query<Due>(CLAIMS, [at])) await notify(ports, claimNotice(claim))
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

/** Without a name: only the traveller's passphrase knows which document it is. */
function documentNotice({ userId, id, date }: Due): Notice {
  return {
    userId,
    kind: 'trip',
    title: `A document expires on ${date}`,
    body: 'One of the documents in your vault. Unlock the vault to see which. A new passport can take weeks.',
    link: '/documents/vault',
    about: id,
  }
}

function passportNotice({ userId, id, title: name, country, date }: DuePaper): Notice {
  const passport = `passport of ${countryNameIn(country, 'en')}`
  return {
    userId,
    kind: 'trip',
    title: `${name === '' ? `Your ${passport}` : `${name}, ${passport}:`} expires on ${date}`,
    body: 'A new one can take weeks, and many countries want six months more than your trip.',
    link: '/documents/travellers',
    about: id,
  }
}

function visaNotice({ userId, id, title: name, country, date }: DuePaper): Notice {
  const visa = `visa for ${country === 'schengen' ? 'the Schengen area' : countryNameIn(country, 'en')}`
  return {
    userId,
    kind: 'trip',
    title: `${name === '' ? `Your ${visa}` : `${name}, ${visa}:`} ends on ${date}`,
    body: 'Leave before it ends, or ask for a new one in time. A visa often allows fewer days than it is valid for.',
    link: '/documents/travellers',
    about: id,
  }
}

function claimNotice({ userId, id, title }: Due): Notice {
  return {
    userId,
    kind: 'trip',
    title: `Your claim: ${title}`.slice(0, 200),
    body: 'You asked to be reminded. Has the airline answered? The next step stands with the claim.',
    link: '/flight-compensation#claims',
    about: id,
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
