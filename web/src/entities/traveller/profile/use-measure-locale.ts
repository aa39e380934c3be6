import { usePageConfig } from '../../../api/page-config.tsx'
import { withUnits } from '../../../text/measure.ts'
import { useProfile } from './use-profile.ts'

/** The locale for temperature, rain and distances, with the units of the profile. */
export function useMeasureLocale(): string {
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  return profile.units === null ? locale : withUnits(locale, profile.units)
}
