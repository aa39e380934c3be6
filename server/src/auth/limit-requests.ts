import { createHash } from 'node:crypto'

import { AppError } from '../errors/app-error.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import { mailboxKey } from '../mail/mailbox-key.ts'
import type { AuthDeps, Client } from './auth-deps.ts'
import { LIMIT_RULES } from './limit-rules.ts'

type Deps = Pick<AuthDeps, 'limits' | 'policy'>

/** Counts the request and refuses it with 429 and Retry-After when it is one too many. */
export async function limitRequests(deps: Deps, rule: LimitRule, key: string): Promise<void> {
  await consume(deps, rule, key, 'over_request_rate_limit')
}

/**
 * Mail is limited by mailbox whether or not an account exists behind it, so that the answer says nothing about that.
 */
export async function limitMail(deps: Deps, client: Client, kind: string, ...emails: readonly string[]): Promise<void> {
  // Two spellings of one mailbox in a request count once; otherwise the second would always be one too many.
  for (const mailbox of new Set(emails.map(mailboxKey)))
    for (const [rule, key] of mailboxRules(kind, mailbox)) await consume(deps, rule, key, 'over_email_send_rate_limit')
  await consume(deps, LIMIT_RULES.mailByAddress, client.addressKey, 'over_email_send_rate_limit')
}

/** For a mailbox that the requester may not know of: the mail counts, but a refusal would reveal the mailbox. */
export async function mayMail({ limits, policy }: Deps, kind: string, email: string): Promise<boolean> {
  if (!policy.hasLimits) return true
  const answers = mailboxRules(kind, mailboxKey(email)).map(async ([rule, key]) => limits.consume(rule, key))
  return (await Promise.all(answers)).every(({ isAllowed }) => isAllowed)
}

function mailboxRules(kind: string, mailbox: string): readonly (readonly [LimitRule, string])[] {
  const key = hashKey(mailbox)
  return [
    [LIMIT_RULES.mailByMailboxAndKind, `${kind}:${key}`],
    [LIMIT_RULES.mailByMailbox, key],
  ]
}

/** Limit keys can end up in a shared store, so they contain no email address. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

type LimitCode = 'over_request_rate_limit' | 'over_email_send_rate_limit'

async function consume({ limits, policy }: Deps, rule: LimitRule, key: string, code: LimitCode): Promise<void> {
  if (!policy.hasLimits) return
  const { isAllowed, retryAfterSeconds } = await limits.consume(rule, key)
  if (!isAllowed) throw new AppError(code, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
