import type { DisruptionNotOwed, Law } from '@app/domain/passenger-rights'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { RouteIllustration } from '../../entities/map/drawing/route-illustration.tsx'
import { formatDistance } from '../../text/format.ts'
import { Ticket } from '../../ui/ticket.tsx'
import { CareAnswer } from './care-answer.tsx'
import { DamagesVerdict } from './damages-verdict.tsx'
import { DeadlineClock } from './deadline-clock.tsx'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { questionLink } from './delay-question.ts'
import { EscalationLadder } from './escalation-ladder.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { ClaimLetter } from './letter/claim-letter.tsx'
import { NeedsFactVerdict } from './needs-fact-verdict.tsx'
import { OtherLaws } from './other-laws.tsx'
import { OtherRights } from './other-rights.tsx'
import { OwedVerdict } from './owed-verdict.tsx'
import { TrackClaim } from './track-claim.tsx'
import { VerdictFacts } from './verdict-facts.tsx'

/** The answer as a claim stub: the journey, the verdict, and below the perforation the facts. */
export function DelayVerdict({ claim }: { claim: AnsweredClaim }) {
  const { locale } = usePageConfig()
  const { report, from, to, illustration } = claim
  const isHere = claim.question.here === 'yes'
  const best = report.best.value
  const isCovered = !(best.kind === 'not-owed' && best.because === 'out-of-scope')
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
        {isHere && <CareAnswer claim={claim} locale={locale} />}
        <div className={isHere ? 'mt-10' : ''}>
          <Verdict claim={claim} locale={locale} />
        </div>
        {isCovered && <TrackClaim claim={claim} />}
        {report.isNearDistanceLimit && (
          <p className="mt-4 border-l-2 border-sun pl-3 text-small">{text('claim.near-limit')}</p>
        )}
        <OtherLaws claims={report.others} question={claim.question} locale={locale} />
        {!isHere && <CareAnswer claim={claim} locale={locale} />}
        {isCovered && <NextSteps claim={claim} locale={locale} />}
      </div>
    </Ticket>
  )
}

function NextSteps({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  return (
    <>
      <ClaimLetter claim={claim} />
      <EvidenceList event={claim.question.event} />
      <DeadlineClock claim={claim} locale={locale} />
      <EscalationLadder claim={claim} locale={locale} />
    </>
  )
}

function Verdict({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const assessment = claim.report.best.value
  switch (assessment.kind) {
    case 'owed':
    case 'owed-share':
      return <OwedVerdict claim={claim} owed={assessment} locale={locale} />
    case 'damages':
      return <DamagesVerdict claim={claim} limit={assessment.limit} locale={locale} />
    case 'not-owed':
      return <NotOwedVerdict claim={claim} because={assessment.because} />
    case 'needs-fact':
      return <NeedsFactVerdict claim={claim} assessment={assessment} locale={locale} />
  }
}

function NotOwedVerdict({ claim, because }: { claim: AnsweredClaim; because: DisruptionNotOwed }) {
  return (
    <>
      <p className="chart-label caps text-soft">
        {text(because === 'out-of-scope' ? 'claim.not-covered.label' : 'claim.not-owed.label')}
      </p>
      <h2 className="mt-2 text-title">{text(`claim.not-owed.${because}`)}</h2>
      <p className="mt-3 max-w-[58ch] text-soft">{text(`claim.not-owed.${because}.note`)}</p>
      <OtherRights rights={claim.report.best.value.besides} />
      {because === 'rerouted-in-time' && isEuropean(claim.report.best.value.law) && (
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

/** Only these two laws ask how early the other flight left. */
function isEuropean(law: Law): boolean {
  return law === 'EU261' || law === 'UK261'
}
