import { withUnits } from '../../text/measure.ts'
import { usePageConfig } from '../page-config.tsx'
import { useProfile } from './use-profile.ts'

/** The locale for warmth, rain and distances: it carries the units that the profile asks for. */
export function useMeasureLocale(): string {
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  return profile.units === null ? locale : withUnits(locale, profile.units)
}
