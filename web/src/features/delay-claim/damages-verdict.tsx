import type { Money } from '@app/domain/kernel'

import { ClaimAmount } from './claim-amount.tsx'
import { formatSum } from './claim-sum.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { OtherRights } from './other-rights.tsx'

type Props = { readonly claim: AnsweredClaim; readonly limit: Money; readonly locale: string }

/** No sum is due by itself: what it has cost counts, up to the limit, and receipts prove it. */
export function DamagesVerdict({ claim, limit, locale }: Props) {
  return (
    <>
      <h2 className="text-lead">{text('claim.damages.label')}</h2>
      <ClaimAmount isOpen>{formatSum(limit, locale)}</ClaimAmount>
      <p className="mt-2 max-w-[58ch] text-small text-soft">
        {text(claim.question.event === 'baggage' ? 'claim.damages.bag' : 'claim.damages.note')}
      </p>
      {limit.currency === 'XDR' && <p className="mt-2 max-w-[58ch] text-small text-soft">{text('claim.sdr')}</p>}
      <OtherRights rights={claim.report.best.value.besides} />
    </>
  )
}
