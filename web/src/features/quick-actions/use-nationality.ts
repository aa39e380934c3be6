import { useProfile } from '../../api/profile/use-profile.ts'
import { useKept } from '../../device/use-kept.ts'

export type Nationality = {
  readonly nationality: string | null
  /** Read from the language of the device, which is a guess until somebody says so. */
  readonly isSuggested: boolean
  readonly choose: (country: string) => void
}

export function useNationality(): Nationality {
  const [kept, keep] = useKept('nationality', readCountry)
  const [own] = useProfile().profile.passports
  const known = kept ?? own ?? null
  return { nationality: known ?? suggestedCountry(), isSuggested: known === null, choose: keep }
}

function readCountry(stored: unknown): string | null {
  return typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : null
}

/** Only where the language names a country itself: plain English may be anybody's. */
function suggestedCountry(): string | null {
  try {
    return readCountry(new Intl.Locale(navigator.language).region)
  } catch {
    return null
  }
}
