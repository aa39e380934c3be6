import { type FactKind, GOOD_FOR_DAYS } from '@app/domain/fact-age'
import { type CalendarDate, type Claim, claimOn, type Source } from '@app/domain/kernel'

export type Dated = { readonly source: Source; readonly checkedAt: CalendarDate }

export type ClaimToday = <Value>(kind: FactKind, dated: Dated, value: Value) => Claim<Value>

export function claimsOn(today: CalendarDate): ClaimToday {
  return (kind, { source, checkedAt }, value) =>
    claimOn({ value, source: { title: source.title, url: source.url }, checkedAt }, today, GOOD_FOR_DAYS[kind])
}
