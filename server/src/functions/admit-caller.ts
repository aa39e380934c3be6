import type { IncomingMessage } from 'node:http'

import { AppError } from '../errors/app-error.ts'
import type { GuardedResponse } from '../http/guarded-response.ts'
import type { Caller } from '../identity/caller.ts'
import type { LimitRule } from '../limits/rate-limits.ts'
import type { Platform } from '../platform.ts'
import { authorize, identifyCaller, isForAnyone } from './authorize.ts'
import type { CompleteFunction } from './complete-function.ts'

type Deps = Pick<Platform, 'db' | 'identify' | 'limits'>

/** Who calls, once it is known that they may, and how often they may. */
export async function admitCaller(
  deps: Deps,
  declared: CompleteFunction,
  incoming: IncomingMessage,
  outgoing: GuardedResponse,
): Promise<Caller> {
  const caller = await identifyCaller(deps.identify, declared.access, incoming)
  outgoing.userId = caller.userId
  await authorize(deps.db, declared.access, caller)
  await limitCalls(deps, declared, caller, outgoing.addressKey)
  return caller
}

export function refuseOtherMethods({ methods }: CompleteFunction, method: string): void {
  const accepted: readonly string[] = methods
  if (!accepted.includes(method)) throw new AppError('method_not_allowed', { headers: { allow: accepted.join(', ') } })
}

/** A guest is counted by address; an account by itself, so that the guests beside it cannot use up what it may call. */
async function limitCalls(deps: Deps, declared: CompleteFunction, { userId }: Caller, address: string): Promise<void> {
  await count(deps, declared.rule, userId ?? address)
  if (userId !== null && isForAnyone(declared.access)) await count(deps, declared.ruleOfAccounts, address)
}

async function count({ limits }: Deps, rule: LimitRule, key: string): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await limits.consume(rule, key)
  if (!isAllowed)
    throw new AppError('over_request_rate_limit', { headers: { 'retry-after': String(retryAfterSeconds) } })
}
