import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { sendTrialMails } from './send-trial-mails.ts'

export function trialJobs(
  platform: Pick<Platform, 'db' | 'mailer' | 'settings' | 'apiKeys' | 'now' | 'log'>,
): readonly ScheduledJob[] {
  return [{ name: 'send-trial-mails', cron: '*/10 * * * *', run: () => sendTrialMails(platform) }]
}
