import { calendarDate } from '@app/domain/kernel'
import type { PhraseLanguage } from '@app/domain/travel-phrases'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { translateText as text } from './phrasebook-text.ts'

/** Who has read these words, in plain words. */
export function ReviewLine({ language: { code, reviewedOn } }: { readonly language: PhraseLanguage }) {
  const { locale } = usePageConfig()
  return <p>{wordsOf()}</p>

  function wordsOf(): string {
    if (code === 'en') return text('original')
    return reviewedOn === null
      ? text('written')
      : text('reviewed', { date: formatDate(calendarDate(reviewedOn), locale) })
  }
}
