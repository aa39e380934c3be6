import { usePageConfig } from '../../api/page-config.tsx'
import { claimText as text } from '../../text/claim.ts'
import { formatDistance } from '../../text/format.ts'
import { RoutePlate } from '../../ui/chart/route-plate.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import type { AnsweredClaim } from './delay-claim.ts'
import { NeedsFactVerdict } from './needs-fact-verdict.tsx'
import { NotOwedVerdict } from './not-owed-verdict.tsx'
import { OwedVerdict } from './owed-verdict.tsx'
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
