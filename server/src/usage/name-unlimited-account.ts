import type { Db } from '../database/db.ts'

/** The setting ADMIN_EMAIL where the database can see it: one address, or nobody. */
export async function nameUnlimitedAccount(db: Db, email: string | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from private.unlimited_emails where email is distinct from $1', [
      email?.toLowerCase() ?? null,
    ])
    if (email)
      await tx.query('insert into private.unlimited_emails values ($1) on conflict do nothing', [email.toLowerCase()])
  })
}
