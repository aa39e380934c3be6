import type { LimitRule } from '../limits/rate-limits.ts'

const MINUTES = 60
const HOURS = 3600

/** Rate limits. The name of a rule says its key: the caller's address, the account, or both. */
export const LIMIT_RULES = {
  // Counted per server process. The rules below that protect an account are counted across all servers.
  signInByAddress: { name: 'auth-sign-in-address', points: 60, seconds: 5 * MINUTES, counted: 'here' },
  signInByAccountAndAddress: { name: 'auth-sign-in-account-address', points: 10, seconds: 15 * MINUTES },
  /**
   * Replaces the rule above for an address that the account has signed in from before. Guests of one hotel share an
   * address: guessing there must not keep the owner out for long, and five minutes bound both.
   */
  signInByAccountAtKnownAddress: { name: 'auth-sign-in-account-known', points: 30, seconds: 5 * MINUTES },
  /**
   * Addresses that the account has signed in from before are not counted here, so an attacker cannot lock the owner
   * out.
   */
  signInByAccount: { name: 'auth-sign-in-account', points: 50, seconds: 15 * MINUTES },
  signUpByAddress: { name: 'auth-sign-up-address', points: 30, seconds: 5 * MINUTES },
  refreshByAddress: { name: 'auth-refresh-address', points: 600, seconds: 5 * MINUTES, counted: 'here' },
  verifyByAddress: { name: 'auth-verify-address', points: 30, seconds: 5 * MINUTES },
  mailByAddress: { name: 'auth-mail-address', points: 30, seconds: HOURS },
  mailByMailbox: { name: 'auth-mail-mailbox', points: 8, seconds: HOURS },
  mailByMailboxAndKind: { name: 'auth-mail-mailbox-kind', points: 1, seconds: 60 },
  updateByAccount: { name: 'auth-update-account', points: 30, seconds: 5 * MINUTES },
  proofByAccount: { name: 'auth-proof-account', points: 10, seconds: 15 * MINUTES },
  factorByAccount: { name: 'auth-factor-account', points: 10, seconds: 5 * MINUTES },
  /** A code has a million values, three of them valid at any time: slow guessing must not succeed either. */
  factorByAccountDaily: { name: 'auth-factor-account-daily', points: 60, seconds: 24 * HOURS },
} as const satisfies Record<string, LimitRule>
