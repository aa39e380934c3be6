import { judgeUsage, type UsageLevel, type UsageType } from '@app/domain/usage-limits'

import type { SubscriptionState } from '../../entities/traveller/subscription/subscription-state.ts'
import type { Usage } from '../../entities/traveller/usage/usage-store.ts'

export type LimitNotice = {
  readonly kind: 'limit'
  readonly level: Exclude<UsageLevel, 'plenty'>
  readonly type: UsageType
  readonly used: number
  readonly limit: number
  readonly resetsAtMs: number
  readonly isGuest: boolean
}
export type UsageNotice =
  | LimitNotice
  | { readonly kind: 'trial'; readonly daysLeft: number; readonly endsAtMs: number; readonly isLastDay: boolean }
  | { readonly kind: 'trial-expired' | 'trial-refused' }

type Known = Pick<
  SubscriptionState,
  'isSignedIn' | 'loading' | 'isPro' | 'isTrialActive' | 'isTrialExpired' | 'trialDaysRemaining' | 'trial_end'
> & { readonly isTrialRefused?: boolean }

const URGENCY: readonly UsageLevel[] = ['used-up', 'few', 'warning']

/** The most important notice: the limit nearest to its end, of these kinds, or the rest of the trial. */
export function chooseNotice(plan: Known, usage: Usage, types: readonly UsageType[]): UsageNotice | null {
  if (plan.isSignedIn && plan.loading) return null
  if (plan.isTrialActive) {
    const { trialDaysRemaining: daysLeft, trial_end } = plan
    return { kind: 'trial', daysLeft, endsAtMs: Date.parse(trial_end ?? ''), isLastDay: daysLeft <= 1 }
  }
  if (plan.isPro) return null
  return mostUrgent(usage, types, !plan.isSignedIn) ?? ended(plan)
}

function ended({ isTrialExpired, isTrialRefused }: Known): UsageNotice | null {
  if (!isTrialExpired) return null
  return { kind: isTrialRefused ? 'trial-refused' : 'trial-expired' }
}

function mostUrgent(usage: Usage, types: readonly UsageType[], isGuest: boolean): LimitNotice | null {
  const limits = types.flatMap((type): readonly LimitNotice[] => {
    const { used, limit } = usage.counters[type]
    const level = judgeUsage(used, limit)
    if (limit === null || level === 'plenty') return []
    return [{ kind: 'limit', level, type, used, limit, resetsAtMs: usage.resetsAtMs, isGuest }]
  })
  return limits.toSorted((one, other) => URGENCY.indexOf(one.level) - URGENCY.indexOf(other.level))[0] ?? null
}
