import type { Settings } from '../config/settings.ts'

/** The rules an operator's settings decide. */
export type AuthPolicy = {
  /** Sign-up without a confirmation mail. */
  readonly isAutoConfirmed: boolean
  readonly allowsAnonymous: boolean
  readonly hasLimits: boolean
  /** The official suites reach Supabase Auth without the gateway that asks for keys. */
  readonly isKeyOptional: boolean
  /** Whether an address has an account stays unsaid. */
  readonly hidesAccounts: boolean
  /** A link to our own pages is redeemed by opening it, without the page that asks for it. */
  readonly spendsLinksOnSight: boolean
  readonly minimumPasswordLength: number
  /** Score of spec/shell.md section 5, and the list of common passwords. */
  readonly requiresStrongPassword: boolean
  /** Changing the password or e-mail needs a fresh session, the password, or a code from the mailbox. */
  readonly requiresReauthentication: boolean
}

/** With the official client suites' keys the server also follows the rules of the stack those suites are written for. */
export function authPolicyOf(settings: Settings): AuthPolicy {
  const isCompatible = settings.isCompat
  return {
    isAutoConfirmed: isCompatible,
    allowsAnonymous: isCompatible,
    hasLimits: !isCompatible,
    isKeyOptional: isCompatible,
    hidesAccounts: !isCompatible,
    spendsLinksOnSight: isCompatible,
    minimumPasswordLength: isCompatible ? 6 : 8,
    requiresStrongPassword: !isCompatible,
    requiresReauthentication: !isCompatible,
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const LIFETIMES = {
  accessTokenSeconds: 3600,
  /** Short for staff, so that a role taken away is gone from their tokens too. */
  staffAccessTokenSeconds: 300,
  sessionMs: 90 * DAY,
  refreshReuseMs: 10_000,
  codeMs: 10 * MINUTE,
  linkMs: HOUR,
  signUpLinkMs: DAY,
  flowStateMs: 10 * MINUTE,
  recentSignInMs: 10 * MINUTE,
  mfaChallengeMs: 5 * MINUTE,
} as const

export const MAX_WRONG_CODES = 5
