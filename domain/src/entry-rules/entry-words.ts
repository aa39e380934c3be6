/** The vocabulary of entry rules, shared by tables, API and pages. */
export type VisaRequirement =
  | 'visa-free'
  | 'visa-on-arrival'
  | 'eta'
  | 'e-visa'
  | 'visa-required'
  | 'no-admission'
  | 'own'

export type YellowFeverEntry =
  | 'not-required'
  | 'required-all'
  | 'required-from-risk'
  | 'required-from-risk-or-transit'
  | 'required-from-listed'
  | 'not-stated'

export type MalariaRisk = 'not-listed' | 'very-low' | 'some-areas-or-seasons' | 'some-areas-unspecified' | 'throughout'
