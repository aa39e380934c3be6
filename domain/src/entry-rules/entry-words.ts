/** What a border asks, in the words of our tables; the tables, the wire and the pages share them. */
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
