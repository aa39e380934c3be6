/** Minutes from midnight; an end after 24:00 runs into the next day. */
export type Span = { readonly from: number; readonly to: number }

/** Months and days as `month * 100 + day`; a range from December to January wraps. */
export type DateRange = { readonly from: number; readonly to: number }

export type Rule = {
  /** Adds to what the rules before it say of a day, instead of taking its place. */
  readonly isAddition: boolean
  readonly dates: readonly DateRange[]
  /** Monday is 0; null where no day of the week is named. */
  readonly weekdays: ReadonlySet<number> | null
  readonly isForHolidays: boolean
  /** None: closed. */
  readonly spans: readonly Span[]
}
