import type { BudgetPlan } from '@app/domain/budget-plan'
import type { RateTable } from '@app/domain/currency-conversion'
import { GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { guideClaim } from '@app/domain/guide'
import { calendarDate, type CalendarDate, type Claim, claimOn, type Source } from '@app/domain/kernel'

/** Where the figures of an estimate come from. */
export type Basis = {
  readonly guide: Claim<null>
  /** Null where no official table names the place. */
  readonly allowance: Claim<null> | null
  /** Whether that table has seasons; null without a month. */
  readonly season: 'counted' | 'unknown' | 'dear' | null
  /** Null when nothing was converted. */
  readonly rate: Claim<null> | null
}

type Known = {
  readonly rates: RateTable
  readonly rateSource: Source
  readonly allowances: { readonly source: Source; readonly checkedAt: CalendarDate }
  readonly isDearMonth: boolean
}

export function basisOf(plan: BudgetPlan, { rates, rateSource, allowances, isDearMonth }: Known): Basis {
  const { guide, factors, lodgingByMonth } = plan.place
  const today = calendarDate(new Date().toISOString().slice(0, 10))
  const hasSeason = plan.month !== null && lodgingByMonth !== null
  const usesTable = hasSeason || factors.lodging !== 1 || factors.meals !== 1
  const rated = { value: null, source: rateSource, checkedAt: rates.date }
  return {
    guide: guideClaim(null, guide.asOf),
    allowance: usesTable ? claimOn({ value: null, ...allowances }, today, GOOD_FOR_DAYS.allowance) : null,
    season: plan.month === null ? null : hasSeason ? 'counted' : isDearMonth ? 'dear' : 'unknown',
    rate: guide.currency === plan.currency ? null : claimOn(rated, today, GOOD_FOR_DAYS.rates),
  }
}
