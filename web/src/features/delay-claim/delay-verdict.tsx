import type { Money } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { claimText as text } from '../../text/claim.ts'
import { formatDistance, formatDuration, formatMoney } from '../../text/format.ts'
import { RoutePlate } from '../../ui/chart/route-plate.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { ClaimLetter } from './claim-letter.tsx'
import type { AnsweredClaim } from './delay-claim.ts'
import { MissingFactChoices } from './missing-fact-choices.tsx'
import { VerdictFacts } from './verdict-facts.tsx'

/** The answer as a claim stub: the journey, the verdict, and under the perforation what it rests on. */
export function DelayVerdict({ claim }: { claim: AnsweredClaim }) {
  const { locale } = usePageConfig()
  const { report, from, to, plate } = claim
  return (
    <Ticket stub={<VerdictFacts claim={claim} locale={locale} />}>
      <RoutePlate
        plate={plate}
        from={from}
        to={to}
        label={text('claim.route', {
          from: from.name,
          to: to.name,
          distance: formatDistance(report.route.value.distanceKm, locale),
        })}
      />
      <div className="px-5 py-6 sm:px-7">
        <Verdict claim={claim} locale={locale} />
        {report.isNearDistanceLimit && (
          <p className="mt-4 border-l-2 border-sun pl-3 text-small">{text('claim.near-limit')}</p>
        )}
      </div>
    </Ticket>
  )
}

function Verdict({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { assessment, route } = claim.report
  switch (assessment.kind) {
    case 'owed':
      return (
        <>
          <h2 className="text-lead">{text('claim.owed.label')}</h2>
          <Amount amount={assessment.amount} locale={locale} />
          <p className="mt-3 text-small text-soft">{text('claim.owed.note')}</p>
          {!route.value.departsFromEea && <p className="mt-1 text-small text-soft">{text('claim.owed.into-eea')}</p>}
          <ClaimLetter
            from={claim.question.from}
            to={claim.question.to}
            delay={formatDuration(claim.arrivalDelayMinutes, locale)}
            amount={formatMoney(assessment.amount, locale)}
            basis={assessment.basis}
          />
        </>
      )
    case 'not-owed':
      return (
        <>
          <p className="chart-label caps text-soft">{text('claim.not-owed.label')}</p>
          <h2 className="mt-2 text-title">{text(`claim.not-owed.${assessment.because}`)}</h2>
          <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.not-owed.${assessment.because}.note`)}</p>
        </>
      )
    case 'needs-fact':
      return (
        <>
          <p className="text-lead">{text('claim.needs-fact.label')}</p>
          <Amount amount={assessment.upTo} locale={locale} isOpen />
          <h2 className="mt-6 text-title">{text(`claim.needs-fact.${assessment.missing}`)}</h2>
          <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.needs-fact.${assessment.missing}.note`)}</p>
          <MissingFactChoices missing={assessment.missing} question={claim.question} />
          <details className="mt-2">
            <summary className="flex min-h-12 cursor-pointer items-center font-medium text-tide underline">
              {text('claim.needs-fact.unsure')}
            </summary>
            <p className="max-w-[58ch] border-l-2 border-sun pl-3 text-small">
              {text(`claim.needs-fact.${assessment.missing}.unsure`, { amount: formatMoney(assessment.upTo, locale) })}
            </p>
          </details>
        </>
      )
  }
}

type AmountProps = { readonly amount: Money; readonly locale: string; readonly isOpen?: boolean }

function Amount({ amount, locale, isOpen = false }: AmountProps) {
  const colour = isOpen ? 'text-ink' : 'text-moss'
  return (
    <p className={`mt-1 font-display text-display font-[460] tracking-[-0.03em] tabular-nums ${colour}`}>
      {formatMoney(amount, locale)}
    </p>
  )
}
