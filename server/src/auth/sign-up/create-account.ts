import { randomUUID } from 'node:crypto'

import type { Tx } from '../auth-deps.ts'
import { saveEmailIdentity } from '../store/identities.ts'
import { findUserById, insertUser, updateUserRow, type UserRow } from '../store/users.ts'

type Json = Record<string, unknown>

export type NewAccount = {
  readonly id?: string | undefined
  readonly email: string
  readonly passwordHash: string | null
  readonly userMetadata?: Json | null | undefined
  readonly appMetadata?: Json | null | undefined
  readonly role?: string | undefined
  readonly isConfirmed?: boolean
}

const APP_METADATA = { provider: 'email', providers: ['email'] }

/** An account with its email identity, or null when the address is taken. */
export async function createAccount(tx: Tx, account: NewAccount, at: string): Promise<UserRow | null> {
  const { email, passwordHash, role } = account
  const isConfirmed = account.isConfirmed ?? false
  const id = account.id ?? randomUUID()
  const appMetadata = { ...account.appMetadata, ...APP_METADATA }
  const userMetadata = { ...account.userMetadata, ...(isConfirmed ? { email_verified: true } : {}) }
  if (!(await insertUser(tx, { id, email, passwordHash, appMetadata, userMetadata, role }, at))) return null
  await saveEmailIdentity(tx, { userId: id, email, isVerified: isConfirmed }, at)
  if (isConfirmed) await updateUserRow(tx, id, { email_confirmed_at: at }, at)
  return findUserById(tx, id)
}

/** The account metadata that apps expect after a Supabase sign-up. */
export function signUpMetadata(id: string, email: string, data: Json | null | undefined): Json {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false }
}
