/** The card is on this device only: it names illnesses, and nobody else has a reason to keep them. */
export type EmergencyCard = {
  /** Where the traveller goes: ISO 3166-1; null until chosen. */
  readonly country: string | null
  readonly name: string
  readonly bloodGroup: BloodGroup | null
  /** Keys of phrases, so that each exists in the local language. */
  readonly allergies: readonly Allergy[]
  readonly conditions: readonly Condition[]
  /** In the traveller's own words, which nobody translates. */
  readonly other: string
  readonly medicines: string
  readonly insurer: string
  readonly policy: string
  readonly insurerPhone: string
  readonly contactName: string
  readonly contactPhone: string
}

export const CARD_KEY = 'emergency-card'

export const BLOOD_GROUPS = ['O+', 'O−', 'A+', 'A−', 'B+', 'B−', 'AB+', 'AB−'] as const
export type BloodGroup = (typeof BLOOD_GROUPS)[number]

export const ALLERGIES = [
  'allergic-peanuts',
  'allergic-nuts',
  'allergic-milk',
  'allergic-eggs',
  'allergic-fish',
  'allergic-shellfish',
  'allergic-sesame',
  'allergic-soy',
  'no-gluten',
  'allergic-penicillin',
  'allergic-bees',
] as const
export type Allergy = (typeof ALLERGIES)[number]

export const CONDITIONS = ['diabetic', 'asthma', 'heart-condition', 'pregnant'] as const
export type Condition = (typeof CONDITIONS)[number]

export const LONGEST = { name: 60, other: 120, medicines: 160, insurer: 60, policy: 40, phone: 30 } as const

const EMPTY_CARD: EmergencyCard = {
  country: null,
  name: '',
  bloodGroup: null,
  allergies: [],
  conditions: [],
  other: '',
  medicines: '',
  insurer: '',
  policy: '',
  insurerPhone: '',
  contactName: '',
  contactPhone: '',
}

/** What this device stored, whichever version of the app wrote it. */
export function readCard(stored: unknown): EmergencyCard {
  if (typeof stored !== 'object' || stored === null) return EMPTY_CARD
  const kept = stored as Readonly<Record<string, unknown>>
  const line = (key: keyof EmergencyCard, longest: number): string => {
    const value = kept[key]
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const country = kept['country']
  const listed: readonly unknown[] = Array.isArray(kept['allergies']) ? kept['allergies'] : []
  const known: readonly unknown[] = Array.isArray(kept['conditions']) ? kept['conditions'] : []
  return {
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null,
    name: line('name', LONGEST.name),
    bloodGroup: BLOOD_GROUPS.find((group) => group === kept['bloodGroup']) ?? null,
    allergies: ALLERGIES.filter((key) => listed.includes(key)),
    conditions: CONDITIONS.filter((key) => known.includes(key)),
    other: line('other', LONGEST.other),
    medicines: line('medicines', LONGEST.medicines),
    insurer: line('insurer', LONGEST.insurer),
    policy: line('policy', LONGEST.policy),
    insurerPhone: line('insurerPhone', LONGEST.phone),
    contactName: line('contactName', LONGEST.name),
    contactPhone: line('contactPhone', LONGEST.phone),
  }
}

/** Keys of all phrases of the card; "even a small amount" belongs to food only. */
export function phrasesOf({ allergies, conditions }: EmergencyCard): readonly string[] {
  return [...allergies, ...conditions]
}

/** A number as a link dials it; null when it is too short to be one. */
export function dialled(phone: string): string | null {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.length >= 3 ? digits : null
}
