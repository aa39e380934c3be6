import { half } from '@app/domain/kernel'
import type { DisruptionAssessment } from '@app/domain/passenger-rights'

import { formatDuration, formatMoney, formatShare } from '../../text/format.ts'
import { ClaimAmount } from './claim-amount.tsx'
import { ClaimLetter } from './claim-letter.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'

type Props = {
  readonly claim: AnsweredClaim
  readonly owed: Extract<DisruptionAssessment, { kind: 'owed' | 'owed-share' }>
  readonly locale: string
}

export function OwedVerdict({ claim, owed, locale }: Props) {
  const { event } = claim.question
  const { departsFromEea, departsFromUk } = claim.report.route.value
  return (
    <>
      <h2 className="text-lead">{text('claim.owed.label')}</h2>
      <ClaimAmount>
        {owed.kind === 'owed' ? formatMoney(owed.amount, locale) : formatShare(owed.percent, locale)}
      </ClaimAmount>
      <Note>{text(owed.kind === 'owed' ? 'claim.owed.note' : 'claim.owed.share.note')}</Note>
      {owed.kind === 'owed' && owed.halvedWithinMinutes !== null && (
        <Note>
          {text('claim.owed.halved', {
            amount: formatMoney(half(owed.amount), locale),
            within: formatDuration(owed.halvedWithinMinutes, locale),
          })}
        </Note>
      )}
      {event === 'denied-boarding' && <Note>{text('claim.owed.denied-boarding')}</Note>}
      {!departsFromEea && !departsFromUk && <Note>{text('claim.owed.into-eea')}</Note>}
      <ClaimLetter claim={claim} owed={owed} locale={locale} />
    </>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 max-w-[58ch] text-small text-soft">{children}</p>
}
