import type { Transaction } from '../database/db.ts'
import type { CampaignMail } from '../mail/mailer.ts'
import { campaignMail, type CampaignContent, type Recipient } from './campaign-mail.ts'
import type { CampaignOutlet } from './campaign-outlet.ts'
import type { CampaignPorts } from './campaign-ports.ts'

/** `waiting`: its rate allows none now. `resting`: another server is at it, or its claims have to run out first. */
type Outcome = 'sent' | 'waiting' | 'resting' | 'ended'

type Open = CampaignContent & { readonly per_minute: number }

const A_BATCH = 100
/** Longer than any mail server takes. A claim that old belongs to a server that died. */
const CLAIM_LASTS = '10 minutes'
const MOST_ATTEMPTS = 5

/** Two servers never fill a batch of one campaign at the same moment, so its rate holds across all of them. */
const LOCK = `select id, subject, subject_b, heading, body, button_label, button_path, per_minute
  from public.mail_campaigns where id = $1 and state = 'sending' for update skip locked`
const USED = `select count(*)::int as used from public.campaign_recipients
  where campaign_id = $1 and claimed_at > $2::timestamptz - interval '1 minute'`
/**
 * Whoever has left since the campaign began is skipped. A mail that was refused for now is tried again later, each time
 * after a longer pause.
 */
const CLAIM = `
  with picked as (
    select r.campaign_id, r.subscriber_id, s.state = 'confirmed' and not exists (
      select from public.mail_suppressions x where x.mailbox_hash = private.mail_hash(s.email)) as is_wanted
    from (
      select campaign_id, subscriber_id from public.campaign_recipients
      where campaign_id = $1 and (
        (state = 'waiting' and (claimed_at is null or claimed_at < $2::timestamptz - attempts * interval '2 minutes'))
        or (state = 'claimed' and claimed_at < $2::timestamptz - interval '${CLAIM_LASTS}'))
      order by subscriber_id limit $3 for update skip locked
    ) r join public.subscribers s on s.id = r.subscriber_id
  ), claimed as (
    update public.campaign_recipients r set state = case when p.is_wanted then $4::text else 'skipped' end,
      claimed_at = $2::timestamptz, attempts = r.attempts + 1,
      sent_at = case when p.is_wanted and $4::text = 'sent' then $2::timestamptz end
    from picked p where r.campaign_id = p.campaign_id and r.subscriber_id = p.subscriber_id
    returning r.subscriber_id, r.variant, p.is_wanted
  )
  select s.id as "subscriberId", s.email, s.counts_opens as "countsOpens", c.variant, f.full_name as name,
    to_char(s.confirmed_at at time zone 'utc', 'YYYY-MM-DD') as "confirmedOn", c.is_wanted as "isWanted"
  from claimed c join public.subscribers s on s.id = c.subscriber_id
  left join auth.users u on u.email = s.email and not u.is_sso_user and u.email_confirmed_at is not null
  left join public.profiles f on f.id = u.id`
const LEFT = `select count(*)::int as open from public.campaign_recipients
  where campaign_id = $1 and state in ('waiting', 'claimed')`
const END = `update public.mail_campaigns set state = 'sent', finished_at = $2 where id = $1 and state = 'sending'`

type Claimed = { readonly campaign: Open; readonly recipients: readonly Recipient[] }

/** Claims some recipients, hands their mails over and marks them. */
export async function sendBatch(ports: CampaignPorts, id: string): Promise<Outcome> {
  const { db, outlet } = ports
  const claimed = await db.transaction(async (tx) => {
    const taken = await claim(ports, tx, id)
    if (typeof taken === 'string' || outlet.delivery === 'at-least-once') return taken
    // Claim, mail and mark are one transaction: a server that is killed has either done all of it or nothing.
    await outlet.store(tx, mailsOf(ports, taken))
    return 'sent' as const
  })
  if (typeof claimed === 'string') return claimed
  if (outlet.delivery === 'at-least-once') await deliverEach(ports, outlet, claimed)
  return 'sent'
}

async function claim({ outlet, now }: CampaignPorts, tx: Transaction, id: string): Promise<Claimed | Outcome> {
  const at = new Date(now()).toISOString()
  const [campaign] = await tx.query<Open>(LOCK, [id])
  if (!campaign) return 'resting'
  const [left] = await tx.query<{ open: number }>(LEFT, [id])
  if (left?.open === 0) {
    await tx.query(END, [id, at])
    return 'ended'
  }
  const [rate] = await tx.query<{ used: number }>(USED, [id, at])
  const allowed = Math.min(A_BATCH, campaign.per_minute - (rate?.used ?? 0))
  if (allowed <= 0) return 'waiting'
  const mark = outlet.delivery === 'exactly-once' ? 'sent' : 'claimed'
  const taken = await tx.query<Recipient & { readonly isWanted: boolean }>(CLAIM, [id, at, allowed, mark])
  return taken.length === 0 ? 'resting' : { campaign, recipients: taken.filter(({ isWanted }) => isWanted) }
}

function mailsOf({ settings, apiKeys, now }: CampaignPorts, { campaign, recipients }: Claimed): CampaignMail[] {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(settings.MAIL_FROM)?.[1] ?? 'sojourn.localhost'
  const sender = { origin: settings.publicUrl, key: apiKeys.service, domain, nowMs: now() }
  return recipients.map((to) => campaignMail(sender, campaign, to))
}

type Smtp = Extract<CampaignOutlet, { delivery: 'at-least-once' }>

async function deliverEach(ports: CampaignPorts, outlet: Smtp, claimed: Claimed): Promise<void> {
  const mails = mailsOf(ports, claimed)
  await Promise.all(
    claimed.recipients.map(async ({ subscriberId, email }, at) => {
      const mail = mails[at]
      if (!mail) return
      const answer = await outlet.deliver(mail).then(
        () => 'sent' as const,
        (error: unknown) => describeRefusal(error),
      )
      await mark(ports, claimed.campaign.id, { subscriberId, email }, answer)
    }),
  )
}

/** By RFC 5321 a 5yz answer is final. These say that there is no such mailbox; others may be about us. */
const NO_MAILBOX = new Set([550, 551, 553])

function describeRefusal(error: unknown): 'no-mailbox' | 'refused' | 'later' {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  if (typeof responseCode !== 'number' || responseCode < 500) return 'later'
  return NO_MAILBOX.has(responseCode) && command === 'RCPT TO' ? 'no-mailbox' : 'refused'
}

async function mark(
  { db, now }: CampaignPorts,
  campaignId: string,
  { subscriberId, email }: Pick<Recipient, 'subscriberId' | 'email'>,
  answer: 'sent' | ReturnType<typeof describeRefusal>,
): Promise<void> {
  const state = answer === 'sent' ? 'sent' : answer === 'later' ? 'waiting' : 'failed'
  const at = new Date(now()).toISOString()
  await db.query(
    `update public.campaign_recipients set
       state = case when $3::text = 'waiting' and attempts >= ${MOST_ATTEMPTS} then 'failed' else $3::text end,
       sent_at = case when $3::text = 'sent' then $4::timestamptz end,
       bounced_at = case when $5::boolean then $4::timestamptz end
     where campaign_id = $1 and subscriber_id = $2 and state = 'claimed'`,
    [campaignId, subscriberId, state, at, answer === 'no-mailbox'],
  )
  if (answer === 'no-mailbox') await db.query(`select private.suppress_mail($1, 'hard-bounce')`, [email])
}
