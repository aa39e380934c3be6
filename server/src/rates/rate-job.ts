import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { createRates } from './create-rates.ts'

/** Stores a rate for every day, also on days when nobody asks: the history would have holes otherwise. */
export function rateJobs(platform: Pick<Platform, 'db' | 'log' | 'now' | 'settings'>): readonly ScheduledJob[] {
  const rates = createRates(platform)
  return [{ name: 'store-exchange-rates', cron: '45 */4 * * *', run: async () => void (await rates()) }]
}
