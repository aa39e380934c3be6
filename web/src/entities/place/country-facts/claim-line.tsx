import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDate } from '../../../text/format.ts'
import { countryFactsText as text } from './country-facts-text.ts'
import { ProofLine, type ProofWords } from './proof-line.tsx'

type Props = {
  readonly claim: Claim<unknown>
  /** Empty when the source's title would be repeated. */
  readonly title?: string
}

const WORDS: ProofWords = {
  verified: text('status.verified'),
  editorial: (month) => text('status.editorial', { month }),
  stale: text('status.stale'),
  unknown: text('status.unknown'),
}

export function ClaimLine({ claim, title }: Props) {
  const { locale } = usePageConfig()
  return (
    <ProofLine claim={claim} title={title} words={WORDS} day={formatDate(claim.checkedAt, locale)} locale={locale} />
  )
}
