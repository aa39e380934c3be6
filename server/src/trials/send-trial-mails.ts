import { fillVariables, paragraphs } from '@app/contracts/mail/campaign-text'

import { variablesFor } from '../campaigns/campaign-mail.ts'
import type { Db } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import { issueDiscount } from '../payments/discounts.ts'
import type { Platform } from '../platform.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

type Deps = Pick<Platform, 'db' | 'mailer' | 'settings' | 'apiKeys' | 'now' | 'log'>
type Mail = 'day-0' | 'day-3' | 'day-6' | 'ended'
type OwnText = {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button_label: string
}
type Due = {
  readonly user_id: string
  readonly email: string
  readonly name: string | null
  readonly mail: Mail
  /** Null: the text that ships with the product. */
  readonly text: OwnText | null
}

const A_BATCH = 200

/**
 * Recipients of due mails: the day of the mail has begun, and is not long past, so a server that was off for a week
 * does not send old news. Excluded are travellers who pay, have a seat, were refused, are unconfirmed or unsubscribed,
 * mailboxes on the suppression list, and mails that staff have switched off.
 */
const DUE = `
  select t.user_id, u.email, p.full_name as name, m.mail,
    case when a.subject is not null then to_jsonb(a) end as text
  from public.trials t
  join auth.users u on u.id = t.user_id
  left join public.profiles p on p.id = t.user_id
  cross join (values ('day-0', interval '0', interval '1 day'), ('day-3', interval '3 days', interval '1 day'),
    ('day-6', interval '6 days', interval '1 day'), ('ended', interval '7 days', interval '3 days')) as m (mail, begins, lasts)
  join public.mail_automations a on a.mail = m.mail and a.is_on
  where t.refused_because is null and t.mails_stopped_at is null and u.email is not null
    and u.email_confirmed_at is not null and u.deleted_at is null
    and t.started_at + m.begins <= $1::timestamptz and $1::timestamptz < t.started_at + m.begins + m.lasts
    and t.started_at > $1::timestamptz - interval '11 days'
    and not exists (select from public.trial_mails s where s.user_id = t.user_id and s.mail = m.mail)
    and not exists (select from public.subscriptions b where b.user_id = t.user_id)
    and not exists (select from public.mail_suppressions x where x.mailbox_hash = private.mail_hash(u.email))
    and not exists (select from public.squad_seats q where q.member_id = t.user_id)
  order by t.started_at limit ${A_BATCH}`

export async function sendTrialMails(deps: Deps): Promise<void> {
  const { db, now, log } = deps
  const due = await db.query<Due>(DUE, [new Date(now()).toISOString()])
  for (const each of due) {
    await sendOnce(deps, each).catch((error: unknown) =>
      log.warn({ error, mail: each.mail }, 'a trial mail was not sent'),
    )
  }
}

/** Recorded first: a server that dies in between leaves one mail unsent rather than sending it twice. */
async function sendOnce(deps: Deps, due: Due): Promise<void> {
  const { db, mailer } = deps
  if (!(await note(db, due))) return
  try {
    await mailer.send(await messageOf(deps, due))
  } catch (error) {
    await db.query('delete from public.trial_mails where user_id = $1 and mail = $2', [due.user_id, due.mail])
    throw error
  }
}

async function note(db: Db, { user_id, mail }: Due): Promise<boolean> {
  const rows = await db.query(
    'insert into public.trial_mails (user_id, mail) values ($1, $2) on conflict do nothing returning 1 as done',
    [user_id, mail],
  )
  return rows.length > 0
}

const PATHS = { 'day-0': '/itinerary', 'day-3': '/offline-maps', 'day-6': '/pricing' } as const

async function messageOf(
  { db, settings, apiKeys, now }: Deps,
  { user_id, email, name, mail, text }: Due,
): Promise<Parameters<Mailer['send']>[0]> {
  const path = mail === 'ended' ? `/claim-discount/${await issueDiscount(db, email, now())}` : PATHS[mail]
  return {
    kind: `trial-${mail}`,
    to: email,
    link: `${settings.publicUrl}${path}`,
    unsubscribeLink: unsubscribeLink(settings.publicUrl, apiKeys.service, user_id),
    ...(text && { text: ownText(text, variablesFor(name, now())) }),
  }
}

function ownText({ subject, heading, body, button_label }: OwnText, values: ReturnType<typeof variablesFor>) {
  const fill = (words: string): string => fillVariables(words, values)
  return {
    subject: fill(subject),
    heading: fill(heading),
    lines: paragraphs(body).map(fill),
    label: fill(button_label),
  }
}

export function trialJobs(
  platform: Pick<Platform, 'db' | 'mailer' | 'settings' | 'apiKeys' | 'now' | 'log'>,
): readonly ScheduledJob[] {
  return [
    { name: 'send-trial-mails', cron: '*/10 * * * *', run: () => sendTrialMails(platform) },
    {
      name: 'forget-trial-devices',
      cron: '47 3 * * *',
      // The privacy policy promises ninety days for devices. A mailbox gets one trial for ever.
      run: async () => {
        await platform.db.query(
          `delete from public.used_trials where kind = 'device' and used_at < now() - interval '90 days'`,
        )
      },
    },
  ]
}
