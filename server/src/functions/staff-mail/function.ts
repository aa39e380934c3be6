import { staffMailContract, type StaffMailResponse } from '@app/contracts/mail/staff-mail'

import type { CampaignOutlet } from '../../campaigns/campaign-outlet.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { changeMail } from './change-mail.ts'
import { readOverview } from './read-overview.ts'

export const MAIL_STAFF = { staff: ['owner', 'admin', 'marketing'] } as const

type Deps = Pick<Platform, 'db' | 'settings'>

/** Changes something, if asked to, and answers with everything that the screen shows. */
export function createStaffMailFunction({ db, settings }: Deps): ServerFunction {
  const delivery: CampaignOutlet['delivery'] = settings.SMTP_URL ? 'at-least-once' : 'exactly-once'
  return defineFunction({
    kind: 'writing',
    name: staffMailContract.name,
    access: MAIL_STAFF,
    input: staffMailContract.request,
    maxBodyBytes: 40_000,
    limit: { points: 240, seconds: 60 },
    // The answer contains what others did meanwhile.
    hasSecretAnswer: true,
    async handle(_request, { input, tx }) {
      if (input.action !== 'overview') await changeMail(tx, input)
      const overview = await readOverview(tx, db)
      const receivesBounces = settings.MAIL_WEBHOOK_SECRET !== undefined || settings.SMTP_URL !== undefined
      return Response.json({ ...overview, delivery, receivesBounces } satisfies StaffMailResponse)
    },
  })
}
