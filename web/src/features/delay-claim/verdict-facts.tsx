import type { Claim } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { formatDate, formatDistance, formatDuration } from '../../text/format.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { flightDateOf, hasCause } from './delay-question.ts'

/** All facts of the verdict, with their sources and dates. */
export function VerdictFacts({ claim, locale }: { claim: AnsweredClaim; locale: string }) {
  const { report } = claim
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <h3 className="chart-label caps font-sans text-soft">{text('claim.facts')}</h3>
        <dl className="mt-2">
          <Asked claim={claim} locale={locale} />
          <Fact name={text('claim.facts.distance')} claim={report.route} locale={locale}>
            {formatDistance(report.route.value.distanceKm, locale)}
          </Fact>
          <Fact name={text('claim.facts.rules')} claim={report.best} locale={locale}>
            {text(`claim.law.${report.best.value.law}`)}
          </Fact>
        </dl>
      </div>
      <div>
        <h3 className="chart-label caps font-sans text-soft">{text('claim.basis')}</h3>
        <ul className="mt-2">
          {report.best.value.basis.map(({ instrument, provision }) => (
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

/** The traveller's statements, as far as this event needs them. */
function Asked({ claim: { question, arrivalDelayMinutes }, locale }: { claim: AnsweredClaim; locale: string }) {
  const { event, cause, notice, other, earlier, carrier, size, booking, bag } = question
  const date = flightDateOf(question)
  const isAnother = event === 'cancellation' || event === 'denied-boarding'
  return (
    <>
      {date && <Fact name={text('claim.facts.date')}>{formatDate(date, locale)}</Fact>}
      {event !== 'delay' && <Fact name={text('claim.facts.event')}>{text(`claim.event.${event}`)}</Fact>}
      {event === 'cancellation' && notice && (
        <Fact name={text('claim.facts.notice')}>{text(`claim.notice.${notice}`)}</Fact>
      )}
      {isAnother && other && <Fact name={text('claim.facts.other')}>{text('claim.facts.other.none')}</Fact>}
      {arrivalDelayMinutes !== null && (
        <Fact name={text(isAnother ? 'claim.facts.later' : 'claim.facts.delay')}>
          {formatDuration(arrivalDelayMinutes, locale)}
        </Fact>
      )}
      {event === 'cancellation' && earlier && (
        <Fact name={text('claim.facts.other')}>{text('claim.facts.other.earlier')}</Fact>
      )}
      {hasCause(event) && <Fact name={text('claim.facts.cause')}>{text(`cause.${cause}`)}</Fact>}
      {event === 'baggage' && bag && <Fact name={text('claim.facts.bag')}>{text(`claim.bag.${bag}`)}</Fact>}
      {event === 'missed-connection' && booking && (
        <Fact name={text('claim.facts.booking')}>{text(`claim.booking.${booking}`)}</Fact>
      )}
      {size && <Fact name={text('claim.facts.size')}>{text(`claim.size.${size}`)}</Fact>}
      {carrier && <Fact name={text('claim.facts.carrier')}>{text(`claim.carrier.${carrier}`)}</Fact>}
    </>
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
