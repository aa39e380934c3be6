import type { Platform } from '../platform.ts'
import type { CampaignOutlet } from './campaign-outlet.ts'

export type CampaignPorts = Pick<Platform, 'db' | 'log' | 'settings' | 'apiKeys' | 'now'> & {
  readonly outlet: CampaignOutlet
  /** Between two looks whether the rate allows more. */
  readonly pauseMs?: number
}
