import type { IdentityRow, UserRow } from '../store/users.ts'

export type UserJson = Readonly<Record<string, unknown>> & { readonly id: string }

/** The account as the clients know it, without empty fields and without secrets. */
export function toUserJson(user: UserRow): UserJson {
  const optional = {
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    confirmed_at: user.confirmed_at,
    recovery_sent_at: user.recovery_sent_at,
    new_email: user.email_change || null,
    email_change_sent_at: user.email_change_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
    deleted_at: user.deleted_at,
    factors: user.factors.length > 0 ? user.factors : null,
  }
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(toIdentityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  }
}

function toIdentityJson(identity: IdentityRow): Readonly<Record<string, unknown>> {
  const { id, provider_id: providerId, email, last_sign_in_at: lastSignInAt } = identity
  return {
    identity_id: id,
    id: providerId,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...(lastSignInAt ? { last_sign_in_at: lastSignInAt } : {}),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(email ? { email } : {}),
  }
}
