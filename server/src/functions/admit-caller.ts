import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Caller } from '../identity/caller.ts'
import type { LimitAnswer, LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { after, type Soon } from '../soon.ts'
import { authorize, identifyCaller, isForAnyone } from './authorize.ts'
import type { CompleteFunction } from './complete-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits'>

/** Who calls, once it is known that they may, and how often they may. */
export function admitCaller(
  deps: Deps,
  declared: CompleteFunction,
  incoming: IncomingMessage,
  outgoing: GuardedResponse,
): Soon<Caller> {
  return after(identifyCaller(deps.identify, declared.access, incoming), (caller) => {
    outgoing.userId = caller.userId
    const authorized = authorize(deps.db, declared.access, caller)
    const counted = after(authorized, () => limitCalls(deps, declared, caller, outgoing.addressKey))
    return after(counted, () => caller)
  })
}

export function refuseOtherMethods({ methods }: CompleteFunction, method: string): void {
  const accepted: readonly string[] = methods
  if (!accepted.includes(method)) throw new AppError('method_not_allowed', { headers: { allow: accepted.join(', ') } })
}

/** A guest is counted by address; an account by itself, so that the guests beside it cannot use up what it may call. */
function limitCalls(deps: Deps, declared: CompleteFunction, { userId }: Caller, address: string): Soon<void> {
  const counted = count(deps, declared.rule, userId ?? address)
  if (userId === null || !isForAnyone(declared.access)) return counted
  return after(counted, () => count(deps, declared.ruleOfAccounts, address))
}

function count({ limits }: Deps, rule: LimitRule, key: string): Soon<void> {
  return after(limits.consume(rule, key), refuseTooMany)
}

function refuseTooMany({ isAllowed, retryAfterSeconds }: LimitAnswer): void {
  if (!isAllowed)
    throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
}
