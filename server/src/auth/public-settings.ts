import type { AuthPolicy } from './auth-policy.ts'

/** What sign-in forms may offer. */
export function publicSettings(policy: AuthPolicy): Readonly<Record<string, unknown>> {
  return {
    external: { anonymous_users: policy.allowsAnonymous, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: policy.isAutoConfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }
}
