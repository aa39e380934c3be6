import { half } from '@app/domain/kernel'
import type { DisruptionAssessment } from '@app/domain/passenger-rights'

import { formatDuration, formatShare } from '../../text/format.ts'
import { ClaimAmount } from './claim-amount.tsx'
import { formatSum } from './claim-sum.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { OtherRights } from './other-rights.tsx'

type Props = {
  readonly claim: AnsweredClaim
  readonly owed: Extract<DisruptionAssessment, { kind: 'owed' | 'owed-share' }>
  readonly locale: string
}

export function OwedVerdict({ claim, owed, locale }: Props) {
  const { event } = claim.question
  const isInto = intoEurope(claim)
  return (
    <>
      <h2 className="text-lead">{text('claim.owed.label')}</h2>
      <ClaimAmount>
        {owed.kind === 'owed' ? formatSum(owed.amount, locale) : formatShare(owed.percent, locale)}
      </ClaimAmount>
      {owed.kind === 'owed' && <Note>{text('claim.owed.note')}</Note>}
      {owed.kind === 'owed-share' && (
        <Note>
          {owed.most
            ? text('claim.owed.fare.note', { most: formatSum(owed.most, locale) })
            : text('claim.owed.share.note')}
        </Note>
      )}
      {owed.kind === 'owed' && owed.halvedWithinMinutes !== null && (
        <Note>
          {text('claim.owed.halved', {
            amount: formatSum(half(owed.amount), locale),
            within: formatDuration(owed.halvedWithinMinutes, locale),
          })}
        </Note>
      )}
      {event === 'denied-boarding' && <Note>{text('claim.owed.denied-boarding')}</Note>}
      {isInto && <Note>{text('claim.owed.into-eea')}</Note>}
      <OtherRights rights={owed.besides} />
    </>
  )
}

/** Article 3(1)(b) asks what the country of departure already gave. */
function intoEurope({ report: { best, route } }: AnsweredClaim): boolean {
  const { departsFromEea, departsFromUk } = route.value
  return (best.value.law === 'EU261' || best.value.law === 'UK261') && !departsFromEea && !departsFromUk
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 max-w-[58ch] text-small text-soft">{children}</p>
}
