import type { Claim } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { ProofLine } from '../../ui/proof-line.tsx'

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
