import { randomUUID } from 'node:crypto'

import type { UserRow } from '../store/users.ts'
import type { UserJson } from '../users/user-json.ts'
import { signUpMetadata } from './create-account.ts'

type SignUp = {
  readonly email: string
  readonly data?: Record<string, unknown> | null | undefined
  /** Null when the account existed, confirmed or not. */
  readonly created: UserRow | null
}

/**
 * The answer to a sign-up that has to be confirmed. It is built from the request, never from an existing account, so it
 * reveals neither that one exists nor what it holds.
 */
export function pendingUserJson({ email, data, created }: SignUp, at: string): UserJson {
  const id = created?.id ?? randomUUID()
  const identity = {
    identity_id: created?.identities[0]?.id ?? randomUUID(),
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
    email,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: signUpMetadata(id, email, data),
    identities: [identity],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}
