import type { DisruptionAssessment } from '@app/domain/passenger-rights'

import { ClaimAmount } from './claim-amount.tsx'
import { formatSum } from './claim-sum.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { MissingFactChoices } from './missing-fact-choices.tsx'
import { OtherRights } from './other-rights.tsx'

type Props = {
  readonly claim: AnsweredClaim
  readonly assessment: Extract<DisruptionAssessment, { kind: 'needs-fact' }>
  readonly locale: string
}

/** The deciding fact, each answer a link; and a next step for travellers who do not know it. */
export function NeedsFactVerdict({ claim, assessment: { missing, upTo, besides }, locale }: Props) {
  return (
    <>
      {upTo && (
        <>
          <p className="text-lead">{text('claim.needs-fact.label')}</p>
          <ClaimAmount isOpen>{formatSum(upTo, locale)}</ClaimAmount>
        </>
      )}
      <h2 className="mt-6 text-title">
        {text(
          missing === 'cause' && claim.question.event === 'cancellation'
            ? 'claim.needs-fact.cause.cancelled'
            : `claim.needs-fact.${missing}`,
        )}
      </h2>
      <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.needs-fact.${missing}.note`)}</p>
      <MissingFactChoices missing={missing} question={claim.question} />
      <OtherRights rights={besides} />
      {upTo && (
        <details className="mt-2">
          <summary className="flex min-h-12 cursor-pointer items-center font-medium text-tide underline">
            {text('claim.needs-fact.unsure')}
          </summary>
          <p className="max-w-[58ch] border-l-2 border-sun pl-3 text-small">
            {text(`claim.needs-fact.${missing}.unsure`, { amount: formatSum(upTo, locale) })}
          </p>
        </details>
      )}
    </>
  )
}
