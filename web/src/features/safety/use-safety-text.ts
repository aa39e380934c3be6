import { usePageConfig } from '../../api/page-config.tsx'
import { type SafetyText, safetyTextIn } from '../../text/safety/safety-text.ts'
import { localeOfWords } from '../../text/text-in.ts'

/** Everything that the page says about emergencies, in the traveller's language. */
export function useSafetyText(): { readonly text: SafetyText; readonly locale: string } {
  const locale = localeOfWords(usePageConfig().locale)
  return { text: safetyTextIn(locale), locale }
}
