import { trialOfferContract, type TrialOfferResponse } from '@app/contracts/payments/trial-offer'
import { trialSignupEmailContract, type TrialSignupEmailResponse } from '@app/contracts/payments/trial-signup-email'

import { storeConsent } from '../../campaigns/subscribe.ts'
import type { LimitRule, RateLimits } from '../../limits/rate-limits.ts'
import { mailboxKey } from '../../mail/mailbox-key.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/**
 * The rule of a sign-up: a device counts only from the network that stored it, so devices of others cannot be probed.
 */
const HAD_TRIAL = `
  select exists (
    select from public.device_fingerprints d
    join public.used_trials u on u.kind = 'device' and u.hash = private.trial_hash(d.fingerprint_hash)
    where d.fingerprint_hash = $1 and d.ip_address <<=
      network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))
  ) as had_trial`

export function createTrialOfferFunction({ db }: Pick<Platform, 'db'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: trialOfferContract.name,
    access: 'public',
    input: trialOfferContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 30, seconds: 60 },
    async handle(_request, { input: { device }, clientAddress }) {
      const [row] = await db.query<{ had_trial: boolean }>(HAD_TRIAL, [device, clientAddress])
      return Response.json({ trial: row?.had_trial ? 'refused' : 'starts' } satisfies TrialOfferResponse)
    },
  })
}

const ACCEPTED: TrialSignupEmailResponse = { accepted: true }

/**
 * For visitors without an account: mails a link to the trial. Guests of one hotel share an address, so the limit allows
 * a few.
 */
export function createTrialSignupEmailFunction(
  deps: Pick<Platform, 'db' | 'limits' | 'mailer' | 'settings' | 'apiKeys' | 'now'>,
): ServerFunction {
  const { limits, mailer, settings } = deps
  return defineFunction({
    kind: 'reading',
    name: trialSignupEmailContract.name,
    access: 'public',
    input: trialSignupEmailContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 10, seconds: 60 * 60 },
    async handle(_request, { input }) {
      const isSent = await sendTrialMail({ limits, mailer, origin: settings.publicUrl }, input.email)
      // Together with the mail and no more often, so that nobody is asked twice a day.
      if (isSent) await storeConsent(deps, input)
      return Response.json(ACCEPTED)
    },
  })
}

/** One mail per mailbox and day. */
const ONE_A_DAY: LimitRule = { name: 'trial-mail-mailbox', points: 1, seconds: 24 * 60 * 60 }

type Ports = { readonly limits: RateLimits; readonly mailer: Mailer; readonly origin: string }

/** A second request on the same day gets the same answer and no mail; a mail that could not be queued is not counted. */
export async function sendTrialMail({ limits, mailer, origin }: Ports, email: string): Promise<boolean> {
  const mailbox = mailboxKey(email)
  const { isAllowed } = await limits.consume(ONE_A_DAY, mailbox)
  if (!isAllowed) return false
  try {
    await mailer.send({ kind: 'trial-sign-up', to: email, link: signUpLink(origin, email) })
    return true
  } catch (error) {
    await limits.reset(ONE_A_DAY, mailbox)
    throw error
  }
}

function signUpLink(origin: string, email: string): string {
  return `${origin}/auth?${new URLSearchParams({ tab: 'sign-up', email }).toString()}`
}
