import type { Database } from '@app/contracts/generated/database'

type Row = Database['public']['Tables']['profiles']['Row']

/** In the order of the page; the database has the same values. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'no-pork',
  'no-gluten',
  'no-lactose',
  'no-nuts',
  'no-seafood',
] as const
export type Diet = (typeof DIETS)[number]

export const MOBILITY_NEEDS = [
  'wheelchair',
  'no-stairs',
  'short-walks',
  'pushchair',
  'low-vision',
  'hard-of-hearing',
] as const
export type MobilityNeed = (typeof MOBILITY_NEEDS)[number]

export type Units = 'metric' | 'imperial'

/** The traveller's preferences, so that no tool has to ask again. Null and empty mean unset. */
export type Profile = {
  readonly fullName: string | null
  readonly avatarUrl: string | null
  /** IATA. */
  readonly homeAirport: string | null
  /** ISO 3166; the first is the default. */
  readonly passports: readonly string[]
  /** ISO 639; the best spoken first. */
  readonly languages: readonly string[]
  /** ISO 4217. */
  readonly currency: string | null
  /** Null follows the device; `useUnits` decides. */
  readonly units: Units | null
  readonly diet: readonly Diet[]
  readonly mobility: readonly MobilityNeed[]
  /** Keys of phrases, in the order in which they were marked. */
  readonly phrases: readonly string[]
}

export const EMPTY_PROFILE: Profile = {
  fullName: null,
  avatarUrl: null,
  homeAirport: null,
  passports: [],
  languages: [],
  currency: null,
  units: null,
  diet: [],
  mobility: [],
  phrases: [],
}

export const PROFILE_COLUMNS =
  'full_name, avatar_url, home_airport, passports, languages, currency, units, diet, mobility, favourite_phrases' as const

export type ProfileRow = Pick<
  Row,
  | 'full_name'
  | 'avatar_url'
  | 'home_airport'
  | 'passports'
  | 'languages'
  | 'currency'
  | 'units'
  | 'diet'
  | 'mobility'
  | 'favourite_phrases'
>

/** A copy of an older version of the app may lack columns. */
export function readProfile(row: Partial<ProfileRow>): Profile {
  return {
    fullName: row.full_name ?? null,
    avatarUrl: row.avatar_url ?? null,
    homeAirport: row.home_airport ?? null,
    passports: row.passports ?? [],
    languages: row.languages ?? [],
    currency: row.currency ?? null,
    units: row.units === 'metric' || row.units === 'imperial' ? row.units : null,
    diet: DIETS.filter((diet) => row.diet?.includes(diet)),
    mobility: MOBILITY_NEEDS.filter((need) => row.mobility?.includes(need)),
    phrases: row.favourite_phrases ?? [],
  }
}

const COLUMN_OF = {
  fullName: 'full_name',
  avatarUrl: 'avatar_url',
  homeAirport: 'home_airport',
  passports: 'passports',
  languages: 'languages',
  currency: 'currency',
  units: 'units',
  diet: 'diet',
  mobility: 'mobility',
  phrases: 'favourite_phrases',
} as const satisfies Record<keyof Profile, keyof ProfileRow>

/** Only given fields are written: another device may have changed the rest meanwhile. */
export function toColumns(changes: Partial<Profile>): Partial<ProfileRow> {
  const entries = Object.entries(changes) as [keyof Profile, unknown][]
  return Object.fromEntries(entries.map(([field, value]) => [COLUMN_OF[field], value])) as Partial<ProfileRow>
}
