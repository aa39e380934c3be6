import { saveInvitation } from '../auth/admin/invite-user.ts'
import { authPolicyOf } from '../auth/auth-policy.ts'
import { linkOf } from '../auth/email-links/send-link.ts'
import { createPasswordHasher } from '../auth/passwords/password-hasher.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { Platform } from '../platform.ts'
import type { Accounts } from './accounts.ts'

type Deps = Omit<Platform, 'payments' | 'sandbox' | 'accounts'>

/** Repeated payments with another person's address must not fill that mailbox. */
const A_MAIL_A_DAY: LimitRule = { name: 'plan-ready-mail', points: 1, seconds: 86_400 }
const PAYMENT_CLIENT = { addressKey: 'payments', address: null, userAgent: null }

/**
 * Paying with an address does not prove owning it: a new account stays unconfirmed until the link in the mail is
 * opened, and an existing account gets the plan and is otherwise unchanged.
 */
export function createAccounts(platform: Deps): Accounts {
  const { db, settings, mailer, limits } = platform
  const deps = { ...platform, policy: authPolicyOf(settings), passwords: createPasswordHasher() }
  const byEmail = async (email: string): Promise<{ id: string; isConfirmed: boolean } | null> => {
    const [row] = await db.query<{ id: string; isConfirmed: boolean }>(
      `select id, email_confirmed_at is not null as "isConfirmed" from auth.users
       where lower(email) = lower($1) and deleted_at is null limit 1`,
      [email],
    )
    return row ?? null
  }
  const invite = async (email: string): Promise<string | null> => {
    if (settings.SUPABASE_URL) return inviteHosted(platform, email)
    return (await db.transaction((tx) => saveInvitation(deps, tx, PAYMENT_CLIENT, { email: email.toLowerCase() }))).user
      .id
  }
  return {
    async find(userId) {
      const [row] = await db.query<{ id: string }>('select id from auth.users where id = $1', [userId])
      return row?.id ?? null
    },
    async findOrCreate(email) {
      const found = await byEmail(email)
      if (found) return { id: found.id, isNew: !found.isConfirmed }
      try {
        const id = await invite(email)
        return id === null ? null : { id, isNew: true }
      } catch (error) {
        // Another event of the same payment, or the returning traveller, was faster.
        const made = await byEmail(email)
        if (!made) throw error
        return { id: made.id, isNew: !made.isConfirmed }
      }
    },
    async sendPurchaseMail(email) {
      const found = await byEmail(email)
      if (!found || !(await limits.consume(A_MAIL_A_DAY, mailboxKey(email))).isAllowed) return
      if (found.isConfirmed || settings.isHosted)
        return mailer.send({ kind: 'plan-ready', to: email, link: `${settings.publicUrl}/auth`, isNew: false })
      const { secret } = await db.transaction((tx) => saveInvitation(deps, tx, PAYMENT_CLIENT, { email }))
      const link = linkOf(deps, { type: 'invite', secret, redirectTo: `${settings.publicUrl}/profile` })
      await mailer.send({ kind: 'plan-ready', to: email, link, isNew: true })
    },
  }
}

/** The hosted project creates the account and sends its own invitation. */
async function inviteHosted({ settings, apiKeys }: Deps, email: string): Promise<string | null> {
  const answer = await fetch(`${settings.SUPABASE_URL}/auth/v1/invite`, {
    method: 'POST',
    headers: {
      apikey: apiKeys.service,
      authorization: `Bearer ${apiKeys.service}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`the account could not be made: ${answer.status}`)
  const { id } = (await answer.json()) as { id?: string }
  return id ?? null
}
