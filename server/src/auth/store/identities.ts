import type { Tx } from '../auth-deps.ts'

export type EmailIdentity = { readonly userId: string; readonly email: string; readonly isVerified: boolean }

/** The email identity of an account: created with it, and updated when the address is confirmed or changed. */
export async function saveEmailIdentity(tx: Tx, identity: EmailIdentity, at: string): Promise<void> {
  const { userId, email, isVerified } = identity
  await tx.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, ($1::text)::uuid, $2, 'email', $3, $3, $3)
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [userId, { sub: userId, email, email_verified: isVerified, phone_verified: false }, at],
  )
}

export async function deleteIdentitiesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.identities where user_id = $1', [userId])
}
