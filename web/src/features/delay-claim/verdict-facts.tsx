import type { Claim } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { claimText as text } from '../../text/claim.ts'
import { formatDate, formatDistance, formatDuration } from '../../text/format.ts'
import type { AnsweredClaim } from './delay-claim.ts'

/** Everything the verdict rests on, with where and when it was read. */
export function VerdictFacts({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { report, arrivalDelayMinutes, question } = claim
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <h3 className="chart-label caps font-sans text-soft">{text('claim.facts')}</h3>
        <dl className="mt-2">
          <Fact name={text('claim.facts.delay')}>{formatDuration(arrivalDelayMinutes, locale)}</Fact>
          <Fact name={text('claim.facts.cause')}>{text(`cause.${question.cause}`)}</Fact>
          {question.carrier && (
            <Fact name={text('claim.facts.carrier')}>
              {text(question.carrier === 'eea' ? 'claim.carrier.yes' : 'claim.carrier.no')}
            </Fact>
          )}
          <Fact name={text('claim.facts.distance')} claim={report.route} locale={locale}>
            {formatDistance(report.route.value.distanceKm, locale)}
          </Fact>
          <Fact name={text('claim.facts.rules')} claim={report.rules} locale={locale}>
            261/2004
          </Fact>
        </dl>
      </div>
      <div>
        <h3 className="chart-label caps font-sans text-soft">{text('claim.basis')}</h3>
        <ul className="mt-2">
          {report.assessment.basis.map(({ instrument, provision }) => (
            <li key={instrument + provision} className="border-b border-line py-2 text-small last:border-0">
              <span className="block font-medium">{provision}</span>
              <span className="text-soft">{instrument}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type FactProps = {
  readonly name: string
  readonly children: ReactNode
  readonly claim?: Claim<unknown>
  readonly locale?: string
}

function Fact({ name, children, claim, locale = 'en' }: FactProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-2 text-small last:border-0">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
      {claim && (
        <dd className="col-span-2 text-soft">
          <a href={claim.source.url} rel="noopener" className="inline-flex min-h-7 items-center text-tide underline">
            {claim.source.title}
          </a>
          , {text(`claim.status.${claim.status}`)}{' '}
          <time dateTime={claim.checkedAt}>{formatDate(claim.checkedAt, locale)}</time>
        </dd>
      )}
    </div>
  )
}
