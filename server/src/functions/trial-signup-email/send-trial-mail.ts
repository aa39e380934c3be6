import type { LimitRule, RateLimits } from '../../limits/rate-limits.ts'
import { mailboxKey } from '../../mail/mailbox-key.ts'
import type { Mailer } from '../../mail/mailer.ts'

/** One mail per mailbox and day, whoever asks and however often. */
const ONE_A_DAY: LimitRule = { name: 'trial-mail-mailbox', points: 1, seconds: 24 * 60 * 60 }

type Ports = { readonly limits: RateLimits; readonly mailer: Mailer; readonly origin: string }

/** Asking again on the same day changes nothing and is told nothing else; a mail that could not be queued is not counted. */
export async function sendTrialMail({ limits, mailer, origin }: Ports, email: string): Promise<void> {
  const mailbox = mailboxKey(email)
  const { isAllowed } = await limits.consume(ONE_A_DAY, mailbox)
  if (!isAllowed) return
  try {
    await mailer.send({ kind: 'trial-sign-up', to: email, link: signUpLink(origin, email) })
  } catch (error) {
    await limits.reset(ONE_A_DAY, mailbox)
    throw error
  }
}

function signUpLink(origin: string, email: string): string {
  return `${origin}/auth?${new URLSearchParams({ tab: 'sign-up', email }).toString()}`
}
