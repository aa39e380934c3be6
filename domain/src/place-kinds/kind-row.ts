export type KindFacts = {
  /** The role in a day; `other`, such as a bank or a pharmacy, is never a stop of a plan. */
  readonly role: 'sight' | 'food' | 'drink' | 'other'
  readonly visitMinutes: number
  /** In OpenStreetMap notation; null for a kind without usual hours. */
  readonly usualHours: string | null
  readonly isIndoor: boolean | null
  /** True if such places never charge; false means unknown. */
  readonly isFree: boolean
}

/** The same in one line of the table. */
export type KindRow = readonly [
  role: KindFacts['role'],
  visitMinutes: number,
  usualHours: string | null,
  isIndoor: boolean | null,
  isFree: boolean,
]
