import { setTimeout as sleep } from 'node:timers/promises'

import type { CampaignPorts } from './campaign-ports.ts'
import { sendBatch } from './send-batch.ts'

/** A run ends before the next one begins; what is left goes on there. */
const A_RUN_MS = 50_000
const PAUSE_MS = 1_000

/**
 * The recipients are chosen once, when the campaign begins, in the transaction that begins it: it cannot begin twice,
 * and nobody is in it twice. Halves of an A/B test are told apart by the id of the subscriber.
 */
const BEGIN = `
  with due as (
    select id, segment, subject_b from public.mail_campaigns
    where state = 'scheduled' and send_at <= $1 order by send_at limit 1 for update skip locked
  ), begun as (
    update public.mail_campaigns c set state = 'sending', started_at = $1 from due where c.id = due.id returning c.id
  )
  insert into public.campaign_recipients (campaign_id, subscriber_id, variant)
  select begun.id, s.id, case when due.subject_b is not null and pg_catalog.hashtext(s.id::text) % 2 = 0 then 'b' else 'a' end
  from begun join due on due.id = begun.id, private.segment_subscribers(due.segment, $1) as s (id)
  returning 1 as chosen`

/** Begins what is due, then sends from every campaign as much as its rate allows. */
export async function runCampaigns(ports: CampaignPorts, signal?: AbortSignal): Promise<void> {
  const { db, now, log } = ports
  const startedAt = performance.now()
  await beginDue(ports)
  const rows = await db.query<{ id: string }>(`select id from public.mail_campaigns where state = 'sending'`)
  const open = new Set(rows.map(({ id }) => id))
  while (open.size > 0 && !signal?.aborted) {
    let sent = 0
    for (const id of open) {
      const outcome = await sendBatch(ports, id).catch((error: unknown) => {
        log.warn({ error, campaign: id }, 'a batch of a campaign was not sent')
        return 'resting' as const
      })
      if (outcome === 'ended' || outcome === 'resting') open.delete(id)
      if (outcome === 'sent') sent += 1
    }
    if (performance.now() - startedAt > A_RUN_MS) return
    // With a clock that stands still, as in tests, no allowance would ever come.
    if (sent === 0 && open.size > 0) {
      const before = now()
      await sleep(ports.pauseMs ?? PAUSE_MS, undefined, signal && { signal }).catch(() => undefined)
      if (now() === before) return
    }
  }
}

async function beginDue({ db, now }: CampaignPorts): Promise<void> {
  const at = new Date(now()).toISOString()
  for (;;) {
    const before = await db.query(
      `select 1 as it from public.mail_campaigns where state = 'scheduled' and send_at <= $1`,
      [at],
    )
    if (before.length === 0) return
    await db.query(BEGIN, [at])
    const after = await db.query(
      `select 1 as it from public.mail_campaigns where state = 'scheduled' and send_at <= $1`,
      [at],
    )
    // Another server is beginning the rest.
    if (after.length === before.length) return
  }
}
