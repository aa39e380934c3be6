import type { ScheduledJob } from '../jobs/jobs.ts'
import type { CampaignPorts } from './campaign-ports.ts'
import { runCampaigns } from './run-campaigns.ts'

const CHANNEL = 'mail_campaigns'

/** The times of the privacy policy. */
const FORGET = [
  `delete from public.subscribers where state = 'link-only' and created_at < now() - interval '90 days'`,
  `delete from public.subscribers where state = 'asked' and asked_at < now() - interval '30 days'`,
  `delete from public.subscribers where state = 'unsubscribed' and unsubscribed_at < now() - interval '3 years'`,
  `delete from public.mail_events where received_at < now() - interval '90 days'`,
  `delete from server.mailbox where message ->> 'kind' = 'campaign' and created_at < now() - interval '7 days'`,
]

/** Finds what is due each minute, and what a server that died has left. */
export function campaignJobs(ports: CampaignPorts): readonly ScheduledJob[] {
  return [
    { name: 'send-campaigns', cron: '* * * * *', run: () => runCampaigns(ports) },
    {
      name: 'forget-subscribers',
      cron: '57 3 * * *',
      run: async () => {
        for (const statement of FORGET) await ports.db.query(statement)
      },
    },
  ]
}

/** A campaign that is to begin now does not wait for the next minute. */
export async function startCampaigns(ports: CampaignPorts): Promise<{ goOn(): void; stop(): Promise<void> }> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const goOn = (): void => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : runCampaigns(ports, stopping.signal)))
      .catch((error: unknown) => ports.log.warn({ error }, 'a campaign was not sent'))
  }
  const stopListening = await ports.db.listen(CHANNEL, goOn)
  return {
    goOn,
    async stop() {
      stopping.abort()
      await stopListening()
      await running
    },
  }
}
