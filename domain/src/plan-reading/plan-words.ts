/** The words for reading a plan. A language is one file; all languages are tried at once, because people mix them. */
export type PlanWords = {
  /** Before or after a number: `Day 1`, `1. Tag`. */
  readonly day: readonly string[]
  /** From the first to the seventh: `first day`, `premier jour`. */
  readonly ordinals: readonly string[]
  /** From one to twelve: `day one`, `half past nine`. */
  readonly numbers: readonly string[]
  /** Monday first; each in every spelling, split by `|`. */
  readonly weekdays: readonly string[]
  /** January first. */
  readonly months: readonly string[]
  readonly morning: readonly string[]
  readonly noon: readonly string[]
  readonly afternoon: readonly string[]
  readonly evening: readonly string[]
  readonly breakfast: readonly string[]
  readonly lunch: readonly string[]
  readonly dinner: readonly string[]
  readonly flight: readonly string[]
  readonly arrival: readonly string[]
  readonly departure: readonly string[]
  /** A transfer, which is not a stop of its own. */
  readonly moving: readonly string[]
  readonly resting: readonly string[]
  readonly lodging: readonly string[]
  /** Words before the name of a place. */
  readonly before: readonly string[]
  /** Before an hour: `at 9:00`, `um 9 Uhr`. */
  readonly at: readonly string[]
  /** The headings after which the plan has ended. */
  readonly aside: readonly string[]
  /** Between two hours: `9 to 11`. */
  readonly until: readonly string[]
  readonly hours: readonly string[]
  readonly minutes: readonly string[]
  /** Behind an hour: `9 Uhr`. */
  readonly clock: readonly string[]
}
