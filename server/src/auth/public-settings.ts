import type { AuthPolicy } from './auth-policy.ts'
import { OAUTH_PROVIDERS } from './oauth-providers.ts'

/** What sign-in forms may offer. */
export function publicSettings(policy: AuthPolicy): Readonly<Record<string, unknown>> {
  return {
    external: {
      ...Object.fromEntries(OAUTH_PROVIDERS.map((name) => [name, false])),
      anonymous_users: policy.allowsAnonymous,
      email: true,
      phone: false,
    },
    disable_signup: false,
    mailer_autoconfirm: policy.isAutoConfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
}
