/** Rule ids (EN-1…) are those of docs/domain/place-guide.md. */

export type ValidityRule = {
  /** How long the passport must be valid; 0 is for the stay alone. */
  readonly validity: number
  readonly unit: 'days' | 'months'
  readonly countedFrom: 'arrival' | 'departure' | 'visa application'
  readonly blankPages: number | null
  readonly isIssuedWithinTenYears: boolean
}

const DAYS_PER_MONTH = 30

/**
 * EN-1: governments describe one border differently to their own citizens, so the strictest rule is the safe one: the
 * most days, and of equal ones the one counted from the later day. Pages and passport age are the maximum of all.
 */
export function strictestValidity<Rule extends ValidityRule>(
  rules: readonly Rule[],
): { readonly rule: Rule; readonly blankPages: number | null; readonly isIssuedWithinTenYears: boolean } | null {
  const [rule] = rules.toSorted((a, b) => daysOf(b) - daysOf(a) || lateness(b) - lateness(a))
  if (!rule) return null
  const pages = rules.flatMap(({ blankPages }) => blankPages ?? [])
  return {
    rule,
    blankPages: pages.length > 0 ? Math.max(...pages) : null,
    isIssuedWithinTenYears: rules.some(({ isIssuedWithinTenYears }) => isIssuedWithinTenYears),
  }
}

function daysOf({ validity, unit }: ValidityRule): number {
  return validity * (unit === 'months' ? DAYS_PER_MONTH : 1)
}

function lateness({ countedFrom }: ValidityRule): number {
  return ['visa application', 'arrival', 'departure'].indexOf(countedFrom)
}
