import type { SupportWho } from '@app/contracts/support/conversation'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import { hashShareToken } from '../trips/share-token.ts'
import { isoOf } from './support-deps.ts'

/** A conversation, and the person whom it belongs to. */
export type Own = { readonly id: string; readonly userId: string | null; readonly guestEmail: string | null }

const OWN = 'c.id, c.user_id as "userId", c.guest_email as "guestEmail"'

/** Null both for "no such conversation" and for "not yours", so that ids cannot be probed. */
export async function findOwn(db: Queryable, now: number, who: SupportWho, userId: string | null): Promise<Own | null> {
  if ('token' in who) {
    const [row] = await db.query<Own>(
      `select ${OWN} from public.support_conversations c join private.support_tokens t on t.conversation_id = c.id
       where t.token_hash = $1 and t.expires_at > $2::timestamptz and c.guest_email is not null`,
      [hashShareToken(who.token), isoOf(now)],
    )
    return row ?? null
  }
  if (userId === null) return null
  const [row] = await db.query<Own>(
    `select ${OWN} from public.support_conversations c where c.id = $1 and c.user_id = $2`,
    [who.conversation, userId],
  )
  return row ?? null
}

export async function requireOwn(db: Queryable, now: number, who: SupportWho, userId: string | null): Promise<Own> {
  const own = await findOwn(db, now, who, userId)
  if (!own) throw new AppError('support_not_found')
  return own
}
