export type KindFacts = {
  /** What a day has it for; `other` is a bed, a bank, a chemist: no stop of a plan. */
  readonly role: 'sight' | 'food' | 'drink' | 'other'
  readonly visitMinutes: number
  /** In the notation of OpenStreetMap; null where a kind has no pattern. */
  readonly usualHours: string | null
  readonly isIndoor: boolean | null
  /** Nobody sells a ticket for one; false says nothing of the price. */
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
