import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { countryFactsText as text } from '../../text/country-facts.ts'
import { formatDate } from '../../text/format.ts'
import { ProofLine } from '../proof-line.tsx'

type Props = {
  readonly claim: Claim<unknown>
  /** Where the title of the source would be said twice. */
  readonly title?: string
}

const WORDS = { verified: text('status.verified'), stale: text('status.stale'), unknown: text('status.unknown') }

export function ClaimLine({ claim, title }: Props) {
  const { locale } = usePageConfig()
  return <ProofLine claim={claim} title={title} words={WORDS} day={formatDate(claim.checkedAt, locale)} />
}
