import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { useProfile } from './use-profile.ts'

type Nationality = {
  /** ISO 3166-1; null until the traveller has said it, here or in the profile. */
  readonly nationality: string | null
  readonly choose: (country: string) => void
}

/** Which passport the traveller holds: as chosen on this device, else the first of the profile. */
export function useNationality(): Nationality {
  const [kept, keep] = useStoredValue('nationality', readCountry)
  const [own] = useProfile().profile.passports
  return { nationality: kept ?? own ?? null, choose: keep }
}

export function readCountry(stored: unknown): string | null {
  return typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : null
}
