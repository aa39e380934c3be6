import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { sendTrialMails } from './send-trial-mails.ts'

export function trialJobs(
  platform: Pick<Platform, 'db' | 'mailer' | 'settings' | 'apiKeys' | 'now' | 'log'>,
): readonly ScheduledJob[] {
  return [
    { name: 'send-trial-mails', cron: '*/10 * * * *', run: () => sendTrialMails(platform) },
    {
      name: 'forget-trial-devices',
      cron: '47 3 * * *',
      // The privacy policy promises ninety days for devices. A mailbox has its one trial for ever.
      run: async () => {
        await platform.db.query(
          `delete from public.used_trials where kind = 'device' and used_at < now() - interval '90 days'`,
        )
      },
    },
  ]
}
