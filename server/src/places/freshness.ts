import { type CalendarDate, type Claim, claimOn, type Source } from '@app/domain/kernel'

/** After how many days a fact of this kind is shown as old, until somebody reads it again. */
const GOOD_FOR_DAYS = {
  /** Governments change their advice by the week. */
  advice: 30,
  entry: 90,
  health: 180,
  airports: 365,
  allowance: 365,
  burger: 365,
  holidays: 365,
  emergency: 365,
  sights: 730,
  /** Restaurants and hotels close. */
  tables: 365,
  power: 1095,
  cities: 1825,
  climate: 3650,
  plugs: 5475,
  shores: 7300,
} as const

export type Freshness = keyof typeof GOOD_FOR_DAYS

export type Dated = { readonly source: Source; readonly checkedAt: CalendarDate }

export type ClaimToday = <Value>(kind: Freshness, dated: Dated, value: Value) => Claim<Value>

export function claimsOn(today: CalendarDate): ClaimToday {
  return (kind, { source, checkedAt }, value) =>
    claimOn({ value, source: { title: source.title, url: source.url }, checkedAt }, today, GOOD_FOR_DAYS[kind])
}
