import { SQUAD_SIZE } from '@app/domain/subscription'

import type { Transaction } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import { notify } from '../notifications/notify.ts'
import { findSquadPlan } from '../payments/find-subscription.ts'
import type { Platform } from '../platform.ts'
import { plainName } from './plain-name.ts'
import { invitationAbout } from './take-seat.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'payments' | 'mailer' | 'settings' | 'limits'>
type Offered = { readonly id: string; readonly payerName: string }

/** A squad, or ten of them, must not flood a mailbox. */
const BY_PAYER: LimitRule = { name: 'squad-invitations', points: 20, seconds: 86_400 }
const BY_MAILBOX: LimitRule = { name: 'squad-invited', points: 3, seconds: 86_400 }

/** Reserves a seat for a mailbox and mails it. Inviting the same address again keeps the seat and sends a new mail. */
export async function inviteToSquad(deps: Deps, userId: string, email: string): Promise<void> {
  const { db, now, payments, mailer, settings, limits } = deps
  if (!(await findSquadPlan(db, payments.name, userId, now()))) throw new AppError('no_squad')
  for (const [rule, key] of [
    [BY_PAYER, userId],
    [BY_MAILBOX, mailboxKey(email)],
  ] as const)
    if (!(await limits.consume(rule, key)).isAllowed) throw new AppError('over_request_rate_limit')
  const { id, payerName } = await db.transaction((tx) => offerSeat(tx, userId, email, now()))
  const link = `/squad/${id}`
  await mailer.send({ kind: 'squad-invitation', to: email, link: `${settings.publicUrl}${link}`, payerName })
  const [known] = await db.query<{ id: string }>(
    'select id from auth.users where lower(email) = lower($1) and email_confirmed_at is not null and deleted_at is null',
    [email],
  )
  if (known)
    await notify(
      { db, mailer, origin: settings.publicUrl },
      {
        userId: known.id,
        kind: 'plan',
        title: 'A seat in a Nomad Squad',
        body: `${payerName} offers you a seat: no daily limits, at no cost to you.`,
        link,
        about: invitationAbout(id),
        hasOwnMail: true,
      },
    )
}

async function offerSeat(tx: Transaction, userId: string, email: string, nowMs: number): Promise<Offered> {
  // Two invitations at once must not both take the last seat.
  await tx.query(`select pg_advisory_xact_lock(hashtext('squad:' || $1))`, [userId])
  const [payer] = await tx.query<{ email: string; name: string | null }>(
    `select u.email, p.full_name as name from auth.users u
     left join public.profiles p on p.id = u.id where u.id = $1`,
    [userId],
  )
  if (!payer) throw new AppError('not_signed_in')
  if (mailboxKey(payer.email) === mailboxKey(email)) throw new AppError('squad_own_address')
  const [offered] = await tx.query<{ id: string }>(
    `insert into public.squad_seats as kept (owner_id, email, invited_at)
     select $1, $2, $3::timestamptz
     where (select count(*) from public.squad_seats
       where owner_id = $1 and private.mailbox_key(email) <> private.mailbox_key($2)) < $4
     on conflict (owner_id, private.mailbox_key(email)) do update set invited_at = excluded.invited_at
       where kept.member_id is null
     returning id`,
    [userId, email, new Date(nowMs).toISOString(), SQUAD_SIZE - 1],
  )
  if (!offered) throw new AppError('squad_full')
  return { id: offered.id, payerName: plainName(payer.name) }
}
