/** Sentences of the emergency answer. Country names follow a colon or are in brackets, so they need no article. */
export type EmergencyWords = {
  readonly unknown: string
  /** Between two numbers that both work. */
  readonly or: string
  readonly atSea: string
  readonly atSeaNear: (countries: string) => string
  readonly nearBorder: (country: string, others: string) => string
  readonly numbers: (to: {
    readonly police: string
    readonly medical: string
    readonly fire: string
    readonly all: string
  }) => string
  readonly hospital: (text: string) => string
  readonly embassy: (text: string) => string
  readonly hospitalsUnknown: string
  readonly hospitalsNone: string
  readonly mapOf: (date: string) => string
  readonly whoseEmbassy: string
  readonly embassiesNone: string
  readonly checkedAt: (found: string, date: string) => string
  readonly local: (languages: string, callingCodes: string) => string
  readonly kinds: Readonly<Record<MissionKind, string>>
}

type MissionKind =
  | 'embassy'
  | 'high-commission'
  | 'consulate-general'
  | 'consulate'
  | 'honorary-consulate'
  | 'de-facto-embassy'
  | 'de-facto-consulate'
  | 'nunciature'
  | 'office'

export const en: EmergencyWords = {
  unknown: 'Not known',
  or: ' or ',
  atSea: 'No country: at sea, or beyond every border',
  atSeaNear: (countries) => `No country: at sea, or beyond every border, near ${countries}`,
  nearBorder: (country, others) => `${country}, near the border with ${others}`,
  numbers: ({ police, medical, fire, all }) =>
    `Police: ${police}. Ambulance: ${medical}. Fire: ${fire}. One number for all: ${all}.`,
  hospital: (text) => `Hospital: ${text}`,
  embassy: (text) => `Embassy: ${text}`,
  hospitalsUnknown: 'Not known here. The ambulance number knows the nearest.',
  hospitalsNone: 'None on our map of this area. The ambulance number knows the nearest.',
  mapOf: (date) => `map of ${date}`,
  whoseEmbassy: 'Say which country you are from to see where its embassy is.',
  embassiesNone: 'None known',
  checkedAt: (found, date) => `${found} (as of ${date}; check before you go)`,
  local: (languages, callingCodes) => `Languages: ${languages}. Calling code: ${callingCodes}.`,
  kinds: {
    embassy: 'Embassy',
    'high-commission': 'High commission',
    'consulate-general': 'Consulate general',
    consulate: 'Consulate',
    'honorary-consulate': 'Honorary consulate',
    'de-facto-embassy': 'Representation',
    'de-facto-consulate': 'Representation',
    nunciature: 'Nunciature',
    office: 'Office',
  },
}
