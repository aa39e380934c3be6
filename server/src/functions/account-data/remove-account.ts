import type { UserRow } from '../../auth/store/users.ts'
import type { Queryable, Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'

/** Checked before anything of the account ends, including its plan, and again in the transaction. */
export async function refuseLastOwner(db: Queryable, userId: string): Promise<void> {
  const [isLastOwner] = await db.query(
    `select 1 from public.user_roles where user_id = $1 and role = 'owner'
       and not exists (select from public.user_roles where role = 'owner' and user_id <> $1)`,
    [userId],
  )
  if (isLastOwner) throw new AppError('last_owner')
}

/**
 * Deletes everything of the traveller in one transaction. Cascades delete what refers to the account; data without a
 * reference is listed here. One line without personal data stays in the audit log: that it happened, and when.
 */
export async function removeAccount(tx: Transaction, { id, email, email_change: pending }: UserRow): Promise<void> {
  // The lock that role removal takes: of the last two owners one waits, and then sees that it is the last.
  await tx.query(`select pg_advisory_xact_lock(hashtext('public.user_roles.owner'))`)
  await refuseLastOwner(tx, id)
  // A trigger notes each file for the sweep.
  await tx.query('delete from storage.objects where owner_id = $1::text', [id])
  await tx.query('delete from server.account_bytes where owner_id = $1::text', [id])
  await tx.query('delete from auth.flow_state where user_id = $1', [id])
  await tx.query(`delete from auth.audit_log_entries where payload ->> 'actor_id' = $1::text`, [id])
  // An address that was requested and never confirmed may belong to another account by now.
  await tx.query(
    `delete from server.mailbox where lower(message ->> 'to') = lower($1) or lower(message ->> 'to') = lower($2)
       and not exists (select from auth.users where lower(email) = lower($2))`,
    [email, pending || null],
  )
  // Written as a guest, with the same address.
  await tx.query('delete from public.support_conversations where lower(guest_email) = lower($1)', [email])
  await tx.query('delete from auth.sessions where user_id = $1', [id])
  await tx.query('delete from auth.users where id = $1', [id])
  // After the account, because members of its squad are notified while their seats still exist.
  await tx.query('delete from public.squad_seats where private.mailbox_key(email) = private.mailbox_key($1)', [email])
  await tx.query('delete from public.subscribers where private.mailbox_key(email) = private.mailbox_key($1)', [email])
  await tx.query(
    `insert into public.audit_log (actor_id, action, subject_type, subject_id) values (null, 'account.deleted', 'user', $1)`,
    [id],
  )
}
