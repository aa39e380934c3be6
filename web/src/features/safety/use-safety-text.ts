import { usePageConfig } from '../../api/page-config.tsx'
import { localeOfWords } from '../../text/text-in.ts'
import { type SafetyText, safetyTextIn } from './text/safety-text.ts'

/** All texts of the page about emergencies, in the traveller's language. */
export function useSafetyText(): { readonly text: SafetyText; readonly locale: string } {
  const locale = localeOfWords(usePageConfig().locale)
  return { text: safetyTextIn(locale), locale }
}
