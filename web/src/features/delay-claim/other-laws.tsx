import type { Claim } from '@app/domain/kernel'
import type { DisruptionAssessment } from '@app/domain/passenger-rights'

import { formatShare } from '../../text/format.ts'
import { formatSum } from './claim-sum.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { DelayQuestion } from './delay-question.ts'
import { MissingFactChoices } from './missing-fact-choices.tsx'

type Props = {
  readonly claims: readonly Claim<DisruptionAssessment>[]
  readonly question: DelayQuestion
  readonly locale: string
}

/** Every other law that covers the same flight, so that the better one can be checked. */
export function OtherLaws({ claims, question, locale }: Props) {
  if (claims.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="other-laws">
      <h3 id="other-laws" className="chart-label caps font-sans text-soft">
        {text('claim.others')}
      </h3>
      <ul className="mt-2 border-t border-line">
        {claims.map((claim) => (
          <li key={claim.value.law} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]">
            <span className="font-medium">{text(`claim.law.${claim.value.law}`)}</span>
            <span className="tabular-nums sm:text-right">{outcomeOf(claim.value, locale)}</span>
            <a
              href={claim.source.url}
              rel="noopener"
              className="inline-flex min-h-7 items-center text-small text-tide underline sm:col-span-2"
            >
              {claim.source.title}
            </a>
            {claim.value.kind === 'needs-fact' && (
              <details className="sm:col-span-2">
                <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium text-tide underline">
                  {text(`claim.needs-fact.${claim.value.missing}`)}
                </summary>
                <MissingFactChoices missing={claim.value.missing} question={question} />
              </details>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[58ch] text-small text-soft">{text('claim.others.note')}</p>
    </section>
  )
}

function outcomeOf(assessment: DisruptionAssessment, locale: string): string {
  switch (assessment.kind) {
    case 'owed':
      return formatSum(assessment.amount, locale)
    case 'owed-share':
      return assessment.most
        ? text('claim.other.fare', {
            share: formatShare(assessment.percent, locale),
            most: formatSum(assessment.most, locale),
          })
        : text('claim.other.share', { share: formatShare(assessment.percent, locale) })
    case 'damages':
      return text('claim.other.damages', { limit: formatSum(assessment.limit, locale) })
    case 'needs-fact':
      return assessment.upTo
        ? text('claim.other.up-to', { amount: formatSum(assessment.upTo, locale) })
        : text('claim.other.depends')
    case 'not-owed':
      return text(`claim.not-owed.${assessment.because}`)
  }
}
