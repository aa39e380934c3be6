import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Caller } from '../identity/caller.ts'
import type { LimitAnswer, LimitRule } from '../limits/rate-limits.ts'
import { thenMaybe, type MaybePromise } from '../maybe-promise.ts'
import type { Platform } from '../platform.ts'
import { auditRefusedCall } from './audit-refused-call.ts'
import { authorize, identifyCaller, isForAnyone, StaffRefusal } from './authorize.ts'
import type { CompleteFunction } from './complete-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits' | 'log'>

/** Identifies the caller, checks access and counts the call against its rate limit. */
export function admitCaller(
  deps: Deps,
  declared: CompleteFunction,
  incoming: IncomingMessage,
  outgoing: GuardedResponse,
): MaybePromise<Caller> {
  return thenMaybe(identifyCaller(deps.identify, declared.access, incoming), (caller) => {
    outgoing.userId = caller.userId
    const authorized = withRefusalAudited(deps, declared, caller)
    const counted = thenMaybe(authorized, () => limitCalls(deps, declared, caller, outgoing.addressKey))
    return thenMaybe(counted, () => caller)
  })
}

function withRefusalAudited(deps: Deps, declared: CompleteFunction, caller: Caller): MaybePromise<void> {
  const authorized = authorize(deps.db, declared.access, caller)
  if (!(authorized instanceof Promise)) return authorized
  return authorized.catch(async (error: unknown) => {
    if (error instanceof StaffRefusal) await auditRefusedCall(deps, declared.name, caller)
    throw error
  })
}

export function refuseOtherMethods({ methods }: CompleteFunction, method: string): void {
  const accepted: readonly string[] = methods
  if (!accepted.includes(method)) throw new AppError('method_not_allowed', { headers: { allow: accepted.join(', ') } })
}

/** Guests are counted by address, an account by its id, so that guests at the same address cannot use up its limit. */
function limitCalls(deps: Deps, declared: CompleteFunction, { userId }: Caller, address: string): MaybePromise<void> {
  const counted = count(deps, declared.rule, userId ?? address)
  if (userId === null || !isForAnyone(declared.access)) return counted
  return thenMaybe(counted, () => count(deps, declared.ruleOfAccounts, address))
}

function count({ limits }: Deps, rule: LimitRule, key: string): MaybePromise<void> {
  return thenMaybe(limits.consume(rule, key), refuseTooMany)
}

function refuseTooMany({ isAllowed, retryAfterSeconds }: LimitAnswer): void {
  if (!isAllowed)
    throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
}
