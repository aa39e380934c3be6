import { usePageConfig } from '../page-config.tsx'
import type { Units } from './profile.ts'
import { useProfile } from './use-profile.ts'

/** As the profile says; else nearly everybody measures in metres and Celsius. */
export function useUnits(): Units {
  const { profile } = useProfile()
  const { locale } = usePageConfig()
  return profile.units ?? (new Intl.Locale(locale).region === 'US' ? 'imperial' : 'metric')
}
