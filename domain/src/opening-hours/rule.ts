/** Minutes from midnight; an end after 24:00 is on the next day. */
export type Span = { readonly from: number; readonly to: number }

/** Months and days as `month * 100 + day`; a range from December to January wraps. */
export type DateRange = { readonly from: number; readonly to: number }

export type Rule = {
  /** Adds to the earlier rules of a day, instead of replacing them. */
  readonly isAddition: boolean
  readonly dates: readonly DateRange[]
  /** Monday is 0; null when no weekday is named. */
  readonly weekdays: ReadonlySet<number> | null
  readonly isForHolidays: boolean
  /** Empty: closed. */
  readonly spans: readonly Span[]
}
