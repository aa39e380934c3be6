import type { VisaRequirement } from './entry-words.ts'

/** What one passport meets at a border; `isFree`: free movement, without a limit of days. */
export type EntryTerms = {
  readonly requirement: VisaRequirement
  readonly days: number | null
  readonly isFree: boolean
}

/** The easiest first: what can be done at home on a phone comes before a visit to an embassy. */
const EASE: readonly VisaRequirement[] = [
  ...(['own', 'visa-free', 'eta', 'visa-on-arrival', 'e-visa', 'visa-required', 'no-admission'] as const),
]

/**
 * EN-10: below zero when the first is easier, above when the second is; of the same requirement the one with more days.
 * An unknown number of days is no advantage and no drawback.
 */
export function compareEntry(a: EntryTerms, b: EntryTerms): number {
  const byRule = rankOf(a) - rankOf(b)
  if (byRule !== 0 || a.isFree || a.days === null || b.days === null) return byRule
  return b.days - a.days
}

function rankOf({ requirement, isFree }: EntryTerms): number {
  // Between the right of a citizen and that of a visitor.
  return isFree ? 0.5 : EASE.indexOf(requirement)
}
