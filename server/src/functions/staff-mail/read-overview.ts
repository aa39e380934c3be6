import { TRIAL_MAIL_NAMES, type Campaign, type StaffMailResponse, type TrialMail } from '@app/contracts/mail/staff-mail'

import type { Queryable } from '../../database/db.ts'
import { TRIAL_MAILS } from '../../mail/trial-mails.ts'

/** As the caller, under row level security; counts of the server's own tables as the server. */
export async function readOverview(
  tx: Queryable,
  db: Queryable,
): Promise<Omit<StaffMailResponse, 'delivery' | 'receivesBounces'>> {
  const templates = await tx.query<Omit<StaffMailResponse['templates'][number], 'text'> & TextColumns>(
    'select id, name, subject, heading, body, button_label, button_path from public.mail_templates order by name',
  )
  const suppressions = await tx.query<StaffMailResponse['suppressions'][number]>(
    `select mailbox_hash as hash, shown, reason, created_at as at from public.mail_suppressions
     order by created_at desc limit 200`,
  )
  return {
    campaigns: await readCampaigns(tx),
    templates: templates.map(({ id, name, ...text }) => ({ id, name, text: textOf(text) })),
    trialMails: await readTrialMails(tx, db),
    suppressions: [...suppressions],
    subscribers: await countSubscribers(tx),
  }
}

type TextColumns = {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button_label: string | null
  readonly button_path: string | null
}

function textOf({ button_label, button_path, ...text }: TextColumns) {
  return { ...text, buttonLabel: button_label, buttonPath: button_path }
}

type CampaignRow = Omit<Campaign, 'draft' | 'a' | 'b'> & Campaign['draft'] & Record<`${'a' | 'b'}${Act}`, number>
type Act = 'Sent' | 'Opened' | 'Clicked'

const PER_VARIANT = (['a', 'b'] as const)
  .flatMap((variant) =>
    [
      ['Sent', 'sent_at'],
      ['Opened', 'opened_at'],
      ['Clicked', 'clicked_at'],
    ].map(
      ([act, column]) =>
        `count(*) filter (where r.variant = '${variant}' and r.${column} is not null)::int as "${variant}${act}"`,
    ),
  )
  .join(', ')

const CAMPAIGNS = `
  select c.id, c.name, c.template_id as "templateId", c.subject, c.subject_b as "subjectB", c.segment,
    c.per_minute as "perMinute", c.state, c.send_at as "sendAt", c.finished_at as "finishedAt", n.*
  from public.mail_campaigns c cross join lateral (
    select count(*)::int as recipients, count(*) filter (where r.state = 'sent')::int as sent,
      count(*) filter (where r.state = 'skipped')::int as skipped, count(*) filter (where r.state = 'failed')::int as failed,
      count(r.bounced_at)::int as bounced, count(r.unsubscribed_at)::int as unsubscribed,
      count(*) filter (where r.sent_at is not null and s.counts_opens)::int as counted, ${PER_VARIANT}
    from public.campaign_recipients r join public.subscribers s on s.id = r.subscriber_id where r.campaign_id = c.id
  ) n order by c.created_at desc limit 50`

async function readCampaigns(tx: Queryable): Promise<Campaign[]> {
  const rows = await tx.query<CampaignRow>(CAMPAIGNS)
  return rows.map((row) => {
    const { name, templateId, subject, subjectB, segment, perMinute, ...rest } = row
    const { aSent, aOpened, aClicked, bSent, bOpened, bClicked, ...campaign } = rest
    return {
      ...campaign,
      draft: { name, templateId, subject, subjectB, segment, perMinute },
      a: { sent: aSent, opened: aOpened, clicked: aClicked },
      b: { sent: bSent, opened: bOpened, clicked: bClicked },
    }
  })
}

type TrialMailRow = Pick<TrialMail, 'mail' | 'isOn'> &
  Omit<TextColumns, 'subject'> & { readonly subject: string | null }

async function readTrialMails(tx: Queryable, db: Queryable): Promise<TrialMail[]> {
  const rows = await tx.query<TrialMailRow>(
    'select mail, is_on as "isOn", subject, heading, body, button_label from public.mail_automations',
  )
  const sent = await db.query<{ mail: string; sent: number }>(
    'select mail, count(*)::int as sent from public.trial_mails group by mail',
  )
  return TRIAL_MAIL_NAMES.flatMap((mail) => {
    const row = rows.find((one) => one.mail === mail)
    if (!row) return []
    const { isOn, subject, heading, body, button_label: buttonLabel } = row
    const text = subject === null ? null : { subject, heading, body, buttonLabel: buttonLabel ?? '' }
    return [{ mail, isOn, text, standard: standardText(mail), sent: sent.find((one) => one.mail === mail)?.sent ?? 0 }]
  })
}

/** The text that ships with the product, in the form in which it is edited. */
function standardText(mail: TrialMail['mail']): TrialMail['standard'] {
  const kind = mail === 'ended' ? 'trial-ended' : (`trial-${mail}` as const)
  const { subject, heading, lines, action } = TRIAL_MAILS[kind]({ kind, to: '', link: '', unsubscribeLink: '' })
  return { subject, heading, body: lines.join('\n\n'), buttonLabel: action.label }
}

async function countSubscribers(tx: Queryable): Promise<StaffMailResponse['subscribers']> {
  const rows = await tx.query<{ state: keyof StaffMailResponse['subscribers']; count: number }>(
    'select state, count(*)::int as count from public.subscribers group by state',
  )
  const none = { confirmed: 0, asked: 0, 'link-only': 0, unsubscribed: 0 }
  return Object.assign(none, Object.fromEntries(rows.map(({ state, count }) => [state, count])))
}
