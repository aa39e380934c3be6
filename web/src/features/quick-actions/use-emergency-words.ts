import { countryNameIn } from '@app/domain/country-name'

import { usePageConfig } from '../../api/page-config.tsx'
import { type EmergencyText, emergencyTextIn } from '../../text/emergency/emergency-text.ts'
import { localeOfWords } from '../../text/text-in.ts'

export type EmergencyWords = {
  readonly text: EmergencyText
  /** Of the sentences, country names and dates; figures follow the traveller's own locale. */
  readonly locale: string
  readonly nameOf: (country: string) => string
  readonly dateOf: (date: string) => string
}

/** Everything that the emergency dialog says, in the traveller's language. */
export function useEmergencyWords(): EmergencyWords {
  const locale = localeOfWords(usePageConfig().locale)
  return {
    text: emergencyTextIn(locale),
    locale,
    nameOf: (country) => countryNameIn(country, locale),
    dateOf: (date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  }
}
