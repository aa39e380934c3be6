import { trialSignupEmailContract, type TrialSignupEmailResponse } from '@app/contracts/trial-signup-email'

import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { sendTrialMail } from './send-trial-mail.ts'

const ACCEPTED: TrialSignupEmailResponse = { accepted: true }

/** For visitors without an account: mails the way to the trial. Guests of one hotel share an address, so it may be a few. */
export function createTrialSignupEmailFunction({
  limits,
  mailer,
  settings,
}: Pick<Platform, 'limits' | 'mailer' | 'settings'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: trialSignupEmailContract.name,
    access: 'public',
    input: trialSignupEmailContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 10, seconds: 60 * 60 },
    async handle(_request, { input }) {
      await sendTrialMail({ limits, mailer, origin: settings.publicUrl }, input.email)
      return Response.json(ACCEPTED)
    },
  })
}
