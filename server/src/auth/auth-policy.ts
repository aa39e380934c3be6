import type { Settings } from '../config/settings.ts'

/** Rules that the operator's settings decide. */
export type AuthPolicy = {
  /** Sign-up without a confirmation mail. */
  readonly isAutoConfirmed: boolean
  readonly allowsAnonymous: boolean
  readonly hasLimits: boolean
  /** The official suites reach Supabase Auth without the gateway that asks for keys. */
  readonly isKeyOptional: boolean
  /** Never reveals whether an address has an account. */
  readonly hidesAccounts: boolean
  /** Opening a link to our own pages redeems it at once, without the confirmation page. */
  readonly spendsLinksOnSight: boolean
  readonly minimumPasswordLength: number
  /** Score of spec/shell.md section 5, and the list of common passwords. */
  readonly requiresStrongPassword: boolean
  /** Changing the password or email needs a fresh session, the password, or a code from the mailbox. */
  readonly requiresReauthentication: boolean
}

/**
 * With the keys of the official client suites the server also follows the rules of the stack that those suites test.
 */
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
  /** Short for staff, so that a removed role soon disappears from their tokens. */
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
