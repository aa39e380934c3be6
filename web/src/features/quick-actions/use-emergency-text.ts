import { countryNameIn } from '@app/domain/country-name'

import { usePageConfig } from '../../api/page-config.tsx'
import { localeOfWords } from '../../text/text-in.ts'
import { type EmergencyText, emergencyTextIn } from './emergency-text/emergency-text.ts'

export type LocalEmergencyText = {
  readonly text: EmergencyText
  /** For sentences, country names and dates; figures use the traveller's own locale. */
  readonly locale: string
  readonly nameOf: (country: string) => string
  readonly dateOf: (date: string) => string
}

/** All texts of the emergency dialog, in the traveller's language. */
export function useEmergencyText(): LocalEmergencyText {
  const locale = localeOfWords(usePageConfig().locale)
  return {
    text: emergencyTextIn(locale),
    locale,
    nameOf: (country) => countryNameIn(country, locale),
    dateOf: (date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  }
}
