import type { DisruptionNotOwed } from '@app/domain/passenger-rights'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { RouteIllustration } from '../../entities/map/drawing/route-illustration.tsx'
import { formatDistance } from '../../text/format.ts'
import { Ticket } from '../../ui/ticket.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { questionLink } from './delay-question.ts'
import { NeedsFactVerdict } from './needs-fact-verdict.tsx'
import { OwedVerdict } from './owed-verdict.tsx'
import { VerdictFacts } from './verdict-facts.tsx'

/** The answer as a claim stub: the journey, the verdict, and below the perforation the facts. */
export function DelayVerdict({ claim }: { claim: AnsweredClaim }) {
  const { locale } = usePageConfig()
  const { report, from, to, illustration } = claim
  return (
    <Ticket stub={<VerdictFacts claim={claim} locale={locale} />}>
      <RouteIllustration
        illustration={illustration}
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
        {report.assessment.besides.length > 0 && (
          <p className="mt-5 max-w-[58ch] border-l-2 border-tide pl-3 text-small">{text('claim.besides')}</p>
        )}
        {report.isNearDistanceLimit && (
          <p className="mt-4 border-l-2 border-sun pl-3 text-small">{text('claim.near-limit')}</p>
        )}
      </div>
    </Ticket>
  )
}

function Verdict({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { assessment } = claim.report
  switch (assessment.kind) {
    case 'owed':
    case 'owed-share':
      return <OwedVerdict claim={claim} owed={assessment} locale={locale} />
    case 'not-owed':
      return <NotOwedVerdict claim={claim} because={assessment.because} />
    case 'needs-fact':
      return <NeedsFactVerdict claim={claim} assessment={assessment} locale={locale} />
  }
}

function NotOwedVerdict({ claim, because }: { claim: AnsweredClaim; because: DisruptionNotOwed }) {
  return (
    <>
      <p className="chart-label caps text-soft">{text('claim.not-owed.label')}</p>
      <h2 className="mt-2 text-title">{text(`claim.not-owed.${because}`)}</h2>
      <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.not-owed.${because}.note`)}</p>
      {because === 'rerouted-in-time' && (
        <Link
          to={questionLink(claim.question, { earlier: 'yes' })}
          preventScrollReset
          className="mt-2 inline-flex min-h-12 items-center font-medium text-tide underline"
        >
          {text(claim.question.notice === '7' ? 'claim.earlier.two-hours' : 'claim.earlier.hour')}
        </Link>
      )}
    </>
  )
}
