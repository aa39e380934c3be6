import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Caller } from '../identity/caller.ts'

/** From the database, not from the token: a token outlives a change of the address. */
export async function findOwnAddress(db: Queryable, { userId }: Caller): Promise<string> {
  const [row] = await db.query<{ email: string }>(
    'select email from auth.users where id = $1 and email_confirmed_at is not null and deleted_at is null',
    [userId],
  )
  if (!row?.email) throw new AppError('address_not_confirmed')
  return row.email
}
