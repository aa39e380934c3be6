import { createHash } from 'node:crypto'

import { CHECK_IN_LIMITS } from '@app/domain/check-in'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { Platform } from '../platform.ts'
import { plainName } from '../squads/plain-name.ts'
import { hashShareToken, newShareToken } from '../trips/share-token.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings' | 'limits'>

/** Nobody may flood a mailbox through us: not one account, and not several together. */
const BY_ACCOUNT: LimitRule = { name: 'safety-contacts', points: 5, seconds: 86_400 }
const BY_MAILBOX: LimitRule = { name: 'safety-contacted', points: 2, seconds: 86_400 }

/** The contact gets one mail and decides; its text is ours, so that it carries no message of a stranger. */
export async function addContact(deps: Deps, userId: string, given: { name: string; email: string }): Promise<void> {
  const { db, mailer, settings, limits } = deps
  const traveller = await readTraveller(db, userId)
  if (mailboxKey(traveller.email) === mailboxKey(given.email)) throw new AppError('contact_is_own')
  for (const [rule, key] of [
    [BY_ACCOUNT, userId],
    [BY_MAILBOX, mailboxKey(given.email)],
  ] as const)
    if (!(await limits.consume(rule, key)).isAllowed) throw new AppError('over_request_rate_limit')
  if (await hasRefused(db, given.email)) throw new AppError('contact_refused')
  const token = newShareToken()
  await db.transaction(async (tx) => {
    // Two at once must not both take the last place.
    await tx.query(`select pg_advisory_xact_lock(hashtext('safety contacts of ' || $1))`, [userId])
    const [added] = await tx.query(
      `insert into public.safety_contacts (user_id, name, email, token_hash)
       select $1, $2, $3, $4 where (select count(*) from public.safety_contacts where user_id = $1) < $5
       on conflict (user_id, private.mailbox_key(email)) do nothing returning id`,
      [userId, given.name, given.email, hashShareToken(token), CHECK_IN_LIMITS.contacts],
    )
    if (!added) throw new AppError('contact_not_added')
  })
  await mailer.send({
    kind: 'safety-contact',
    to: given.email,
    traveller: traveller.name,
    link: `${settings.publicUrl}/gemini-safety/contact#${token}`,
  })
}

export async function readTraveller(db: Queryable, userId: string): Promise<{ name: string; email: string }> {
  const [row] = await db.query<{ email: string; name: string | null }>(
    `select u.email, p.full_name as name from auth.users u left join public.profiles p on p.id = u.id where u.id = $1`,
    [userId],
  )
  if (!row) throw new AppError('not_signed_in')
  return { email: row.email, name: plainName(row.name) }
}

export async function hasRefused(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.query('select from private.safety_refusals where mailbox_hash = $1', [hashMailbox(email)])
  return rows.length > 0
}

export function hashMailbox(email: string): string {
  return createHash('sha256').update(mailboxKey(email)).digest('hex')
}
